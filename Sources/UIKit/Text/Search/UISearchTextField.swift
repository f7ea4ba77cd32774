import CoreGraphics

/// A search field: round, filled, with a magnifying glass before the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// A field with the given frame, in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// A field that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        hasSearchStyle = true
        AppearanceRegistry.withoutRecording {
            borderStyle = .roundedRect
            clearButtonMode = .whileEditing
            returnKeyType = .search
            autocorrectionType = .no
        }
        let glass = UIImageView(image: UISearchTextField.glass)
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame = CGRect(x: 0, y: 0, width: 27, height: 22)
        leftView = glass
        leftViewMode = .always
    }

    /// A template image of a magnifying glass.
    private static var glass: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIColor.black.setStroke()
            let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 10.5, height: 10.5))
            path.polyline((12.2, 12.2), (16.8, 16.8))
            path.lineWidth = 1.7
            path.lineCapStyle = .round
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }

    // MARK: Tokens

    let tokenStrip = SearchTokenStrip()
    /// Called after tokens were inserted or removed, for the search bar.
    var onTokens: (() -> Void)?

    /// The search tokens, shown before the text.
    open var tokens: [UISearchToken] {
        get { tokenStrip.tokens }
        set { setTokens(newValue) }
    }

    /// Inserts a token at an index.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    /// Removes a token.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

    /// The position of a token. It precedes the text and all later tokens. Only ``tokens(in:)`` accepts such a position.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        precondition(tokens.indices.contains(tokenIndex), "There is no token \(tokenIndex). The field has \(tokens.count) tokens.")
        return OffsetTextPosition(tokenIndex - tokens.count)
    }

    /// The tokens in a range. A range with text that starts at the document's beginning contains all tokens.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let start = (textRange.start as? OffsetTextPosition)?.offset, let end = (textRange.end as? OffsetTextPosition)?.offset else {
            return []
        }
        return tokens.enumerated().filter { index, _ in
            let position = index - tokens.count
            return (start >= 0 ? start == 0 && end > 0 : position >= start) && position < end
        }.map(\.element)
    }

    /// The range of the whole text, without the tokens.
    open var textualRange: UITextRange { OffsetTextRange(0..<editor.length) }

    /// Deletes a range of the text and inserts a token at `tokenIndex` in ``tokens``.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        insertToken(token, at: tokenIndex)
        if let range = editor.range(textRange), !range.isEmpty { editor.change(range, to: "", kind: .other) }
    }

    /// Whether the user may delete tokens. True unless set.
    open var allowsDeletingTokens = true

    /// Whether the user may copy the selected token, if the delegate supplies an item provider for it. True unless set.
    open var allowsCopyingTokens = true

    /// The background colour of tokens. The tertiary system fill unless set.
    open var tokenBackgroundColor: UIColor! {
        get { tokenStrip.tokenColor }
        set { tokenStrip.tokenColor = newValue ?? .tertiarySystemFill }
    }

    /// The offset of the text that a search bar sets, in points.
    var textOffset = UIOffset.zero {
        didSet { if textOffset != oldValue { setNeedsLayout() } }
    }

    /// Moves a text rectangle by ``textOffset``, away from the leading edge. The trailing edge stays.
    private func withOffset(_ rect: CGRect) -> CGRect {
        let left = isMirrored ? 0 : textOffset.horizontal
        return CGRect(
            x: rect.minX + left, y: rect.minY + textOffset.vertical, width: max(rect.width - textOffset.horizontal, 0), height: rect.height)
    }

    override var hasMoreThanText: Bool { !tokens.isEmpty }
    override func clearMoreThanText() { if allowsDeletingTokens, !tokens.isEmpty { removeTokensByPerson { $0 = [] } } }
    override func selectionMoved() { tokenStrip.selected = nil }

    /// The text's rectangle for the given bounds: after the tokens.
    open override func textRect(forBounds bounds: CGRect) -> CGRect { behindTokens(withOffset(super.textRect(forBounds: bounds))) }
    /// The text's rectangle while it is being edited, for the given bounds: after the tokens.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { behindTokens(withOffset(super.editingRect(forBounds: bounds))) }
    /// The placeholder's rectangle for the given bounds. Its width is zero if there are tokens.
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.placeholderRect(forBounds: bounds)
        return tokens.isEmpty ? rect : CGRect(x: rect.minX, y: rect.minY, width: 0, height: rect.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTokens()
        positionSuggestions()
    }

    // MARK: Suggestions

    /// The suggestions in a list below the field while it is the first responder. Nil, the default, shows no list.
    ///
    /// The arrow keys move through the list, Return selects a suggestion, and Escape hides the list until the text changes. The field calls the
    /// delegate's `searchTextField(_:didSelect:)`.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { suggestionsDidChange() }
    }

    private(set) lazy var suggestionPanel = SearchSuggestionPanel()
    /// The suggestion list of the field's search controller.
    weak var controllerSuggestions: SearchSuggestionList?
    /// The text for which the user dismissed the suggestions.
    var suggestionsRefusedFor: String?

    open override var keyCommands: [UIKeyCommand]? {
        let own = suggestionCommands
        return own.isEmpty ? super.keyCommands : own + (super.keyCommands ?? [])
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if searchSuggestions != nil { suggestionPanel.removeFromSuperview() }
    }

    /// Types `text`, replacing the selected token.
    open override func insertText(_ text: String) {
        removeSelectedToken()
        super.insertText(text)
    }

    /// Deletes backward like a text field. At the beginning of the text, the first call selects the last token and the second call deletes that token.
    open override func deleteBackward() {
        guard !deleteTokenBackward() else { return }
        super.deleteBackward()
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEditToken(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selected token, or else the selection, to the pasteboard.
    open override func copy(_ sender: Any?) { if !copySelectedToken() { super.copy(sender) } }

    /// Copies the selected token, or else the selection, to the pasteboard and deletes it.
    open override func cut(_ sender: Any?) {
        guard copySelectedToken() else { return super.cut(sender) }
        removeSelectedToken()
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.searchField) }
    override var ownRole: AccessibleRole? { .searchField }
}
