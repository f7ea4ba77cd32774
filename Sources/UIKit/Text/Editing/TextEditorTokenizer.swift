/// The tokenizer of a field or a text view. Finds lines in the layout of the text.
final class TextEditorTokenizer: UITextInputStringTokenizer {
    private weak var owner: (any TextEditorOwner)?

    init(_ owner: any TextEditorOwner) {
        self.owner = owner
        super.init(textInput: owner)
    }

    override func line(at position: UITextPosition) -> UITextRange? {
        guard let editor = owner?.editor, let offsetPosition = position as? OffsetTextPosition else { return super.line(at: position) }
        return OffsetTextRange(
            editor.textLayout.line(
                at: offsetPosition.offset, isUpstream: offsetPosition.isUpstream || editor.isUpstream(at: offsetPosition.offset)))
    }
}
