/// The images of a search bar, and its bookmark and results list buttons.
@MainActor
final class SearchBarIcons {
    private struct Key: Hashable {
        let icon: UISearchBar.Icon
        let state: UIControl.State
    }

    private unowned let bar: UISearchBar
    private let field: UISearchTextField
    private var images: [Key: UIImage] = [:]
    private lazy var ownGlass = (field.leftView as? UIImageView)?.image
    private lazy var bookmark = makeButton(LocalizedStrings.text("Bookmarks")) { $0.delegate?.searchBarBookmarkButtonClicked($0) }
    private lazy var results = makeButton(LocalizedStrings.text("Results")) { $0.delegate?.searchBarResultsListButtonClicked($0) }

    init(bar: UISearchBar, field: UISearchTextField) {
        self.bar = bar
        self.field = field
    }

    var showsBookmark = false { didSet { if showsBookmark != oldValue { buttonDidChange() } } }
    /// Whether the results list button is shown. It replaces the bookmark button.
    var showsResults = false { didSet { if showsResults != oldValue { buttonDidChange() } } }
    var areResultsSelected = false { didSet { if showsResults { results.isSelected = areResultsSelected } } }

    private func buttonDidChange() {
        if showsBookmark || showsResults { showButtonImages() }
        results.isSelected = areResultsSelected
        field.rightView = showsResults ? results : showsBookmark ? bookmark : nil
        textDidChange()
    }

    /// Shows the button only while the field is empty, because the clear button appears at the same position.
    func textDidChange() {
        guard showsBookmark || showsResults else { return }
        field.rightViewMode = (field.text ?? "").isEmpty ? .always : .never
    }

    func image(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? { images[Key(icon: icon, state: state)] }

    func set(_ image: UIImage?, for icon: UISearchBar.Icon, _ state: UIControl.State) {
        images[Key(icon: icon, state: state)] = image
        switch icon {
        case .search:
            guard let view = field.leftView as? UIImageView else { return }
            let own = ownGlass
            view.image = self.image(.search, .normal) ?? own
        case .clear:
            for state in [UIControl.State.normal, .highlighted] {
                field.clearButton.setImage(self.image(.clear, state) ?? (state == .normal ? UITextField.clearPicture : nil), for: state)
            }
        case .bookmark, .resultsList: if showsBookmark || showsResults { showButtonImages() }
        }
    }

    private func makeButton(_ label: String, _ action: @escaping @MainActor (UISearchBar) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = label
        button.addAction(UIAction { [weak bar] _ in if let bar { action(bar) } }, for: .touchUpInside)
        return button
    }

    private func showButtonImages() {
        for state in [UIControl.State.normal, .highlighted, .selected] {
            if showsResults { results.setImage(image(.resultsList, state) ?? Self.results(in: state), for: state) }
            guard showsBookmark else { continue }
            bookmark.setImage(image(.bookmark, state) ?? (state == .normal ? UIImage(systemName: "book") : nil), for: state)
        }
    }

    private static func results(in state: UIControl.State) -> UIImage? {
        switch state {
        case .normal: UIImage(systemName: "chevron.down.circle")
        case .selected: UIImage(systemName: "chevron.up.circle")
        default: nil
        }
    }
}
