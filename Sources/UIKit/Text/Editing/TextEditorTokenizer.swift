/// The tokenizer of a field or a text view, whose layout knows the lines.
final class TextEditorTokenizer: UITextInputStringTokenizer {
    private weak var owner: (any TextEditorOwner)?

    init(_ owner: any TextEditorOwner) {
        self.owner = owner
        super.init(textInput: owner)
    }

    override func line(at position: UITextPosition) -> UITextRange? {
        guard let editor = owner?.editor, let place = position as? OffsetTextPosition else { return super.line(at: position) }
        return OffsetTextRange(
            editor.textLayout.line(at: place.offset, isUpstream: place.isUpstream || editor.isUpstream(at: place.offset)))
    }
}
