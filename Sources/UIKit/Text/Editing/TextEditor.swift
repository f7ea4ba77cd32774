import CoreGraphics
import Foundation
import QuartzCore

/// A view whose text a ``TextEditor`` edits.
@MainActor
protocol TextEditorOwner: UIView, UITextInput {
    var editor: TextEditor { get }
    /// Whether a person may change the text.
    var allowsEditing: Bool { get }
    /// Whether a person may select in it.
    var allowsSelecting: Bool { get }
    /// Where the text's top left corner is, in the view's coordinates.
    var textOrigin: CGPoint { get }
    /// Where carets and selections are shown.
    var selectionContainer: UIView { get }
    /// The view's part of the text that is seen, from top to bottom, in its coordinates.
    var visibleText: CGRect { get }
    /// What a text that is typed or pasted becomes before it is put in.
    func acceptable(_ text: String) -> String
    /// Asks the delegate, which may let go of the view.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// A person, or an undo, changed the text.
    func textDidChange()
    /// The selection changed.
    func selectionDidChange()
    /// The text or its looks changed, by whatever.
    func textNeedsDisplay()
    /// Attributes of text that says nothing itself.
    var baseAttributes: [NSAttributedString.Key: Any] { get }
    /// Shows the caret.
    func showCaret()
}

/// Edits the text of a field or of a text view: selection, typing, what is composed, undo. Places count UTF-16 units.
@MainActor
final class TextEditor: MainActorObject {
    weak var owner: (any TextEditorOwner)?
    let storage: NSTextStorage
    let layoutManager: NSLayoutManager
    var flow: TextFlow { layoutManager.flow }

