import CoreGraphics
import Foundation
import QuartzCore

/// A view with text that a ``TextEditor`` edits.
@MainActor
protocol TextEditorOwner: UIView, UITextInput {
    var editor: TextEditor { get }
    /// Whether the user may select text.
    var allowsSelecting: Bool { get }
    /// The text's top left corner, in the view's coordinates.
    var textOrigin: CGPoint { get }
    /// The view that shows carets and selections.
    var selectionContainer: UIView { get }
    /// A rectangle that contains the visible text, in the view's coordinates. Text above and below the rectangle needs no selection views.
    var visibleText: CGRect { get }
    /// Replaces characters that the view does not accept, before a text is typed or pasted.
    func acceptable(_ text: String) -> String
    /// Whether the delegate allows a replacement. The delegate may release the view during the call.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// Called after the user, or an undo, changed the text.
    func textDidChange()
    /// Called after the selection changed.
    func selectionDidChange()
    /// Called after the text or its attributes changed for any reason.
    func textNeedsDisplay()
    /// Default attributes for text without attributes of its own.
    var baseAttributes: [NSAttributedString.Key: Any] { get }
    /// Scrolls to the caret.
    func showCaret()
}

extension TextEditorOwner {
    /// Whether the user may change the text.
    var allowsEditing: Bool { isEditable }
}

/// Edits the text of a field or a text view: selection, typing, marked text, undo. Offsets and ranges are in UTF-16 units.
@MainActor
final class TextEditor: MainActorObject {
    weak var owner: (any TextEditorOwner)?
    let storage: NSTextStorage
    let layoutManager: NSLayoutManager
    var textLayout: IncrementalTextLayout { layoutManager.textLayout }

