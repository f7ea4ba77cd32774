import CoreGraphics
import Foundation

/// One line of text that a person edits.
///
/// The text is wider than the field where it has no room, and scrolls with the caret. What the field asks its ``delegate`` comes in this
/// order: may editing begin, it began; may these characters change, the selection changed; may editing end, it ended.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    let editor: TextEditor
    private let storage = NSTextStorage()
    private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
    private(set) lazy var interaction = UITextInteraction(for: .editable)
    let canvas = UIView()
    let letters = TextFieldLetters()
    let placeholderLabel = PlaceholderLabel()
    let borderView = UIImageView()
    private(set) lazy var clearButton = makeClearButton()
    var attributes: [NSAttributedString.Key: Any] = [:]
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    private var placeholderContent: NSAttributedString?
    var wantsCaretShown = false
    /// Where the text begins, from the canvas's left edge, and how much smaller it is drawn to fit.
    var textShift = CGPoint.zero
    var ownFont: UIFont?
    var ownTextColor: UIColor?
    /// The round border is that of fields to search with.
    var hasSearchLook = false
    /// The next key takes away all of a secure text, which is edited again.
    var replacesAllNext = false

    // MARK: Making

    /// A field with the given frame, in its superview's coordinates.
    public override init(frame: CGRect) {
        editor = UITextField.makeEditor(storage)
        super.init(frame: frame)
        setUp()
    }

    /// A field that a storyboard describes.
    public required init?(coder: NSCoder) {
        editor = UITextField.makeEditor(storage)
        super.init(coder: coder)
        setUp()
        coder.readInterface(UITextField.self, into: self)
    }

    private static func makeEditor(_ storage: NSTextStorage) -> TextEditor {
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        return TextEditor(storage: storage, layoutManager: manager)
    }

    private func setUp() {
        editor.owner = self
        isOpaque = false
        setUpViews()
        refreshAttributes()
    }

    // MARK: Text

    /// Is asked and told. Held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text; never nil, though the type says that it may be, and set to nil it is empty. Setting it does not tell the delegate.
    open var text: String? {
        get { editor.text }
        set { setContent(newValue.map { [StyledText(acceptable($0), TextAttributes(attributes))] } ?? []) }
    }

    /// The text with its attributes. What says nothing itself gets ``defaultTextAttributes``. Setting it gives ``font``, ``textColor`` and
    /// ``textAlignment`` the values of its first character.
    open var attributedText: NSAttributedString? {
        get { storage.store.attributedSubstring(0..<editor.length) }
        set { setStyledContent(newValue) }
    }

    /// What the field says while it is empty.
    open var placeholder: String? {
        get { placeholderContent?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What the field says while it is empty, with attributes; what says nothing itself has the field's font and the colour of placeholders.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderContent }
        set {
            recordAppearance(\UITextField.attributedPlaceholder, newValue)
            placeholderContent = newValue?.copy() as? NSAttributedString
            placeholderDidChange()
        }
    }

    /// The text's font: 17 points of the system's unless set. Setting it gives it to the whole text.
    open var font: UIFont? {
        get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set {
            recordAppearance(\UITextField.font, newValue)
            ownFont = newValue
            setAttribute(.font, to: newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
        }
    }

    /// The letters' colour: the system's label colour unless set. Setting it gives it to the whole text.
    open var textColor: UIColor? {
        get { ownTextColor ?? .label }
        set {
            recordAppearance(\UITextField.textColor, newValue)
            ownTextColor = newValue
            setAttribute(.foregroundColor, to: newValue ?? .label)
        }
    }

    /// Where the text stands: where its own direction begins, unless set.
    open var textAlignment: NSTextAlignment = .natural {
        willSet { recordAppearance(\UITextField.textAlignment, newValue) }
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }

    /// What text has that says nothing itself. Setting it gives it to the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { attributes }
        set { setDefaults(newValue) }
    }

    /// What is typed next gets; nil while the field is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes : nil }
        set { if isEditing { editor.typingAttributes = newValue ?? attributes } }
    }

    // MARK: Looks

    /// What is drawn around the text.
    open var borderStyle: BorderStyle = .none {
        willSet { recordAppearance(\UITextField.borderStyle, newValue) }
        didSet { if borderStyle != oldValue { looksDidChange() } }
    }

    /// A picture in place of the border; its middle is stretched as its cap insets say. It is not seen with rounded borders.
    open var background: UIImage? { didSet { looksDidChange() } }

    /// A picture in place of ``background`` while the field is disabled.
    open var disabledBackground: UIImage? { didSet { looksDidChange() } }

    /// When the button is shown that clears the field. Never unless set.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

    /// A view at the leading end, when ``leftViewMode`` says so.
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }

    /// When ``leftView`` is shown. Never unless set.
    open var leftViewMode: ViewMode = .never { didSet { sideModeDidChange() } }

    /// A view at the trailing end, when ``rightViewMode`` says so.
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }

    /// When ``rightView`` is shown. Never unless set.
    open var rightViewMode: ViewMode = .never { didSet { sideModeDidChange() } }

    /// Whether text that has no room is drawn smaller, down to ``minimumFontSize``. False unless set.
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }

    /// The smallest size of letters that are made smaller to fit, in points; 0 for as small as can still be read.
    open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }

    /// Whether the font follows the person's preferred size of text. False unless set.
    open var adjustsFontForContentSizeCategory = false

    /// Whether bullets stand for the text, which never reaches the pasteboard, input methods or pictures. False unless set.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            editor.flow.isSecure = isSecureTextEntry
            traitsDidChange()
            contentDidChange()
        }
    }

    // MARK: Editing

    /// The field is edited: it is the first responder.
    open private(set) var isEditing = false

    /// Whether the text goes when editing begins. False unless set.
    open var clearsOnBeginEditing = false

    /// Whether the text goes when something is typed next; the whole text is then selected. False unless set.
    open var clearsOnInsertion = false

    /// Whether a person may edit it now.
    var allowsEditing: Bool { isEnabled }
    var allowsSelecting: Bool { isEnabled }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        beginEditing()
        return isFirstResponder
    }

    open override var canResignFirstResponder: Bool { !isEditing || (delegate?.textFieldShouldEndEditing(self) ?? true) }

    override func didLoseFirstResponder() { finishEditing() }

    private func beginEditing() {
        guard !isEditing else { return }
        isEditing = true
        editor.spellingMayChange()
        replacesAllNext = isSecureTextEntry && editor.hasText
        if clearsOnBeginEditing, editor.hasText, delegate?.textFieldShouldClear(self) ?? true { setContent([]) }
        if editor.typingAttributes.isEmpty { editor.typingAttributes = attributes }
        setNeedsLayout()
        interaction.selectionDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    func finishEditing() {
        guard isEditing else { return }
        editor.unmark()
        isEditing = false
        replacesAllNext = false
        editor.spellingMayChange()
        editor.select(editor.selection.upperBound..<editor.selection.upperBound)
        interaction.hide()
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }

    // MARK: What a search field adds

    /// There is something besides the text that the clear button takes away.
    var hasMoreThanText: Bool { false }
    /// Takes that away.
    func clearMoreThanText() {}
    /// The caret or the selection moved.
    func selectionMoved() {}

    // MARK: Rectangles

    /// Where the border's content is, of bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is, of bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(of: bounds) }
    /// Where the placeholder is, of bounds: where the text is, unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text is while it is edited, of bounds.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(of: bounds) }
    /// Where the clear button is, of bounds.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(of: bounds) }
    /// Where the left view is, of bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, atLeft: !isMirrored, in: bounds) }
    /// Where the right view is, of bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, atLeft: isMirrored, in: bounds) }
    /// Draws the text in `rect`. The field's own letters are views; it is called by subclasses only.
    open func drawText(in rect: CGRect) { draw(textIn: rect) }
    /// Draws the placeholder in `rect`, in the coordinates of what it is drawn on. Called where it is to be seen; override it to draw another.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawWords(in: rect) }

    /// As wide as the text or the placeholder, and as high as a line, with the border.
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    override func baselineOffsets(in size: CGSize) -> BaselineOffsets { textBaselines(in: size) }
    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultLow) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func stateDidChange() {
        super.stateDidChange()
        looksDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if editor.flow.usesTint { editor.flow.dropLayouts() }
        interaction.selectionDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sizeCategoryMayHaveChanged(from: previousTraitCollection)
        editor.flow.dropLayouts()
        looksDidChange()
    }

    /// Bullets for a secret text, else the text.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isSecureTextEntry ? TextMask(editor.text).text : editor.text) }
        set { super.accessibilityValue = newValue }
    }

    // MARK: UIKeyInput

    /// Whether there is text.
    open var hasText: Bool { editor.hasText }

    /// Types `text`: puts it in place of what is selected, where the delegate lets it.
    open func insertText(_ text: String) { typeOverSecret(text) }

    /// Takes away what is selected, or else the character before the caret, where the delegate lets it.
    open func deleteBackward() { eraseBackward() }

    // MARK: UITextInput

    /// Is told of changes that the app makes; the system's.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    /// Tells words, sentences and lines.
    open var tokenizer: any UITextInputTokenizer { ownTokenizer }

    /// What is selected, or where the caret is.
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }

    /// What an input method composes; nil where none does.
    open var markedTextRange: UITextRange? { editor.markedTextRange }

    /// The attributes of what is composed; nil, the default, for a line under it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }

    /// Puts what is composed in place of what was composed before, or of the selection.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.compose(
            markedText, selected: selectedRange,
            looks: ComposedLooks(style: editor.markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    }

    /// Makes text of what is composed.
    open func unmarkText() { editor.unmark() }

    /// The text's beginning.
    open var beginningOfDocument: UITextPosition { TextPlace(0) }

    /// The text's end.
    open var endOfDocument: UITextPosition { TextPlace(editor.length) }

    /// The text of a range.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Puts `text` in place of a range, where the delegate lets it.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

    /// Whether the delegate lets the text of a range be replaced.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard let range = editor.range(range) else { return false }
        return mayReplace(NSRange(location: range.lowerBound, length: range.count), with: text)
    }

    /// The range between two places.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }

    /// The place so many UTF-16 units after another one; nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(from: position, offset: offset) }

    /// The place so many characters or lines away in a direction; nil outside of the text.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }

    /// How two places lie.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editor.compare(position, to: other) }

    /// UTF-16 units from one place to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editor.offset(toPosition) - editor.offset(from) }

    /// The place in a range that is farthest in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }

    /// From a place to the next one in a direction.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }

    /// The direction in which the paragraph of a place runs.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        editor.baseWritingDirection(for: position)
    }

    /// Lets the paragraphs of a range run in a direction.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setBaseWritingDirection(writingDirection, for: range)
    }

    /// The rectangle of a range's first line, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

    /// The rectangle of a caret, in the view's coordinates: two points wide.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

    /// The rectangles of a range, line by line, in the view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

    /// The place nearest to a point of the view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    /// The place nearest to a point of the view within a range.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    /// The character at a point of the view; nil where none is.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    /// The attributes of the text at a place.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        editor.textStyling(at: position)
    }

    /// Of the two places that a broken line's end is: backward for the one at the end of the line.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.isUpstream ? .backward : .forward }
        set { editor.select(editor.selection, isUpstream: newValue == .backward, headIsFirst: editor.headIsFirst) }
    }

    // MARK: UITextInputTraits

    /// Which letters input methods begin large. Sentences' unless set.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences { didSet { traitsDidChange() } }
    /// Whether input methods correct words.
    open var autocorrectionType: UITextAutocorrectionType = .default { didSet { traitsDidChange() } }
    /// Whether words are checked while they are edited, by input methods and by the desktop's spell checker. By default they are, unless
    /// ``autocorrectionType``, ``keyboardType`` or ``textContentType`` say that they are no text.
    open var spellCheckingType: UITextSpellCheckingType = .default {
        didSet {
            traitsDidChange()
            if spellCheckingType != oldValue { editor.flow.dropLayouts() }
        }
    }
    /// Whether quotation marks that are typed become curly. With the default they stay as the keyboard has them.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether two hyphens that are typed become a dash. With the default they stay two hyphens.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Whether spaces come and go with words that are cut and pasted. With the default they do not.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// What is typed, for input methods and keyboards on the screen.
    open var keyboardType: UIKeyboardType = .default { didSet { traitsDidChange(\.keyboardType, keyboardType) } }
    /// Whether input views and accessories are light or dark; as the window is, by default.
    open var keyboardAppearance: UIKeyboardAppearance = .default { didSet { traitsDidChange(\.keyboardAppearance, keyboardAppearance) } }
    /// The title of the Return key in an app's own input view. It changes no keyboard. `.default` by default.
    open var returnKeyType: UIReturnKeyType = .default { willSet { recordAppearance(\UITextField.returnKeyType, newValue) } }
    /// Whether the Return key does something only where there is text. False unless set.
    open var enablesReturnKeyAutomatically = false
    /// What the text means; input methods are told of it where ``keyboardType`` says nothing.
    open var textContentType: UITextContentType! = nil { didSet { traitsDidChange() } }

    func traitsDidChange() { window?.windowScene?.textInput.caretDidMove(of: self) }

    // MARK: Dragging

    private(set) lazy var dragSource = TextDragSource(of: self)
    private(set) lazy var dropTarget = TextDropTarget(of: self)

    /// Says what is dragged off the text. Held weakly.
    open weak var textDragDelegate: (any UITextDragDelegate)?
    /// Says what may be dropped in the text. Held weakly.
    open weak var textDropDelegate: (any UITextDropDelegate)?
    /// What drags the selection off.
    open var textDragInteraction: UIDragInteraction? { dragSource.interaction }
    /// What takes drops into the text.
    open var textDropInteraction: UIDropInteraction? { dropTarget.interaction }
    /// Whether text is being dragged off the view.
    open var isTextDragActive: Bool { dragSource.isActive }
    /// Whether something that can be dropped is over the view.
    open var isTextDropActive: Bool { dropTarget.isActive }

    // MARK: Edit menu

    /// The edit menu of a range; asks the delegate.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let range = editor.range(textRange) else { return nil }
        return delegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: range.lowerBound, length: range.count), suggestedActions: suggestedActions)
    }

    /// An edit menu is about to come; tells the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    /// An edit menu is about to go; tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    // MARK: Editing commands

    /// Whether the command can be performed now: there is something selected, or something to paste.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Puts the selection on the pasteboard and takes it away.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Puts the selection on the pasteboard.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Puts the pasteboard's text in place of the selection.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Takes the selection away.
    open override func delete(_ sender: Any?) { if allowsEditing { editor.delete(editor.selection) } }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }

    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) { editor.select(0..<editor.length) }

    /// Takes back what was typed.
    open override var undoManager: UndoManager? { editor.undoManager }

    // MARK: Input views

    /// What is shown at the window's bottom while the view is the first responder. Nil, the default, for nothing but a keyboard of the desktop's.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// What is shown above ``inputView``, or at the window's bottom, while the view is the first responder. Nil unless set.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault }
    override var ownRole: AccessibleRole? { isSecureTextEntry ? .passwordField : .textField }
    override var respondsByDefault: Bool { isEnabled }
}

extension UITextField {
    /// What is drawn around a field's text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line = 1
        /// A line that looks sunk.
        case bezel = 2
        /// A thin line with round corners, on ground of its own.
        case roundedRect = 3
    }

    /// When something in a field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the field is edited; of the clear button, only where there is text.
        case whileEditing = 1
        /// While it is not.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// What was typed holds.
        case committed = 0
        /// What was typed is called off.
        case cancelled = 1
    }

    /// Posted when editing of a field began; the object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing of a field ended; the object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted when a person changed a field's text; the object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
