/// The images and the bookmark button of a search bar.
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
    private lazy var bookmark = makeBookmark()

    init(bar: UISearchBar, field: UISearchTextField) {
        self.bar = bar
        self.field = field
    }

    var showsBookmark = false {
        didSet {
            guard showsBookmark != oldValue else { return }
            field.rightView = showsBookmark ? bookmark : nil
            textDidChange()
        }
    }

    /// Shows the bookmark button only while the field is empty, because the clear button appears at the same position.
    func textDidChange() {
        guard showsBookmark else { return }
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
        case .bookmark: if showsBookmark { showBookmarkImages() }
        case .resultsList: break
        }
    }

    private func makeBookmark() -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = LocalizedStrings.text("Bookmarks")
        button.addAction(
            UIAction { [weak bar] _ in
                guard let bar else { return }
                bar.delegate?.searchBarBookmarkButtonClicked(bar)
            }, for: .touchUpInside)
        bookmark = button
        showBookmarkImages()
        return button
    }

    private func showBookmarkImages() {
        bookmark.setImage(image(.bookmark, .normal) ?? UIImage(systemName: "book"), for: .normal)
        bookmark.setImage(image(.bookmark, .highlighted), for: .highlighted)
    }
}