    /// The selection. An empty range is the caret's position.
    private(set) var selection = 0..<0
    /// The ranges that a find bar highlights, in order.
    var found: [SearchDecoratedText] = []
    /// Caret affinity. True draws a caret at a soft line break at the end of the upper line.
    private(set) var isUpstream = false
    /// Whether the selection extends and shrinks at its start.
    private(set) var headIsFirst = false
    /// The x coordinate, in points, that the caret keeps while it moves up and down between lines.
    var goal: CGFloat?
    /// The range of the marked text. Nil without marked text.
    private(set) var marked: Range<Int>?
    var markedStyle: [NSAttributedString.Key: Any]?
    /// Attributes for the next typed character.
    var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { typed = nil }
    }
    /// The typing attributes as a `TextAttributes` instance. Reuses the instance of the text before the caret, if equal, for its cached style.
    private var typed: TextAttributes?
    weak var inputDelegate: (any UITextInputDelegate)?
    /// Whether the next insertion replaces the whole text. The caret and the selection are hidden meanwhile. A new selection sets it to false.
    var clearsOnInsertion = false {
        didSet { if clearsOnInsertion != oldValue { owner?.textNeedsDisplay() } }
    }
    let undoManager = UndoManager()
    private var undoStep: TextUndoStep?
    /// Whether the editor itself is changing the storage.
    private var isEditing = false
    /// Whether the last change typed a letter or deleted text.
    var isTypingWord = false
    /// The word being typed, which is not spell-checked until it is complete.
    var unfinished: ClosedRange<Int>?

    init(storage: NSTextStorage, layoutManager: NSLayoutManager) {
        self.storage = storage
        self.layoutManager = layoutManager
        super.init(onMainActor: ())
        layoutManager.onEdit = { [weak self] mask, range, delta in
            self?.storageDidEdit(mask, range, delta)
        }
        layoutManager.textLayout.onChange = { [weak self] in self?.owner?.textNeedsDisplay() }
        layoutManager.textLayout.traits = { [weak self] in self?.owner?.traitCollection }
        layoutManager.textLayout.decorations = { [weak self] text, start in self?.decorations(of: text, at: start) ?? [] }
    }

    var length: Int { storage.store.length }
    var text: String { storage.store.string }
    var hasText: Bool { length > 0 }
    /// The moving end of the selection.
    var head: Int { headIsFirst ? selection.lowerBound : selection.upperBound }
    var anchor: Int { headIsFirst ? selection.upperBound : selection.lowerBound }

    /// Whether a caret at `offset` is drawn at the end of the line above a soft line break.
    func isUpstream(at offset: Int) -> Bool { isUpstream && selection.isEmpty && offset == selection.lowerBound }

    // MARK: Selecting

    /// Selects a range, clamped to the text. Notifies the input delegate and the owner if the selection changed.
    func select(_ range: Range<Int>, isUpstream: Bool = false, headIsFirst: Bool = false, keepsGoal: Bool = false) {
        let new = clamped(range)
        if !keepsGoal { goal = nil }
        guard new != selection || isUpstream != self.isUpstream else {
            self.headIsFirst = headIsFirst
            return
        }
        clearsOnInsertion = false
        inputDelegate?.selectionWillChange(owner)
        if new.isEmpty { TextPrimarySelection.selectionWillEnd(in: self) }
        undoStep = nil
        let isOther = new != selection
        set(new, isUpstream: isUpstream, headIsFirst: headIsFirst)
        if isOther { typingAttributes = attributesForTyping() }
        TextPrimarySelection.selectionDidChange(in: self)
        isTypingWord = false
        showFinishedWord()
        inputDelegate?.selectionDidChange(owner)
        owner?.selectionDidChange()
    }

    private func set(_ range: Range<Int>, isUpstream: Bool = false, headIsFirst: Bool = false) {
        selection = range
        self.isUpstream = isUpstream
        self.headIsFirst = headIsFirst
    }

    /// The range clamped to the text.
    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let lower = min(max(range.lowerBound, 0), length)
        let upper = min(max(range.upperBound, lower), length)
        return lower..<upper
    }

    private func attributesForTyping() -> [NSAttributedString.Key: Any] {
        guard hasText else { return typingAttributes }
        let offset = selection.isEmpty ? selection.lowerBound - 1 : selection.lowerBound
        var attributes = storage.store.attributes(at: max(offset, 0)).values
        attributes[.attachment] = nil
        // Text typed after a link does not become part of the link.
        if selection.isEmpty, selection.lowerBound >= length || attributes[.link] != nil { attributes[.link] = nil }
        return attributes.isEmpty ? owner?.baseAttributes ?? [:] : attributes
    }

    // MARK: Changing

    /// Selects the whole text before an insertion that replaces it.
    func selectForInsertion() {
        guard clearsOnInsertion, marked == nil else { return }
        clearsOnInsertion = false
        select(0..<length)
    }

    /// Replaces the marked text or the selection with `text`, if the delegate allows it. Called for the user's input.
    @discardableResult
    func insert(_ text: String) -> Bool {
        let text = owner?.acceptable(text) ?? text
        if !text.isEmpty { selectForInsertion() }
        let range = marked ?? selection
        let isComposed = marked != nil
        guard !text.isEmpty || !range.isEmpty else {
            endComposing()
            return false
        }
        // Delete the marked text without an undo step: only committed text is undoable.
        if let marked, isComposed {
            put([], in: marked)
            endComposing()
            set(range.lowerBound..<range.lowerBound)
            if text.isEmpty {
                tellChange()
                return true
            }
            return change(range.lowerBound..<range.lowerBound, to: text, kind: .typing)
        }
        return change(range, to: text, kind: .typing)
    }

    /// Replaces a range with `typed` and then `typed` with `shown`, if the delegate allows it. The first undo restores `typed`.
    @discardableResult
    func substitute(_ shown: String, for typed: String, in range: Range<Int>) -> Bool {
        guard let owner else { return false }
        return withExtendedLifetime((owner, self)) {
            guard owner.mayReplace(NSRange(location: range.lowerBound, length: range.count), with: shown) else { return false }
            commitMarkedText()
            let range = clamped(range)
            let runs = [AttributedRun(typed, TextAttributes(attributesOfNext))]
            register(range, runs, kind: .typing, text: typed)
            put(runs, in: range)
            let end = range.lowerBound + typed.utf16.count
            set(end..<end)
            separateUndo()
            replaceWithoutPermission(range.lowerBound..<end, shown)
            separateUndo()
            return true
        }
    }

    /// Deletes a range on behalf of the user.
    @discardableResult
    func delete(_ range: Range<Int>) -> Bool {
        guard !clamped(range).isEmpty else { return false }
        return change(clamped(range), to: "", kind: .deleting)
    }

    /// Deletes the marked text, else the selection, else the character (or a part of it) before the caret.
    func deleteBackward() {
        if let marked {
            put([], in: marked)
            endComposing()
            set(marked.lowerBound..<marked.lowerBound)
            return tellChange()
        }
        if !selection.isEmpty {
            delete(selection)
            return
        }
        delete(rangeToDeleteBackward())
    }

    private func rangeToDeleteBackward() -> Range<Int> {
        let caret = selection.lowerBound
        guard caret > 0 else { return 0..<0 }
        let (breaks, start) = textLayout.breaks(ofParagraphAt: caret)
        if caret == start {
            let (previous, previousStart) = textLayout.breaks(ofParagraphAt: caret - 1)
            return (previousStart + previous.cursor(before: previous.length))..<caret
        }
        let inside = caret - start
        let whole = breaks.cursor(before: inside)
        if breaks.deletesOneCodePoint(before: inside), let scalar = storage.store.substring((start + whole)..<caret).unicodeScalars.last {
            return (caret - UTF16.width(scalar))..<caret
        }
        return (start + whole)..<caret
    }

    /// The range of the character after the caret. Empty at the end of the text.
    func rangeToDeleteForward() -> Range<Int> {
        let caret = selection.upperBound
        guard caret < length else { return caret..<caret }
        let (breaks, start) = textLayout.breaks(ofParagraphAt: caret)
        return caret..<(start + breaks.cursor(after: caret - start))
    }

    /// Replaces the text of a range, if the delegate allows it.
    @discardableResult
    func change(_ range: Range<Int>, to text: String, kind: TextUndoStep.Kind) -> Bool {
        guard let owner else { return false }
        // The delegate may release the view, and the editor with it.
        return withExtendedLifetime((owner, self)) {
            let nsRange = NSRange(location: range.lowerBound, length: range.count)
            guard owner.mayReplace(nsRange, with: text) else { return false }
            // The delegate may have changed the text in the call above, so the range is clamped.
            replaceWithoutPermission(clamped(range), text, kind: kind)
            return true
        }
    }

    /// Replaces the text of a range with `runs`, if the delegate allows it.
    @discardableResult
    func change(_ range: Range<Int>, toRuns runs: [AttributedRun]) -> Bool {
        guard let owner else { return false }
        return withExtendedLifetime((owner, self)) {
            let text = runs.reduce("") { $0 + $1.text }
            guard owner.mayReplace(NSRange(location: range.lowerBound, length: range.count), with: text) else { return false }
            breakUndo()
            replaceWithoutPermission(clamped(range), text, kind: .other, runs: runs)
            breakUndo()
            return true
        }
    }

    /// The attributes for plain text that is dropped at `offset`.
    func attributes(forTypingAt offset: Int) -> [NSAttributedString.Key: Any] {
        guard hasText else { return attributesOfNext }
        var attributes = storage.store.attributes(at: max(min(offset, length) - 1, 0)).values
        attributes[.link] = nil
        attributes[.attachment] = nil
        return attributes
    }

    /// Replaces the text of a range without asking the delegate for permission, then notifies the owner.
    func replaceWithoutPermission(
        _ range: Range<Int>, _ text: String, kind: TextUndoStep.Kind = .other, runs styled: [AttributedRun]? = nil
    ) {
        commitMarkedText()
        let runs = styled ?? (text.isEmpty ? [] : [AttributedRun(text, attributes(ofTextReplacing: range))])
        register(range, runs, kind: kind, text: text)
        isTypingWord = kind == .deleting || (kind == .typing && text.last?.isLetter == true)
        let end = range.lowerBound + text.utf16.count
        put(runs, in: range)
        set(end..<end)
        showFinishedWord()
        tellChange()
    }

    /// Transforms the attributes of each selected run with `body`. Without a selection, transforms the typing attributes.
    func restyle(_ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        commitMarkedText()
        restyle(selection, body)
    }

    /// Transforms the attributes of each run of a range with `body`. The selection does not change. For an empty range, transforms the typing
    /// attributes.
    func restyle(_ range: Range<Int>, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        guard let owner else { return }
        guard !range.isEmpty else {
            typingAttributes = body(attributesOfNext)
            return
        }
        withExtendedLifetime((owner, self)) {
            let runs = storage.store.runs(in: range).map { piece in
                AttributedRun(piece.text, TextAttributes(body(owner.baseAttributes.merging(piece.attributes.values) { $1 })))
            }
            separateUndo()
            register(range, runs, kind: .other, text: storage.store.substring(range))
            separateUndo()
            put(runs, in: range)
            typingAttributes = attributesForTyping()
            owner.textDidChange()
        }
    }

    /// The attributes of each run of the selection. Without a selection, only the typing attributes.
    var selectedAttributes: [[NSAttributedString.Key: Any]] {
        guard !selection.isEmpty else { return [attributesOfNext] }
        let base = owner?.baseAttributes ?? [:]
        return storage.store.runs(in: selection).map { base.merging($0.attributes.values) { $1 } }
    }

    /// The typing attributes. If the typing attributes are empty, the owner's base attributes.
    private var attributesOfNext: [NSAttributedString.Key: Any] {
        typingAttributes.isEmpty ? owner?.baseAttributes ?? [:] : typingAttributes
    }

    /// The attributes for text that replaces a range: the attributes of the range's first character. For the selection, the typing attributes.
    private func attributes(ofTextReplacing range: Range<Int>) -> TextAttributes {
        guard range != selection, !range.isEmpty, range.upperBound <= length else { return attributesOfTyped() }
        var attributes = storage.store.attributes(at: range.lowerBound).values
        guard !attributes.isEmpty else { return attributesOfTyped() }
        attributes[.attachment] = nil
        return TextAttributes(attributes)
    }

    private func attributesOfTyped() -> TextAttributes {
        guard !typingAttributes.isEmpty else { return TextAttributes(owner?.baseAttributes ?? [:]) }
        if let typed { return typed }
        let new = TextAttributes(typingAttributes)
        let before = storage.store.attributes(at: max(selection.lowerBound - 1, 0))
        let attributes = before.isSame(as: new) ? before : new
        typed = attributes
        return attributes
    }

    private func tellChange() {
        goal = nil
        guard let owner else { return }
        inputDelegate?.textDidChange(owner)
        inputDelegate?.selectionDidChange(owner)
        owner.selectionDidChange()
        owner.textDidChange()
        owner.showCaret()
    }

    private func put(_ runs: [AttributedRun], in range: Range<Int>) {
        inputDelegate?.textWillChange(owner)
        isEditing = true
        storage.replace(NSRange(location: range.lowerBound, length: range.count), with: runs)
        isEditing = false
        tellLayout()
    }

    /// Replaces the whole text on behalf of the app. Does not consult the delegate. Clears the undo stack.
    func setText(_ runs: [AttributedRun]) {
        dropMarkedText()
        forgetUndo()
        put(runs, in: 0..<length)
        set(length..<length)
        goal = nil
        if hasText { typingAttributes = attributesForTyping() }
        inputDelegate?.textDidChange(owner)
        inputDelegate?.selectionDidChange(owner)
    }

    /// Lays out the text if the layout manager has a delegate. Each edit notifies that delegate before a view shows the text, as in UIKit.
    private func tellLayout() {
        if layoutManager.delegate != nil { _ = textLayout.height }
    }

    /// Adjusts the selection after the app, rather than the editor, edited the storage.
    private func storageDidEdit(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        guard !isEditing else { return }
        defer { tellLayout() }
        if mask.contains(.editedCharacters) {
            inputDelegate?.textWillChange(owner)
            func moved(_ offset: Int) -> Int { offset <= range.location ? offset : max(min(offset + delta, length), 0) }
            dropMarkedText()
            let lower = moved(selection.lowerBound)
            set(clamped(lower..<max(moved(selection.upperBound), lower)))
            forgetUndo()
            inputDelegate?.textDidChange(owner)
            inputDelegate?.selectionDidChange(owner)
        }
        owner?.textNeedsDisplay()
    }

    // MARK: Marked text

    /// Replaces the marked text, or else the selection, with new marked text. `selected` is the new selection, relative to the new marked text.
    func compose(_ text: String?, selected: NSRange, styles: MarkedTextAttributes) {
        let text = owner?.acceptable(text ?? "") ?? text ?? ""
        if marked == nil {
            guard !text.isEmpty else { return }
            selectForInsertion()
            if !selection.isEmpty {
                guard delete(selection) else { return }
            }
            guard owner?.mayReplace(NSRange(location: selection.lowerBound, length: 0), with: text) ?? false else { return }
        }
        let range = marked ?? selection
        undoStep = nil
        put(text.isEmpty ? [] : [AttributedRun(text, TextAttributes(attributesOfNext))], in: range)
        let length = text.utf16.count
        let new = range.lowerBound..<(range.lowerBound + length)
        marked = text.isEmpty ? nil : new
        textLayout.setMarkedRange(marked.map { NSRange(location: $0.lowerBound, length: $0.count) }, styles: styles)
        let start = new.lowerBound + min(max(selected.location, 0), length)
        set(start..<min(start + max(selected.length, 0), new.upperBound))
        tellChange()
    }

    /// Commits the marked text.
    func unmark() {
        guard let marked else { return }
        endComposing()
        let text = storage.store.substring(marked)
        undoStep = nil
        register(marked.lowerBound..<marked.lowerBound, [AttributedRun(text, .none)], kind: .other, text: text)
        inputDelegate?.textDidChange(owner)
    }

    /// Commits the marked text before a change that the input method did not make. The input method discards its own copy.
    private func commitMarkedText() {
        guard marked != nil else { return }
        unmark()
        resetInputMethod()
    }

    /// Ends the composition after the app changed the text. The input method discards its own copy of the marked text.
    private func dropMarkedText() {
        guard marked != nil else { return }
        endComposing()
        resetInputMethod()
    }

    private func resetInputMethod() {
        if let owner, owner.isFirstResponder { owner.window?.windowScene?.hostWindow.resetTextInput() }
    }

    private func endComposing() {
        guard marked != nil else { return }
        marked = nil
        textLayout.setMarkedRange(nil)
    }

    // MARK: Undo

    /// Clears the undo stack, because the recorded ranges no longer match the text.
    private func forgetUndo() {
        undoStep = nil
        undoManager.removeAllActions(withTarget: self)
    }

    private func register(_ range: Range<Int>, _ runs: [AttributedRun], kind: TextUndoStep.Kind, text: String) {
        guard undoManager.isUndoRegistrationEnabled else { return }
        if !undoManager.isUndoing, !undoManager.isRedoing, let step = undoStep, step.takes(range, text, kind, of: storage.store) { return }
        let step = TextUndoStep(
            location: range.lowerBound, insertedLength: text.utf16.count, removed: storage.store.runs(in: range), kind: kind)
        undoStep = text.utf8.contains(UInt8(ascii: "\n")) ? nil : step
        undoManager.registerUndo(withTarget: self) { editor in editor.revert(step) }
    }

    private func revert(_ step: TextUndoStep) {
        guard let owner else { return }
        withExtendedLifetime(owner) {
            commitMarkedText()
            let range = clamped(step.location..<(step.location + step.insertedLength))
            let inverse = TextUndoStep(
                location: range.lowerBound, insertedLength: step.removed.reduce(0) { $0 + $1.text.utf16.count },
                removed: storage.store.runs(in: range), kind: .other)
            undoStep = nil
            undoManager.registerUndo(withTarget: self) { editor in editor.revert(inverse) }
            put(step.removed, in: range)
            let end = range.lowerBound + inverse.insertedLength
            set(end..<end)
            tellChange()
        }
    }

    /// Starts a new undo step with the next character.
    func breakUndo() { undoStep = nil }

    /// Makes the next change a separate undo group, even within the same run-loop iteration.
    func separateUndo() {
        breakUndo()
        undoManager.endTurnGroup()
    }
}

