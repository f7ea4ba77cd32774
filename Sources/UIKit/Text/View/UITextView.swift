import CoreGraphics
import Foundation

/// A scrolling text of several lines that the user reads or edits.
///
/// Only visible paragraphs are laid out and drawn. An edit costs time proportional to the edited paragraphs. The height of paragraphs not yet laid
/// out is an estimate.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    let editor: TextEditor
    private let container: NSTextContainer
    private let ownStorage: NSTextStorage
    private lazy var ownTokenizer = TextEditorTokenizer(self)
    private(set) lazy var interaction = UITextInteraction(for: .editable)
    private(set) lazy var tiles = TextTiles(view: self)
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    var ownFont: UIFont?
    var ownTextColor: UIColor?
    var wantsCaretShown = false
    /// Whether the content height includes estimates of paragraphs not yet laid out.
    var hasGuessedHeight = false
    var isLayingOut = false
    /// Whether the alignment is being set from the text's first paragraph.
    var takesStyle = false
    private var isEditing = false

    // MARK: Initializers

    /// A text view with the given frame, in its superview's coordinates. Its text is laid out in `textContainer`; nil creates a container.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (ownStorage, container, editor) = UITextView.parts(textContainer)
        super.init(frame: frame)
        setUp()
    }

    /// A text view with the given frame, in its superview's coordinates.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// A text view that a storyboard describes.
    public required init?(coder: NSCoder) {
        (ownStorage, container, editor) = UITextView.parts(nil)
        super.init(coder: coder)
        setUp()
        coder.readInterface(UITextView.self, into: self)
    }

    private func setUp() {
        editor.owner = self
        setUpViews()
    }

    /// The size of the text with its insets, in points. In texts of over 60,000 UTF-16 units or 400 paragraphs, paragraphs without layout are estimated.
    open override var contentSize: CGSize {
        get {
            measure()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    // MARK: Text

    /// The delegate for text and scrolling. Held weakly.
    open var delegate: (any UITextViewDelegate)? {
        get { keptScrollViewDelegate as? any UITextViewDelegate }
        set { keptScrollViewDelegate = newValue }
    }

    /// The text. Never nil when read; setting nil empties the view. Setting it does not notify the delegate.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    open var text: String! {
        get { editor.text }
        set { setContent(newValue.map { [AttributedRun($0, TextAttributes(baseAttributes))] } ?? []) }
    }

    /// The text with its attributes. The view's font and colour supply missing attributes. A new value also sets ``font``, ``textColor`` and
    /// ``textAlignment`` to the values of the new text's first character.
    open var attributedText: NSAttributedString! {
        get { ownStorage.store.attributedSubstring(0..<editor.length) }
        set { setContent(newValue.map { AttributedRun.runs(of: takeStyle(of: $0)) } ?? []) }
    }

    /// The text's font: the system font of 12 points unless set, or nil while the text is empty. Setting it changes the whole text.
    open var font: UIFont? {
        get { ownFont ?? (editor.hasText ? ownStorage.store.attributes(at: 0).values[.font] as? UIFont : nil) }
        set {
            recordAppearance(\UITextView.font, newValue)
            ownFont = newValue
            setAttribute(.font, to: newValue ?? UITextView.naturalFont)
        }
    }

    /// The text's colour: the system's label colour unless set. Setting it changes the whole text.
    open var textColor: UIColor? {
        get { ownTextColor ?? .label }
        set {
            recordAppearance(\UITextView.textColor, newValue)
            ownTextColor = newValue
            setAttribute(.foregroundColor, to: newValue ?? .label)
        }
    }

    /// The alignment of lines. The default, `.natural`, follows the text's writing direction. Setting it changes the whole text.
    open var textAlignment: NSTextAlignment = .natural {
        willSet { recordAppearance(\UITextView.textAlignment, newValue) }
        didSet { if textAlignment != oldValue, !takesStyle { alignmentDidChange() } }
    }

    /// Attributes for the next typed character.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes.isEmpty ? baseAttributes : editor.typingAttributes }
        set { editor.typingAttributes = newValue }
    }

    /// Attributes that override the text's attributes in links. By default, the tint colour as the foreground colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set {
            recordAppearance(\UITextView.linkTextAttributes, newValue)
            ownLinkAttributes = newValue
            showLinks()
        }
    }
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?

    /// Lays out links with the current link attributes.
    func showLinks() { editor.textLayout.linkAttributes = linkTextAttributes }

    /// Whether bullets replace the text on the screen. False unless set.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            editor.textLayout.isSecure = isSecureTextEntry
            traitsDidChange()
        }
    }

    /// Whether the font follows the user's preferred text size. False unless set.
    open var adjustsFontForContentSizeCategory = false

    /// The kinds of data that become links while the text is not editable. An empty set by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { editor.textLayout.dropLayouts() } }
    }

    // MARK: TextKit

    /// The container that the text is laid out in.
    open var textContainer: NSTextContainer { container }

    /// The distance of the container from the content's edges, in points: 8 at the top and bottom unless set.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        willSet { recordAppearance(\UITextView.textContainerInset, newValue) }
        didSet { if textContainerInset != oldValue { availableWidthDidChange() } }
    }

    /// The layout manager of the text.
    open var layoutManager: NSLayoutManager { editor.layoutManager }

    /// The stored text. The view shows changes of the storage. Such changes do not notify the delegate.
    open var textStorage: NSTextStorage {
        ownStorage.synchronize()
        return ownStorage
    }

    /// Whether pasted and dropped text keeps its attributes and the user may change attributes, for example with Ctrl+B for bold. False unless set.
    open var allowsEditingTextAttributes = false

    // MARK: Selection

    /// The selection, in UTF-16 units. An empty range is the caret's position.
    open var selectedRange: NSRange {
        get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
        set {
            let lower = min(max(newValue.location, 0), editor.length)
            editor.select(lower..<min(lower + max(newValue.length, 0), editor.length))
        }
    }

    /// Scrolls by the smallest distance that shows a range, in UTF-16 units.
    open func scrollRangeToVisible(_ range: NSRange) { baseScrollRangeToVisible(range) }

    // MARK: Editing

    /// Whether the user may change the text. True unless set.
    open var isEditable = true {
        willSet { recordAppearance(\UITextView.isEditable, newValue) }
        didSet {
            guard isEditable != oldValue else { return }
            window?.updateTextInput()
            if !dataDetectorTypes.isEmpty { editor.textLayout.dropLayouts() }
            interaction.selectionDidChange()
        }
    }

    /// Whether the user may select text and tap links. True unless set.
    open var isSelectable = true {
        willSet { recordAppearance(\UITextView.isSelectable, newValue) }
        didSet { if isSelectable != oldValue { interaction.selectionDidChange() } }
    }

    var allowsSelecting: Bool { isSelectable }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder, !isEditable || (delegate?.textViewShouldBeginEditing(self) ?? true) else {
            return false
        }
        guard super.becomeFirstResponder() else { return false }
        isEditing = isEditable
        editor.spellingMayChange()
        if editor.typingAttributes.isEmpty { editor.typingAttributes = baseAttributes }
        interaction.selectionDidChange()
        if isEditing {
            delegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        }
        return isFirstResponder
    }

    open override var canResignFirstResponder: Bool { !isEditing || (delegate?.textViewShouldEndEditing(self) ?? true) }

    override func didLoseFirstResponder() { finishEditing() }

    private func finishEditing() {
        editor.unmark()
        editor.spellingMayChange()
        interaction.hide()
        guard isEditing else { return }
        isEditing = false
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    // MARK: Views

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        if bounds.size.width != oldBounds.width { availableWidthDidChange() }
        setNeedsLayout()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = textPressesLeft(of: presses)
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override func takesKeyItself(_ key: UIKey) -> Bool { takesAsText(key) || super.takesKeyItself(key) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if editor.textLayout.usesTint { editor.textLayout.dropLayouts() }
        showLinks()
        interaction.selectionDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sizeCategoryMayHaveChanged(from: previousTraitCollection)
        editor.textLayout.dropLayouts()
    }

    /// The size in points that the text needs if its lines are at most `size.width` wide.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }

    /// The text's size if the view does not scroll. A scrolling view has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        if isScrollEnabled { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        let width = bounds.width > 0 ? bounds.width : .infinity
        return CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width).height)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? { isScrollEnabled ? nil : fittingSize(width).height }
    override func baselineOffsets(in size: CGSize) -> BaselineOffsets { textBaselines(in: size) }

    /// The text, for assistive programs.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenText }
        set { super.accessibilityValue = newValue }
    }

    // MARK: UIKeyInput

    /// Whether there is text.
    open var hasText: Bool { editor.hasText }
    /// Types `text`: replaces the selection, if the delegate allows it.
    open func insertText(_ text: String) { typeText(text) }
    /// Deletes the selection, or else the character before the caret, if the delegate allows it.
    open func deleteBackward() { if allowsEditing { editor.deleteBackward() } }

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
    open var returnKeyType: UIReturnKeyType = .default { willSet { recordAppearance(\UITextView.returnKeyType, newValue) } }
    /// Whether the Return key is disabled while the text is empty. False unless set.
    open var enablesReturnKeyAutomatically = false
    /// Whether the next insertion replaces the whole text. A new selection sets the property to false, its default.
    open var clearsOnInsertion: Bool {
        get { editor.clearsOnInsertion }
        set { editor.clearsOnInsertion = newValue }
    }
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
        return delegate?.textView(
            self, editMenuForTextIn: NSRange(location: range.lowerBound, length: range.count), suggestedActions: suggestedActions)
    }

    /// Notifies the delegate that an edit menu is about to appear.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    /// Notifies the delegate that an edit menu is about to disappear.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
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
    /// Replaces the selection with the pasteboard's text, in the current typing attributes.
    open override func pasteAndMatchStyle(_ sender: Any?) { pastePlainText() }

    /// Toggles bold for the selection, or else for the typing attributes. All commands that change attributes need ``allowsEditingTextAttributes``.
    open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }

    /// Toggles italics for the selection, or else for the typing attributes.
    open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
    /// Toggles the underline of the selection, or else of the typing attributes.
    open override func toggleUnderline(_ sender: Any?) { toggleLine() }
    /// Enlarges the selection's fonts by one point.
    open override func increaseSize(_ sender: Any?) { resize(by: 1) }
    /// Shrinks the selection's fonts by one point.
    open override func decreaseSize(_ sender: Any?) { resize(by: -1) }
    /// Sets the selected paragraphs to left-to-right.
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { write(.leftToRight) }
    /// Sets the selected paragraphs to right-to-left.
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { write(.rightToLeft) }

    /// Transforms the attributes of each selected run with `conversionHandler`. Without a selection, transforms the typing attributes.
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        if allowsRestyling { editor.restyle(conversionHandler) }
    }

    /// The undo manager of the text's edits.
    open override var undoManager: UndoManager? { editor.undoManager }

    // MARK: Find

    /// Whether a find bar can search the text. False by default.
    open var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set { setFindInteraction(newValue) }
    }
    /// The interaction of the find bar; nil unless ``isFindInteractionEnabled`` is set.
    open var findInteraction: UIFindInteraction? { ownFindInteraction }
    /// Compares the starts of two ranges and, if the starts are equal, the ends.
    open func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        baseCompare(foundRange, toRange)
    }
    /// Searches in the text.
    open func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>) {
        search(queryString, options, resultAggregator)
    }
    /// Highlights a result in yellow, and the current result in a stronger yellow.
    open func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle) {
        editor.setFound(offsets(of: foundTextRange), style)
    }
    /// Removes the highlights of all results.
    open func clearAllDecoratedFoundText() { editor.clearFound() }
    /// Whether the text is editable.
    open var supportsTextReplacement: Bool { isEditable }
    /// Whether the delegate allows replacing a result.
    open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) -> Bool {
        isEditable && shouldChangeText(in: foundTextRange, replacementText: replacementText)
    }
    /// Replaces a result.
    open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
        replace(foundTextRange, withText: replacementText)
    }
    /// Replaces all results in one undo group.
    open func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        baseReplaceAll(queryString, options, replacementText)
    }
    /// Scrolls to a result.
    open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) { baseScrollRangeToVisible(range) }

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

    /// Whether the view can have the keyboard focus.
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    override var isElementByDefault: Bool { true }
    override var ownRole: AccessibleRole? { .textView }
    override var respondsByDefault: Bool { isEditable || isSelectable }
}
