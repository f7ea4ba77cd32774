import CoreGraphics
import Foundation

/// The bar of a find interaction: fields for the query and its replacement, the number of results, and buttons.
@MainActor
final class FindBar: UIView, OverlayView, UITextFieldDelegate {
    private weak var interaction: UIFindInteraction?
    private let session: UIFindSession
    private let field = UISearchTextField(frame: .zero)
    private let replacement = UITextField(frame: .zero)
    private let count = UILabel()
    private let backwardButton = UIButton(type: .system)
    private let forwardButton = UIButton(type: .system)
    private let options = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let replace = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)
    private let line = UIView()
    private var frameObservation: NSKeyValueObservation?

    private static let rowHeight: CGFloat = 52
    private static let fieldHeight: CGFloat = 36
    private static let margin: CGFloat = 12
    private static let buttonSide: CGFloat = 40

    var overlayLevel: OverlayLevel { .inputViews }

    init(interaction: UIFindInteraction, session: UIFindSession) {
        self.interaction = interaction
        self.session = session
        super.init(frame: .zero)
        setUp()
    }

    required init?(coder: NSCoder) { nil }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        count.font = .systemFont(ofSize: 13)
        count.textColor = .secondaryLabel
        count.textAlignment = .center
        replacement.borderStyle = .roundedRect
        field.placeholder = LocalizedStrings.text("Find")
        replacement.placeholder = LocalizedStrings.text("Replace")
        field.delegate = self
        replacement.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.interaction?.search() }, for: .editingChanged)
        setUp(backwardButton, symbol: "chevron.up", LocalizedStrings.text("Previous")) { [weak self] in self?.interaction?.findPrevious() }
        setUp(forwardButton, symbol: "chevron.down", LocalizedStrings.text("Next")) { [weak self] in self?.interaction?.findNext() }
        setUp(done, title: LocalizedStrings.text("Done")) { [weak self] in self?.interaction?.dismissFindNavigator() }
        setUp(replace, title: LocalizedStrings.text("Replace")) { [weak self] in self?.interaction?.replace(all: false) }
        setUp(replaceAll, title: LocalizedStrings.text("Replace All")) { [weak self] in self?.interaction?.replace(all: true) }
        options.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        options.accessibilityLabel = LocalizedStrings.text("More")
        options.showsMenuAsPrimaryAction = true
        options.menu = UIMenu(children: [UIDeferredMenuElement.uncached { [weak self] in $0(self?.menuElements ?? []) }])
        for view in [line, field, count, backwardButton, forwardButton, options, done, replacement, replace, replaceAll] {
            addSubview(view)
        }
        updateCount()
    }

    private func setUp(_ button: UIButton, symbol: String, _ name: String, _ action: @escaping @MainActor () -> Void) {
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = name
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    private func setUp(_ button: UIButton, title: String, _ action: @escaping @MainActor () -> Void) {
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    private var menuElements: [UIMenuElement] {
        guard let interaction else { return [] }
        var elements = interaction.optionElements()
        if session.supportsReplacement {
            elements.append(
                UIAction(title: LocalizedStrings.text("Find and Replace"), state: showsReplacement ? .on : .off) { [weak self] _ in
                    self?.showsReplacement.toggle()
                })
        }
        return interaction.optionsMenuProvider.map { $0(elements)?.children ?? [] } ?? elements
    }

    // MARK: Content

    var searchText: String {
        get { field.text ?? "" }
        set { if newValue != searchText { field.text = newValue } }
    }

    var replacementText: String {
        get { replacement.text ?? "" }
        set { if newValue != replacementText { replacement.text = newValue } }
    }

    /// Whether the row for replacements is shown.
    var showsReplacement = false {
        didSet { if showsReplacement != oldValue { positionBar() } }
    }

    /// Shows the session's number of results.
    func updateCount() {
        let (total, index) = (session.resultCount, session.highlightedResultIndex)
        switch session.searchResultDisplayStyle {
        case .none: count.text = nil
        case .total: count.text = searchText.isEmpty ? nil : total == 0 ? LocalizedStrings.text("Not found") : "\(total)"
        case .currentAndTotal:
            count.text =
                searchText.isEmpty
                ? nil
                : total == 0
                    ? LocalizedStrings.text("Not found")
                    : index == NSNotFound ? "\(total)" : LocalizedStrings.text("%1 of %2", ["\(index + 1)", "\(total)"])
        }
        backwardButton.isEnabled = total > 0
        forwardButton.isEnabled = total > 0
        replace.isEnabled = total > 0 && session.allowsReplacementForCurrentlyHighlightedResult
        replaceAll.isEnabled = total > 0
        setNeedsLayout()
    }

    // MARK: The window

    func show(in window: UIWindow) {
        window.addOverlay(self)
        frameObservation = window.observe(\.bounds) { [weak self] _, _ in self?.positionBar() }
        positionBar()
    }

    func hide() {
        endEditing(true)
        frameObservation?.invalidate()
        frameObservation = nil
        removeFromSuperview()
    }

    func focus() {
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    var containsFirstResponder: Bool { field.isFirstResponder || replacement.isFirstResponder }

    private func positionBar() {
        guard let superview else { return }
        let height = Self.rowHeight * (showsReplacement ? 2 : 1) + superview.safeAreaInsets.bottom
        frame = CGRect(x: 0, y: superview.bounds.maxY - height, width: superview.bounds.width, height: height)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width
        func put(_ view: UIView, x: CGFloat, width viewWidth: CGFloat, height: CGFloat, row: CGFloat) {
            let y = row * Self.rowHeight + (Self.rowHeight - height) / 2
            view.frame = CGRect(x: isMirrored ? width - x - viewWidth : x, y: y, width: viewWidth, height: height)
        }
        line.frame = CGRect(x: 0, y: 0, width: width, height: 1 / max(traitCollection.displayScale, 1))
        let side = Self.buttonSide
        var end = width - Self.margin
        for button in [done, forwardButton, backwardButton, options] {
            let buttonWidth = button === done ? done.intrinsicContentSize.width.rounded(.up) : side
            end -= buttonWidth
            put(button, x: end, width: buttonWidth, height: side, row: 0)
            if button === done { end -= 8 }
        }
        let countWidth = count.text == nil ? 0 : count.intrinsicContentSize.width.rounded(.up) + 12
        end -= countWidth
        put(count, x: end, width: countWidth, height: 20, row: 0)
        put(field, x: Self.margin, width: max(end - Self.margin, 0), height: Self.fieldHeight, row: 0)
        for view in [replacement, replace, replaceAll] { view.isHidden = !showsReplacement }
        guard showsReplacement else { return }
        end = width - Self.margin
        for button in [replaceAll, replace] {
            let buttonWidth = button.intrinsicContentSize.width.rounded(.up)
            end -= buttonWidth
            put(button, x: end, width: buttonWidth, height: side, row: 1)
            end -= 12
        }
        put(replacement, x: Self.margin, width: max(end - Self.margin, 0), height: Self.fieldHeight, row: 1)
    }

    // MARK: Keys

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === replacement { interaction?.replace(all: false) } else { interaction?.findNext() }
        return false
    }

    override var keyCommands: [UIKeyCommand]? {
        let backward = UIKeyCommand(input: "\r", modifierFlags: .shift, action: Selector(FindBar.goBack(_:)))
        backward.wantsPriorityOverSystemBehavior = true
        let close = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(FindBar.close(_:)))
        close.wantsPriorityOverSystemBehavior = true
        return [backward, close] + FindCommands.all
    }

    func goBack(_ sender: Any?) { interaction?.findPrevious() }
    func close(_ sender: Any?) { interaction?.dismissFindNavigator() }

    override func findNext(_ sender: Any?) { interaction?.findNext() }
    override func findPrevious(_ sender: Any?) { interaction?.findPrevious() }
    override func find(_ sender: Any?) { focus() }
    override func findAndReplace(_ sender: Any?) { interaction?.presentFindNavigator(showingReplace: true) }
}