/// An undoable change. Successively typed characters share one step.
@MainActor
final class TextUndoStep {
    enum Kind { case typing, deleting, other }

    private(set) var location: Int
    private(set) var insertedLength: Int
    private(set) var removed: [AttributedRun]
    private let kind: Kind

    init(location: Int, insertedLength: Int, removed: [AttributedRun], kind: Kind) {
        self.location = location
        self.insertedLength = insertedLength
        self.removed = removed
        self.kind = kind
    }

    /// Merges a change into this step and returns true, if the change continues the step. An attachment does not continue typed text.
    func takes(_ range: Range<Int>, _ text: String, _ kind: Kind, of store: TextStore) -> Bool {
        guard kind == self.kind else { return false }
        if kind == .typing, range.isEmpty, range.lowerBound == location + insertedLength, insertedLength > 0, text.count == 1, text != "\n",
            text != "\u{FFFC}"
        {
            insertedLength += text.utf16.count
            return true
        }
        if kind == .deleting, text.isEmpty, insertedLength == 0, range.upperBound == location {
            removed = store.runs(in: range) + removed
            location = range.lowerBound
            return true
        }
        return false
    }
}

extension TextEditor {
    /// Clears the whole text without asking the delegate for permission: the caller has called `textFieldShouldClear(_:)`.
    func clear() {
        replaceWithoutPermission(0..<length, "")
    }
}