    /// What is selected, or where the caret is.
    private(set) var selection = 0..<0
    /// The text that a find bar shows as found, in order.
    var found: [FoundText] = []
    /// Of the two places that a broken line's end is, the caret is at the one at the end of the line.
    private(set) var isUpstream = false
    /// The selection grows and shrinks at its beginning.
    private(set) var headIsFirst = false
    /// How far from the left edge carets that go up and down want to be.
    var goal: CGFloat?
    /// What an input method composes.
    private(set) var marked: Range<Int>?
    var markedStyle: [NSAttributedString.Key: Any]?
    /// What is typed next gets.
    var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { typed = nil }
    }
    /// The same, as the characters hold it that were typed before: what shares them is looked up once.
    private var typed: TextAttributes?
    weak var inputDelegate: (any UITextInputDelegate)?
    let undoManager = UndoManager()
    private var undoStep: TextUndoStep?
    /// The editor itself changes the storage.
    private var isEditing = false
    /// The last change was a letter of a word.
    var isTypingWord = false
    /// A word that is not marked as long as it is typed.
    var unfinished: ClosedRange<Int>?

    init(storage: NSTextStorage, layoutManager: NSLayoutManager) {
        self.storage = storage
        self.layoutManager = layoutManager
        super.init(onMainActor: ())
        layoutManager.onEdit = { [weak self] mask, range, delta in
            self?.storageDidEdit(mask, range, delta)
        }
        layoutManager.flow.onChange = { [weak self] in self?.owner?.textNeedsDisplay() }
        layoutManager.flow.traits = { [weak self] in self?.owner?.traitCollection }
        layoutManager.flow.decorations = { [weak self] text, start in self?.decorations(of: text, at: start) ?? [] }
    }

    var length: Int { storage.store.length }
    var text: String { storage.store.string }
    var hasText: Bool { length > 0 }
    /// The end of the selection that moves.
    var head: Int { headIsFirst ? selection.lowerBound : selection.upperBound }
    var anchor: Int { headIsFirst ? selection.upperBound : selection.lowerBound }

    /// Whether a caret at `place` is at the end of a broken line.
    func isUpstream(at place: Int) -> Bool { isUpstream && selection.isEmpty && place == selection.lowerBound }

    // MARK: Selecting

    /// Selects a range, as far as there is text. Tells of it where it is another.
    func select(_ range: Range<Int>, isUpstream: Bool = false, headIsFirst: Bool = false, keepsGoal: Bool = false) {
        let new = clamped(range)
        if !keepsGoal { goal = nil }
        guard new != selection || isUpstream != self.isUpstream else {
            self.headIsFirst = headIsFirst
            return
        }
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

    /// The range within the text; ends inside of what people see as one character go to its edges.
    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let lower = min(max(range.lowerBound, 0), length)
        let upper = min(max(range.upperBound, lower), length)
        return lower..<upper
    }

    private func attributesForTyping() -> [NSAttributedString.Key: Any] {
        guard hasText else { return typingAttributes }
        let place = selection.isEmpty ? selection.lowerBound - 1 : selection.lowerBound
        var attributes = storage.store.attributes(at: max(place, 0)).values
        attributes[.attachment] = nil
        // What is typed behind a link does not lead anywhere.
        if selection.isEmpty, selection.lowerBound >= length || attributes[.link] != nil { attributes[.link] = nil }
        return attributes.isEmpty ? owner?.baseAttributes ?? [:] : attributes
    }

    // MARK: Changing

    /// Puts `text` in place of what is composed, or of what is selected, where the delegate lets it. A person's doing.
    @discardableResult
    func insert(_ text: String) -> Bool {
        let text = owner?.acceptable(text) ?? text
        let range = marked ?? selection
        let isComposed = marked != nil
        guard !text.isEmpty || !range.isEmpty else {
            endComposing()
            return false
        }
        // What was composed is the input method's own until it is entered.
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

    /// Puts `shown` in place of a range and of what a person typed into it, where the delegate lets it. Undo brings back `typed` first.
    @discardableResult
    func substitute(_ shown: String, for typed: String, in range: Range<Int>) -> Bool {
        guard let owner else { return false }
        return withExtendedLifetime((owner, self)) {
            guard owner.mayReplace(NSRange(location: range.lowerBound, length: range.count), with: shown) else { return false }
            let range = clamped(range)
            let pieces = [StyledText(typed, TextAttributes(attributesOfNext))]
            register(range, pieces, kind: .typing, text: typed)
            put(pieces, in: range)
            let end = range.lowerBound + typed.utf16.count
            set(end..<end)
            separateUndo()
            replaceWithoutAsking(range.lowerBound..<end, shown)
            separateUndo()
            return true
        }
    }

    /// Takes away a range, as a person does.
    @discardableResult
    func delete(_ range: Range<Int>) -> Bool {
        guard !clamped(range).isEmpty else { return false }
        return change(clamped(range), to: "", kind: .deleting)
    }

    /// Takes away what is selected, or else what Backspace does.
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
        let (breaks, start) = flow.breaks(ofParagraphAt: caret)
        if caret == start {
            let (previous, previousStart) = flow.breaks(ofParagraphAt: caret - 1)
            return (previousStart + previous.cursor(before: previous.length))..<caret
        }
        let inside = caret - start
        let whole = breaks.cursor(before: inside)
        if breaks.deletesOneCodePoint(before: inside), let scalar = storage.store.substring((start + whole)..<caret).unicodeScalars.last {
            return (caret - UTF16.width(scalar))..<caret
        }
        return (start + whole)..<caret
    }

    /// The character behind the caret.
    func rangeToDeleteForward() -> Range<Int> {
        let caret = selection.upperBound
        guard caret < length else { return caret..<caret }
        let (breaks, start) = flow.breaks(ofParagraphAt: caret)
        return caret..<(start + breaks.cursor(after: caret - start))
    }

    /// Puts `text` in place of a range, where the delegate lets it.
    @discardableResult
    func change(_ range: Range<Int>, to text: String, kind: TextUndoStep.Kind) -> Bool {
        guard let owner else { return false }
        // The delegate may let go of the view, and of this with it.
        return withExtendedLifetime((owner, self)) {
            let nsRange = NSRange(location: range.lowerBound, length: range.count)
            guard owner.mayReplace(nsRange, with: text) else { return false }
            // The delegate may have changed the text.
            replaceWithoutAsking(clamped(range), text, kind: kind)
            return true
        }
    }

    /// Puts `pieces` in place of a range, where the delegate lets it.
    @discardableResult
    func change(_ range: Range<Int>, toPieces pieces: [StyledText]) -> Bool {
        guard let owner else { return false }
        return withExtendedLifetime((owner, self)) {
            let text = pieces.reduce("") { $0 + $1.text }
            guard owner.mayReplace(NSRange(location: range.lowerBound, length: range.count), with: text) else { return false }
            breakUndo()
            replaceWithoutAsking(clamped(range), text, kind: .other, pieces: pieces)
            breakUndo()
            return true
        }
    }

    /// The attributes of text that is put at a place from elsewhere.
    func attributes(forTypingAt place: Int) -> [NSAttributedString.Key: Any] {
        guard hasText else { return attributesOfNext }
        var attributes = storage.store.attributes(at: max(min(place, length) - 1, 0)).values
        attributes[.link] = nil
        attributes[.attachment] = nil
        return attributes
    }

    /// Puts `text` in place of a range, and tells of it.
    func replaceWithoutAsking(
        _ range: Range<Int>, _ text: String, kind: TextUndoStep.Kind = .other, pieces styled: [StyledText]? = nil
    ) {
        let pieces = styled ?? (text.isEmpty ? [] : [StyledText(text, attributes(ofTextReplacing: range))])
        register(range, pieces, kind: kind, text: text)
        isTypingWord = kind == .deleting || (kind == .typing && text.last?.isLetter == true)
        let end = range.lowerBound + text.utf16.count
        put(pieces, in: range)
        set(end..<end)
        showFinishedWord()
        tellChange()
    }

    /// Gives each stretch of the selection the attributes that `body` makes of its own; where nothing is selected, what is typed next gets them.
    func restyle(_ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        unmark()
        restyle(selection, body)
    }

    /// Gives each stretch of a range the attributes that `body` makes of its own, and keeps the selection. What is typed next gets those of an
    /// empty range.
    func restyle(_ range: Range<Int>, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        guard let owner else { return }
        guard !range.isEmpty else {
            typingAttributes = body(attributesOfNext)
            return
        }
        withExtendedLifetime((owner, self)) {
            let pieces = storage.store.pieces(in: range).map { piece in
                StyledText(piece.text, TextAttributes(body(owner.baseAttributes.merging(piece.attributes.values) { $1 })))
            }
            separateUndo()
            register(range, pieces, kind: .other, text: storage.store.substring(range))
            separateUndo()
            put(pieces, in: range)
            typingAttributes = attributesForTyping()
            owner.textDidChange()
        }
    }

    /// The attributes of the selection's stretches, or those of what is typed next where nothing is selected.
    var selectedAttributes: [[NSAttributedString.Key: Any]] {
        guard !selection.isEmpty else { return [attributesOfNext] }
        let base = owner?.baseAttributes ?? [:]
        return storage.store.pieces(in: selection).map { base.merging($0.attributes.values) { $1 } }
    }

    /// What is typed next gets these, also where nothing was said of them.
    private var attributesOfNext: [NSAttributedString.Key: Any] {
        typingAttributes.isEmpty ? owner?.baseAttributes ?? [:] : typingAttributes
    }

    /// The attributes of text that replaces a range: those of the range's first character, if the range is not the selection.
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

    private func put(_ pieces: [StyledText], in range: Range<Int>) {
        inputDelegate?.textWillChange(owner)
        isEditing = true
        storage.replace(NSRange(location: range.lowerBound, length: range.count), with: pieces)
        isEditing = false
        tellLayout()
    }

    /// Another text, by the app: nothing is asked, and what was done cannot be undone.
    func setText(_ pieces: [StyledText]) {
        marked = nil
        flow.setComposed(nil)
        forgetUndo()
        put(pieces, in: 0..<length)
        set(length..<length)
        goal = nil
        if hasText { typingAttributes = attributesForTyping() }
        inputDelegate?.textDidChange(owner)
        inputDelegate?.selectionDidChange(owner)
    }

    /// Lays out the text, where the layout's delegate waits to be told of that: as in UIKit it is told at each edit, before a view is shown.
    private func tellLayout() {
        if layoutManager.delegate != nil { _ = flow.height }
    }

    /// The storage was edited, by the app where the editor did not.
    private func storageDidEdit(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        guard !isEditing else { return }
        defer { tellLayout() }
        if mask.contains(.editedCharacters) {
            inputDelegate?.textWillChange(owner)
            func moved(_ place: Int) -> Int { place <= range.location ? place : max(min(place + delta, length), 0) }
            marked = nil
            flow.setComposed(nil)
            let lower = moved(selection.lowerBound)
            set(clamped(lower..<max(moved(selection.upperBound), lower)))
            forgetUndo()
            inputDelegate?.textDidChange(owner)
            inputDelegate?.selectionDidChange(owner)
        }
        owner?.textNeedsDisplay()
    }

    // MARK: Composing

    /// Shows what an input method composes, in place of what it composed before or of the selection. The caret goes to `selected` in it.
    func compose(_ text: String?, selected: NSRange, looks: ComposedLooks) {
        let text = owner?.acceptable(text ?? "") ?? text ?? ""
        if marked == nil {
            guard !text.isEmpty else { return }
            if !selection.isEmpty {
                guard delete(selection) else { return }
            }
            guard owner?.mayReplace(NSRange(location: selection.lowerBound, length: 0), with: text) ?? false else { return }
        }
        let range = marked ?? selection
        undoStep = nil
        put(text.isEmpty ? [] : [StyledText(text, TextAttributes(attributesOfNext))], in: range)
        let length = text.utf16.count
        let new = range.lowerBound..<(range.lowerBound + length)
        marked = text.isEmpty ? nil : new
        flow.setComposed(marked.map { NSRange(location: $0.lowerBound, length: $0.count) }, looks: looks)
        let start = new.lowerBound + min(max(selected.location, 0), length)
        set(start..<min(start + max(selected.length, 0), new.upperBound))
        tellChange()
    }

    /// Makes text of what is composed.
    func unmark() {
        guard let marked else { return }
        endComposing()
        let text = storage.store.substring(marked)
        undoStep = nil
        register(marked.lowerBound..<marked.lowerBound, [StyledText(text, .none)], kind: .other, text: text)
        inputDelegate?.textDidChange(owner)
    }

    private func endComposing() {
        guard marked != nil else { return }
        marked = nil
        flow.setComposed(nil)
    }

    // MARK: Undo

    /// Nothing of what was done can be undone any more: the text is another.
    private func forgetUndo() {
        undoStep = nil
        undoManager.removeAllActions(withTarget: self)
    }

    private func register(_ range: Range<Int>, _ pieces: [StyledText], kind: TextUndoStep.Kind, text: String) {
        guard undoManager.isUndoRegistrationEnabled else { return }
        if !undoManager.isUndoing, !undoManager.isRedoing, let step = undoStep, step.takes(range, text, kind, of: storage.store) { return }
        let step = TextUndoStep(
            location: range.lowerBound, insertedLength: text.utf16.count, removed: storage.store.pieces(in: range), kind: kind)
        undoStep = text.utf8.contains(UInt8(ascii: "\n")) ? nil : step
        undoManager.registerUndo(withTarget: self) { editor in editor.revert(step) }
    }

    private func revert(_ step: TextUndoStep) {
        guard let owner else { return }
        withExtendedLifetime(owner) {
            unmark()
            let range = clamped(step.location..<(step.location + step.insertedLength))
            let inverse = TextUndoStep(
                location: range.lowerBound, insertedLength: step.removed.reduce(0) { $0 + $1.text.utf16.count },
                removed: storage.store.pieces(in: range), kind: .other)
            undoStep = nil
            undoManager.registerUndo(withTarget: self) { editor in editor.revert(inverse) }
            put(step.removed, in: range)
            let end = range.lowerBound + inverse.insertedLength
            set(end..<end)
            tellChange()
        }
    }

    /// The next character begins a step of its own.
    func breakUndo() { undoStep = nil }

    /// The next change is taken back by itself, though it comes in the same turn of the loop.
    func separateUndo() {
        breakUndo()
        undoManager.endTurnGroup()
    }
}

