import CoreGraphics
import Foundation

/// An editable text field of one line.
///
/// Text wider than the field scrolls with the caret. The field calls its ``delegate`` in this order: should begin editing, did begin; should change
/// characters, selection did change; should end editing, did end.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    let editor: TextEditor
    private let storage = NSTextStorage()
    private lazy var ownTokenizer = TextEditorTokenizer(self)
    private(set) lazy var interaction = UITextInteraction(for: .editable)
    let canvas = UIView()
    let letters = TextFieldLinesView()
    let placeholderLabel = PlaceholderLabel()
    let borderView = UIImageView()
    private(set) lazy var clearButton = makeClearButton()
    var attributes: [NSAttributedString.Key: Any] = [:]
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    private var placeholderContent: NSAttributedString?
    var wantsCaretShown = false
    /// The text's origin in the canvas's coordinates, in points.
    var textShift = CGPoint.zero
    var ownFont: UIFont?
    var ownTextColor: UIColor?
    /// Whether the round border is drawn in the style of search fields.
    var hasSearchStyle = false
    /// Whether the next key replaces the whole text. True at the first key after editing of a secure text began.
    var replacesAllNext = false

    // MARK: Initializers

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

    /// The field's delegate. Held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text. Never nil when read; setting nil empties the field. Setting it does not notify the delegate.
    open var text: String? {
        get { editor.text }
        set { setContent(newValue.map { [AttributedRun(acceptable($0), TextAttributes(attributes))] } ?? []) }
    }

    /// The text with its attributes. ``defaultTextAttributes`` supplies missing attributes. A new value also sets ``font``, ``textColor`` and
    /// ``textAlignment`` to the values of the new text's first character.
    open var attributedText: NSAttributedString? {
        get { storage.store.attributedSubstring(0..<editor.length) }
        set { setStyledContent(newValue) }
    }

    /// The text that is shown while the field is empty. Nil unless set.
    open var placeholder: String? {
        get { placeholderContent?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The placeholder with attributes. The field's font and the placeholder colour supply missing attributes. Nil unless set.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderContent }
        set {
            recordAppearance(\UITextField.attributedPlaceholder, newValue)
            placeholderContent = newValue?.copy() as? NSAttributedString
            placeholderDidChange()
        }
    }

    /// The text's font: the system font of 17 points unless set. Setting it changes the whole text.
    open var font: UIFont? {
        get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set {
            recordAppearance(\UITextField.font, newValue)
            ownFont = newValue
            setAttribute(.font, to: newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
        }
    }

    /// The text's colour: the system's label colour unless set. Setting it changes the whole text.
    open var textColor: UIColor? {
        get { ownTextColor ?? .label }
        set {
            recordAppearance(\UITextField.textColor, newValue)
            ownTextColor = newValue
            setAttribute(.foregroundColor, to: newValue ?? .label)
        }
    }

    /// The alignment of the text. The default, `.natural`, follows the text's writing direction.
    open var textAlignment: NSTextAlignment = .natural {
        willSet { recordAppearance(\UITextField.textAlignment, newValue) }
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }

    /// Default attributes for text without attributes of its own. Setting it changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { attributes }
        set { setDefaults(newValue) }
    }

    /// Attributes for the next typed character. Nil while the field is not being edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes : nil }
        set { if isEditing { editor.typingAttributes = newValue ?? attributes } }
    }

    // MARK: Appearance

    /// The border around the text. No border unless set.
    open var borderStyle: BorderStyle = .none {
        willSet { recordAppearance(\UITextField.borderStyle, newValue) }
        didSet { if borderStyle != oldValue { styleDidChange() } }
    }

    /// An image behind the text, stretched according to its cap insets. Replaces a border, except a round one, which hides the image.
    open var background: UIImage? { didSet { styleDidChange() } }

    /// An image that replaces ``background`` while the field is disabled. Without a ``background`` it has no effect.
    open var disabledBackground: UIImage? { didSet { styleDidChange() } }

    /// When the clear button is shown. `.never` by default.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

    /// A view at the leading edge. ``leftViewMode`` defines when it is visible. Nil unless set.
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }

    /// When ``leftView`` is shown. `.never` by default.
    open var leftViewMode: ViewMode = .never { didSet { sideModeDidChange() } }

    /// A view at the trailing edge. ``rightViewMode`` defines when it is visible. Nil unless set.
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }

    /// When ``rightView`` is shown. `.never` by default.
    open var rightViewMode: ViewMode = .never { didSet { sideModeDidChange() } }

    /// Whether text wider than the field is drawn smaller, down to ``minimumFontSize``. False unless set.
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }

    /// The smallest font size for ``adjustsFontSizeToFitWidth``, in points. With 0, the default, the limit is a tenth of the font's size.
    open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }

    /// Whether the font follows the user's preferred text size. False unless set.
    open var adjustsFontForContentSizeCategory = false

    /// Whether bullets replace the text on the screen. The text then never reaches the pasteboard, input methods or snapshots. False unless set.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            editor.textLayout.isSecure = isSecureTextEntry
            traitsDidChange()
            contentDidChange()
        }
    }

    // MARK: Editing

    /// Whether the field is being edited, that is, whether it is the first responder.
    open private(set) var isEditing = false

    /// Whether the text is cleared when editing begins. False unless set.
    open var clearsOnBeginEditing = false

    /// Whether the next insertion replaces the whole text. A new selection sets the property to false, its default.
    open var clearsOnInsertion: Bool {
        get { editor.clearsOnInsertion }
        set { editor.clearsOnInsertion = newValue }
    }

    /// Whether the user may edit the text. True while the field is enabled.
    open var isEditable: Bool { isEnabled }

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

    // MARK: Hooks for search fields

    /// Whether the clear button has something to remove besides the text, such as tokens.
    var hasMoreThanText: Bool { false }
    /// Removes the content other than the text.
    func clearMoreThanText() {}
    /// Called after the caret or the selection moved.
    func selectionMoved() {}

    // MARK: Rectangles

    /// The border's rectangle for the given bounds. The bounds unless overridden.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The text's rectangle for the given bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(of: bounds) }
    /// The placeholder's rectangle for the given bounds: the text's rectangle unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The text's rectangle while it is being edited, for the given bounds.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(of: bounds) }
    /// The clear button's rectangle for the given bounds.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(of: bounds) }
    /// The left view's rectangle for the given bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, atLeft: !isMirrored, in: bounds) }
    /// The right view's rectangle for the given bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, atLeft: isMirrored, in: bounds) }
    /// Draws the text in `rect`. The field shows its text in views, so only subclasses call this function.
    open func drawText(in rect: CGRect) { draw(textIn: rect) }
    /// Draws the placeholder in `rect`, in the coordinates of the current context. Override it to draw a different placeholder.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawOwnText(in: rect) }

    /// The size that fits the text, or else the placeholder, on one line, with the border and the side views.
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
        styleDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if editor.textLayout.usesTint { editor.textLayout.dropLayouts() }
        interaction.selectionDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sizeCategoryMayHaveChanged(from: previousTraitCollection)
        editor.textLayout.dropLayouts()
        styleDidChange()
    }

    /// Bullets for a secure text, otherwise the text.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenText }
        set { super.accessibilityValue = newValue }
    }

    // MARK: UIKeyInput

    /// Whether there is text.
    open var hasText: Bool { editor.hasText }

    /// Types `text`: replaces the selection, if the delegate allows it.
    open func insertText(_ text: String) { typeOverSecret(text) }

    /// Deletes the selection, or else the character before the caret, if the delegate allows it.
    open func deleteBackward() { eraseBackward() }

    // MARK: UITextInput

    /// The object that is notified of changes by the app. The system sets this property.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    /// Finds the boundaries of words, sentences and lines.
    open var tokenizer: any UITextInputTokenizer { ownTokenizer }

    /// The selection. An empty range is the caret's position.
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }

    /// The range of the marked text. Nil without marked text.
    open var markedTextRange: UITextRange? { editor.markedTextRange }

    /// The attributes of the marked text. Nil, the default, underlines it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }

    /// Replaces the marked text, or else the selection, with new marked text.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editor.mark(markedText, selected: selectedRange) }

    /// Replaces the marked text, or else the selection, with new marked text that has attributes of its own.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        editor.mark(markedText, selected: selectedRange)
    }

    /// Commits the marked text.
    open func unmarkText() { editor.unmark() }

    /// The text's beginning.
    open var beginningOfDocument: UITextPosition { OffsetTextPosition(0) }

    /// The text's end.
    open var endOfDocument: UITextPosition { OffsetTextPosition(editor.length) }

    /// The text of a range.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces the text of a range, if the delegate allows it.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

    /// Whether the delegate allows replacing the text of a range.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayChange(range, to: text)
    }

    /// The range between two positions.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }

    /// The position at a distance of `offset` UTF-16 units; a negative `offset` counts backward. Nil if the result is outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(from: position, offset: offset) }

    /// The position that is `offset` characters or lines away in a direction. Nil if the result is outside the text.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }

    /// The order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editor.compare(position, to: other) }

    /// The number of UTF-16 units between two positions. Negative if `toPosition` precedes `from`.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editor.offset(from: from, to: toPosition) }

    /// The position in a range that is farthest in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }

    /// The range from a position to the next character or line in a direction.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }

    /// The base writing direction of the paragraph at a position.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        editor.baseWritingDirection(for: position)
    }

    /// Sets the base writing direction of the paragraphs in a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setBaseWritingDirection(writingDirection, for: range)
    }

    /// The rectangle of the first line of a range, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

    /// The caret's rectangle at a position, in the view's coordinates: two points wide.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

    /// The rectangles of a range, one or more for each line, in the view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

    /// The position closest to a point, in the view's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    /// The position within a range that is closest to a point, in the view's coordinates.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    /// The range of the character at a point, in the view's coordinates. Nil without a character there.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    /// The attributes of the text at a position.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        editor.textStyling(at: position)
    }

    /// Caret affinity at a soft line break. Backward draws the caret at the end of the upper line.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.selectionAffinity }
        set { editor.selectionAffinity = newValue }
    }

    // MARK: UITextInputTraits

    /// The automatic capitalization by input methods. Sentences unless set.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences { didSet { traitsDidChange() } }
    /// Whether input methods correct words. The default depends on the input method.
    open var autocorrectionType: UITextAutocorrectionType = .default { didSet { traitsDidChange() } }
    /// Whether input methods and the desktop's spell checker check typed words. By default, words are checked unless ``autocorrectionType``,
    /// ``keyboardType`` or ``textContentType`` indicate text that is not prose.
    open var spellCheckingType: UITextSpellCheckingType = .default {
        didSet {
            traitsDidChange()
            if spellCheckingType != oldValue { editor.textLayout.dropLayouts() }
        }
    }
    /// Whether typed quotation marks become curly. By default they stay straight.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether two typed hyphens become a dash. By default they stay two hyphens.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Whether cut and paste adjust the spaces around words. By default they do not.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// The kind of text that is typed, for input methods and on-screen keyboards.
    open var keyboardType: UIKeyboardType = .default { didSet { traitsDidChange(\.keyboardType, keyboardType) } }
    /// Whether input views and accessories are light or dark. By default they match the window.
    open var keyboardAppearance: UIKeyboardAppearance = .default { didSet { traitsDidChange(\.keyboardAppearance, keyboardAppearance) } }
    /// The title of the Return key in an app's own input view, `.default` unless set. Differs from UIKit: the desktop's keyboards ignore it.
    open var returnKeyType: UIReturnKeyType = .default { willSet { recordAppearance(\UITextField.returnKeyType, newValue) } }
    /// Whether the Return key is disabled while the text is empty. False unless set.
    open var enablesReturnKeyAutomatically = false
    /// The meaning of the text, for input methods, if ``keyboardType`` is the default. Nil unless set.
    open var textContentType: UITextContentType! = nil { didSet { traitsDidChange() } }

    // MARK: Dragging

    private(set) lazy var dragSource = TextDragSource(of: self)
    private(set) lazy var dropTarget = TextDropTarget(of: self)

    /// The delegate that customizes drags of the text. Held weakly.
    open weak var textDragDelegate: (any UITextDragDelegate)?
    /// The delegate that customizes drops into the text. Held weakly.
    open weak var textDropDelegate: (any UITextDropDelegate)?
    /// The interaction that drags the selection.
    open var textDragInteraction: UIDragInteraction? { dragSource.interaction }
    /// The interaction that accepts drops into the text.
    open var textDropInteraction: UIDropInteraction? { dropTarget.interaction }
    /// Whether text of the view is being dragged.
    open var isTextDragActive: Bool { dragSource.isActive }
    /// Whether an acceptable drag is over the view.
    open var isTextDropActive: Bool { dropTarget.isActive }

    // MARK: Edit menu

    /// The edit menu of a range, from the delegate.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let range = editor.range(textRange) else { return nil }
        return delegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: range.lowerBound, length: range.count), suggestedActions: suggestedActions)
    }

    /// Notifies the delegate that an edit menu is about to appear.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    /// Notifies the delegate that an edit menu is about to disappear.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    // MARK: Editing commands

    /// Whether a command can be performed now. For example, copying needs a selection, and pasting needs content on the pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selection to the pasteboard and deletes it.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Replaces the selection with the pasteboard's text.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Deletes the selection.
    open override func delete(_ sender: Any?) { if allowsEditing { editor.delete(editor.selection) } }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWord() }

    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) { editor.select(0..<editor.length) }

    /// The undo manager of the text's edits.
    open override var undoManager: UndoManager? { editor.undoManager }

    // MARK: Input views

    /// The view at the window's bottom while this view is the first responder. Nil, the default, shows no view, for use with the desktop's keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// The view above ``inputView``, or at the window's bottom, while this view is the first responder. Nil unless set.
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
    /// The style of a field's border.
    public enum BorderStyle: Int, Sendable {
        /// The field has no border.
        case none = 0
        /// A thin line.
        case line = 1
        /// A gray line, with corners of radius 2, around a filled background.
        case bezel = 2
        /// A thin line with round corners around a filled background.
        case roundedRect = 3
    }

    /// When an accessory of a field, such as a side view, is shown.
    public enum ViewMode: Int, Sendable {
        /// The accessory is never shown.
        case never = 0
        /// The accessory is shown while the field is being edited; the clear button only if there is text.
        case whileEditing = 1
        /// The accessory is shown while the field is not being edited.
        case unlessEditing = 2
        /// The accessory is always shown.
        case always = 3
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The user committed the text.
        case committed = 0
        /// The user cancelled the edit.
        case cancelled = 1
    }

    /// Posted when editing of a field began; the object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing of a field ended; the object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changed a field's text; the object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
