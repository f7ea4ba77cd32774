import CoreGraphics
import Foundation

/// Text of several lines that a person reads or edits, and that scrolls.
///
/// Only the paragraphs that are seen are laid out and drawn, and an edit costs what its paragraph is long: of a text that was never looked at
/// wholly the height is guessed.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextDraggable, UITextDroppable, UIContentSizeCategoryAdjusting {
    let editor: TextEditor
    private let container: NSTextContainer
    private let ownStorage: NSTextStorage
    private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
    private(set) lazy var interaction = UITextInteraction(for: .editable)
    private(set) lazy var tiles = TextTiles(view: self)
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    var ownFont: UIFont?
    var ownTextColor: UIColor?
    var wantsCaretShown = false
    /// The content's height is that of the lines that were laid out, and a guess for the others.
    var hasGuessedHeight = false
    var isLayingOut = false
    /// The alignment comes with the text.
    var takesStyle = false
    private var isEditing = false

    // MARK: Making

    /// A text view with the given frame, in its superview's coordinates, whose text is laid out in `textContainer`; nil makes one.
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

    /// The size of the text with its insets, in points. In more than 60,000 UTF-16 units or 400 paragraphs, heights not yet laid out are guesses.
    open override var contentSize: CGSize {
        get {
            measure()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    // MARK: Text

    /// Is asked and told, also of scrolling. Held weakly.
    open var delegate: (any UITextViewDelegate)? {
        get { keptScrollViewDelegate as? any UITextViewDelegate }
        set { keptScrollViewDelegate = newValue }
    }

    /// The text; never nil, though the type says that it may be, and set to nil it is empty. Setting it does not tell the delegate.
    ///
    /// It costs what the whole text is long.
    open var text: String! {
        get { editor.text }
        set { setContent(newValue.map { [StyledText($0, TextAttributes(baseAttributes))] } ?? []) }
    }

    /// The text with its attributes. What says nothing itself has the view's font and colour. Setting it gives ``font``, ``textColor`` and
    /// ``textAlignment`` the values of its first character.
    open var attributedText: NSAttributedString! {
        get { ownStorage.store.attributedSubstring(0..<editor.length) }
        set { setContent(newValue.map { StyledText.pieces(of: takeStyle(of: $0)) } ?? []) }
    }

    /// The text's font: 12 points of the system's unless set. Setting it gives it to the whole text.
    open var font: UIFont? {
        get { ownFont ?? (editor.hasText ? ownStorage.store.attributes(at: 0).values[.font] as? UIFont : nil) }
        set {
            recordAppearance(\UITextView.font, newValue)
            ownFont = newValue
            setAttribute(.font, to: newValue ?? UITextView.naturalFont)
        }
    }

    /// The letters' colour: the system's label colour unless set. Setting it gives it to the whole text.
    open var textColor: UIColor? {
        get { ownTextColor ?? .label }
        set {
            recordAppearance(\UITextView.textColor, newValue)
            ownTextColor = newValue
            setAttribute(.foregroundColor, to: newValue ?? .label)
        }
    }

    /// Where lines stand: where the text's own direction begins, unless set. Setting it gives it to the whole text.
    open var textAlignment: NSTextAlignment = .natural {
        willSet { recordAppearance(\UITextView.textAlignment, newValue) }
        didSet { if textAlignment != oldValue, !takesStyle { alignmentDidChange() } }
    }

    /// What is typed next gets.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes.isEmpty ? baseAttributes : editor.typingAttributes }
        set { editor.typingAttributes = newValue }
    }

    /// What links have in addition to their own attributes: the tint's colour unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set {
            recordAppearance(\UITextView.linkTextAttributes, newValue)
            ownLinkAttributes = newValue
            showLinks()
        }
    }
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?

    /// Lays links out as they are to look now.
    func showLinks() { editor.flow.linkAttributes = linkTextAttributes }

    /// Whether bullets stand for the text. False unless set.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            editor.flow.isSecure = isSecureTextEntry
            traitsDidChange()
        }
    }

    /// Whether the font follows the person's preferred size of text. False unless set.
    open var adjustsFontForContentSizeCategory = false

    /// What is found in the text and made links of, where the text is not edited. Nothing unless set.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { editor.flow.dropLayouts() } }
    }

    // MARK: TextKit

    /// The room that the text is laid out in.
    open var textContainer: NSTextContainer { container }

    /// How far the container is from the content's edges, in points: 8 at the top and at the bottom unless set.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        willSet { recordAppearance(\UITextView.textContainerInset, newValue) }
        didSet { if textContainerInset != oldValue { roomDidChange() } }
    }

    /// The layout of the text.
    open var layoutManager: NSLayoutManager { editor.layoutManager }

    /// The text as it is stored. Changes of it are shown, and the delegate is not told.
    open var textStorage: NSTextStorage {
        ownStorage.synchronize()
        return ownStorage
    }

    /// Whether text is pasted and dropped with its attributes, and a person may change them: make letters bold by Ctrl+B, say. False unless
    /// set.
    open var allowsEditingTextAttributes = false

    // MARK: Selection

    /// What is selected, or where the caret is, in UTF-16 units.
    open var selectedRange: NSRange {
        get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
        set {
            let lower = min(max(newValue.location, 0), editor.length)
            editor.select(lower..<min(lower + max(newValue.length, 0), editor.length))
        }
    }

    /// Scrolls as little as it takes to show a range, in UTF-16 units.
    open func scrollRangeToVisible(_ range: NSRange) { baseScrollRangeToVisible(range) }

    // MARK: Editing

    /// Whether a person may change the text. True unless set.
    open var isEditable = true {
        willSet { recordAppearance(\UITextView.isEditable, newValue) }
        didSet {
            guard isEditable != oldValue else { return }
            window?.windowScene?.textInput.update()
            if !dataDetectorTypes.isEmpty { editor.flow.dropLayouts() }
            interaction.selectionDidChange()
        }
    }

    /// Whether a person may select text and tap links. True unless set.
    open var isSelectable = true {
        willSet { recordAppearance(\UITextView.isSelectable, newValue) }
        didSet { if isSelectable != oldValue { interaction.selectionDidChange() } }
    }

    var allowsEditing: Bool { isEditable }
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
        if bounds.size.width != oldBounds.width { roomDidChange() }
        setNeedsLayout()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = textPressesLeft(of: presses)
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override func takesKeyItself(_ key: UIKey) -> Bool { takesAsText(key) || super.takesKeyItself(key) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if editor.flow.usesTint { editor.flow.dropLayouts() }
        showLinks()
        interaction.selectionDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sizeCategoryMayHaveChanged(from: previousTraitCollection)
        editor.flow.dropLayouts()
    }

    /// The text's size, in lines as wide as `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }

    /// The text's size where the view does not scroll; none where it does.
    open override var intrinsicContentSize: CGSize {
        if isScrollEnabled { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        let width = bounds.width > 0 ? bounds.width : .infinity
        return CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width).height)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? { isScrollEnabled ? nil : fittingSize(width).height }
    override func baselineOffsets(in size: CGSize) -> BaselineOffsets { textBaselines(in: size) }

    /// The text, for assistive programs.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isSecureTextEntry ? TextMask(editor.text).text : editor.text) }
        set { super.accessibilityValue = newValue }
    }

    // MARK: UIKeyInput

    /// Whether there is text.
    open var hasText: Bool { editor.hasText }
    /// Types `text`: puts it in place of what is selected, where the delegate lets it.
    open func insertText(_ text: String) { typeText(text) }
    /// Takes away what is selected, or else the character before the caret, where the delegate lets it.
    open func deleteBackward() { if allowsEditing { editor.deleteBackward() } }

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
    open var returnKeyType: UIReturnKeyType = .default { willSet { recordAppearance(\UITextView.returnKeyType, newValue) } }
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
        return delegate?.textView(
            self, editMenuForTextIn: NSRange(location: range.lowerBound, length: range.count), suggestedActions: suggestedActions)
    }

    /// An edit menu is about to come; tells the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    /// An edit menu is about to go; tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
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
    /// Puts the pasteboard's text in place of the selection, in the style of what is typed.
    open override func pasteAndMatchStyle(_ sender: Any?) { pastePlainText() }

    /// Makes the selection bold, or no longer where all of it is; without a selection, what is typed next. Where ``allowsEditingTextAttributes``
    /// is set, as for the commands that follow.
    open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }

    /// Makes the selection italic, or no longer where all of it is.
    open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
    /// Underlines the selection, or no longer where all of it is.
    open override func toggleUnderline(_ sender: Any?) { toggleLine() }
    /// Makes the selection's letters a point larger.
    open override func increaseSize(_ sender: Any?) { resize(by: 1) }
    /// Makes the selection's letters a point smaller.
    open override func decreaseSize(_ sender: Any?) { resize(by: -1) }
    /// Writes the selection's paragraphs from left to right.
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { write(.leftToRight) }
    /// Writes the selection's paragraphs from right to left.
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { write(.rightToLeft) }

    /// Gives each stretch of the selection the attributes that `conversionHandler` makes of its own; without a selection, what is typed next.
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        if allowsRestyling { editor.restyle(conversionHandler) }
    }

    /// Takes back what was typed.
    open override var undoManager: UndoManager? { editor.undoManager }

    // MARK: Find

    /// Whether the text can be searched in by a find bar. False by default.
    open var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set { setFindInteraction(newValue) }
    }
    /// The interaction of the find bar; nil unless ``isFindInteractionEnabled`` is set.
    open var findInteraction: UIFindInteraction? { ownFindInteraction }
    /// The order of the ranges' beginnings, or else of their ends.
    open func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        baseCompare(foundRange, toRange)
    }
    /// Searches in the text.
    open func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>) {
        search(queryString, options, resultAggregator)
    }
    /// Shows a result yellow, the highlighted one more so.
    open func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle) {
        editor.setFound(offsets(of: foundTextRange), style)
    }
    /// Shows no result any longer.
    open func clearAllDecoratedFoundText() { editor.clearFound() }
    /// Whether the text is editable.
    open var supportsTextReplacement: Bool { isEditable }
    /// Whether the delegate lets the text be changed.
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

    /// Whether keys can be given to the view.
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    override var isElementByDefault: Bool { true }
    override var ownRole: AccessibleRole? { .textView }
    override var respondsByDefault: Bool { isEditable || isSelectable }
}
