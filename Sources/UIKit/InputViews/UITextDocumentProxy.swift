/// Access to the first responder's text, for a keyboard view.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection; nil if it is empty.
    var documentContextBeforeInput: String? { get }
    /// The text after the selection; nil if it is empty.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil if nothing is selected.
    var selectedText: String? { get }
    /// Identifies the text. Each field's text has a different identifier.
    var documentIdentifier: UUID { get }
    /// Moves the caret by `offset` characters, backwards if it is negative.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Replaces the marked text, or marks `markedText` at the caret.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Commits the marked text.
    func unmarkText()
}

/// Edits the text of the first responder in the window of a controller's view.
@MainActor
final class FirstResponderText: MainActorObject, UITextDocumentProxy {
    private unowned let controller: UIInputViewController
    private weak var identified: UIResponder?
    private var identifier = UUID()

    init(for controller: UIInputViewController) {
        self.controller = controller
        super.init(onMainActor: ())
    }

    private var responder: UIResponder? { controller.viewIfLoaded?.window?.firstResponder }
    private var keyInput: (any UIKeyInput)? { responder as? any UIKeyInput }
    private var textInput: (any UITextInput)? { responder as? any UITextInput }

    // MARK: UIKeyInput

    var hasText: Bool { keyInput?.hasText ?? false }
    func insertText(_ text: String) { keyInput?.insertText(text) }
    func deleteBackward() { keyInput?.deleteBackward() }

    // MARK: UITextDocumentProxy

    var documentContextBeforeInput: String? {
        textInput.flatMap { input in text(of: input, from: input.beginningOfDocument, to: input.selectedTextRange?.start) }
    }

    var documentContextAfterInput: String? {
        textInput.flatMap { input in text(of: input, from: input.selectedTextRange?.end, to: input.endOfDocument) }
    }

    var selectedText: String? {
        textInput.flatMap { input in text(of: input, from: input.selectedTextRange?.start, to: input.selectedTextRange?.end) }
    }

    private func text(of input: any UITextInput, from start: UITextPosition?, to end: UITextPosition?) -> String? {
        guard let start, let end, let range = input.textRange(from: start, to: end), let text = input.text(in: range), !text.isEmpty else {
            return nil
        }
        return text
    }

    var documentIdentifier: UUID {
        if identified !== responder || responder == nil { identifier = UUID() }
        identified = responder
        return identifier
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input = textInput, let selected = input.selectedTextRange else { return }
        let start = offset < 0 ? selected.start : selected.end
        let edge = offset < 0 ? input.beginningOfDocument : input.endOfDocument
        let position = input.position(from: start, offset: offset) ?? edge
        input.selectedTextRange = input.textRange(from: position, to: position)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        textInput?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { textInput?.unmarkText() }
}
