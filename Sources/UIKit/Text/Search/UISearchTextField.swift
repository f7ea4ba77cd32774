import CoreGraphics

/// A field to type what is searched for: round, filled, with a magnifying glass before the text.
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
        hasSearchLook = true
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

    /// A magnifying glass, as a template.
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
    /// Tells the search bar of tokens that came and went.
    var onTokens: (() -> Void)?

    /// What is searched for besides the text, shown before it.
    open var tokens: [UISearchToken] {
        get { tokenStrip.tokens }
        set { setTokens(newValue) }
    }

    /// Inserts a token behind `tokenIndex` others.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    /// Removes a token.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

    /// The position of a token: before the text and before later tokens. Only ``tokens(in:)`` takes such a position.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        precondition(tokens.indices.contains(tokenIndex), "There is no token \(tokenIndex): the field has \(tokens.count).")
        return TextPlace(tokenIndex - tokens.count)
    }

    /// The tokens of a range. A range from the document's beginning has all of them.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        guard let start = (textRange.start as? TextPlace)?.offset, let end = (textRange.end as? TextPlace)?.offset else { return [] }
        return tokens.enumerated().filter { index, _ in
            let place = index - tokens.count
            return (start >= 0 ? start == 0 && end > 0 : place >= start) && place < end
        }.map(\.element)
    }

    /// All of the text, without the tokens.
    open var textualRange: UITextRange { TextSpan(0..<editor.length) }

    /// Replaces text by a token behind `tokenIndex` others.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        insertToken(token, at: tokenIndex)
        if let range = editor.range(textRange), !range.isEmpty { editor.change(range, to: "", kind: .other) }
    }

    /// Whether a person may take tokens away. True unless set.
    open var allowsDeletingTokens = true

    /// Whether a person may copy the token that is selected, where the delegate has an item of it. True unless set.
    open var allowsCopyingTokens = true

    /// The ground of tokens; the filling of controls unless set.
    open var tokenBackgroundColor: UIColor! {
        get { tokenStrip.tokenColor }
        set { tokenStrip.tokenColor = newValue ?? .tertiarySystemFill }
    }

    override var hasMoreThanText: Bool { !tokens.isEmpty }
    override func clearMoreThanText() { if allowsDeletingTokens, !tokens.isEmpty { removeTokensByPerson { $0 = [] } } }
    override func selectionMoved() { tokenStrip.selected = nil }

    /// Where the text is, of bounds: behind the tokens.
    open override func textRect(forBounds bounds: CGRect) -> CGRect { behindTokens(super.textRect(forBounds: bounds)) }
    /// Where the text is while it is edited, of bounds: behind the tokens.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { behindTokens(super.editingRect(forBounds: bounds)) }
    /// Where the placeholder is, of bounds: it has no room beside tokens.
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.placeholderRect(forBounds: bounds)
        return tokens.isEmpty ? rect : CGRect(x: rect.minX, y: rect.minY, width: 0, height: rect.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTokens()
        placeSuggestions()
    }

    // MARK: Suggestions

    /// What the field suggests, in a list below it while it has the keys; nil, the default, for nothing.
    ///
    /// The arrow keys go through the list, Return chooses, Escape hides it until the text changes. The delegate hears of the choice
    /// (`searchTextField(_:didSelect:)`).
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { suggestionsDidChange() }
    }

    private(set) lazy var suggestionPanel = SearchSuggestionPanel()
    /// The list of the search controller that has the field.
    weak var controllerSuggestions: SearchSuggestionList?
    /// The text for which the person wants no suggestions.
    var suggestionsRefusedFor: String?

    open override var keyCommands: [UIKeyCommand]? {
        let own = suggestionCommands
        return own.isEmpty ? super.keyCommands : own + (super.keyCommands ?? [])
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if searchSuggestions != nil { suggestionPanel.removeFromSuperview() }
    }

    /// Types `text`, in place of the token that is selected.
    open override func insertText(_ text: String) {
        removeSelectedToken()
        super.insertText(text)
    }

    /// As a text field does. At the beginning of the text it selects the last token, and then takes it away.
    open override func deleteBackward() {
        guard !deleteTokenBackward() else { return }
        super.deleteBackward()
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEditToken(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Puts the token that is selected, or else the selection, on the pasteboard.
    open override func copy(_ sender: Any?) { if !copySelectedToken() { super.copy(sender) } }

    /// As ``copy(_:)``, and takes it away.
    open override func cut(_ sender: Any?) {
        guard copySelectedToken() else { return super.cut(sender) }
        removeSelectedToken()
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.searchField) }
    override var ownRole: AccessibleRole? { .searchField }
}