/// A change that can be undone: characters that are typed one after the other are one.
@MainActor
final class TextUndoStep {
    enum Kind { case typing, deleting, other }

    private(set) var location: Int
    private(set) var insertedLength: Int
    private(set) var removed: [StyledText]
    private let kind: Kind

    init(location: Int, insertedLength: Int, removed: [StyledText], kind: Kind) {
        self.location = location
        self.insertedLength = insertedLength
        self.removed = removed
        self.kind = kind
    }

    /// Whether a change goes on with this one, which then holds both. A picture is not part of a word that is typed.
    func takes(_ range: Range<Int>, _ text: String, _ kind: Kind, of store: TextStore) -> Bool {
        guard kind == self.kind else { return false }
        if kind == .typing, range.isEmpty, range.lowerBound == location + insertedLength, insertedLength > 0, text.count == 1, text != "\n",
            text != "\u{FFFC}"
        {
            insertedLength += text.utf16.count
            return true
        }
        if kind == .deleting, text.isEmpty, insertedLength == 0, range.upperBound == location {
            removed = store.pieces(in: range) + removed
            location = range.lowerBound
            return true
        }
        return false
    }
}

extension TextEditor {
    /// Takes away the whole text, as the clear button does: the delegate was asked in another way.
    func clear() {
        replaceWithoutAsking(0..<length, "")
    }
}
