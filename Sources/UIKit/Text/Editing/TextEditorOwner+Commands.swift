import Foundation

/// The commands of an Edit menu, for fields and text views.
extension TextEditorOwner {
    /// Whether a command can be performed; nil for one that is none of editing.
    func canEdit(_ action: Selector) -> Bool? {
        guard let edit = EditAction(action) else { return nil }
        let hasSelection = !editor.selection.isEmpty && allowsSelecting
        return switch edit {
        case .cut: hasSelection && allowsEditing && !isSecureTextEntry
        case .copy: hasSelection && !isSecureTextEntry
        case .delete: hasSelection && allowsEditing
        case .paste: allowsEditing && UIPasteboard.general.hasStrings
        case .select: editor.hasText && editor.selection.isEmpty && allowsSelecting
        case .selectAll: editor.hasText && editor.selection.count < editor.length && allowsSelecting
        }
    }

    func cutSelection() {
        guard allowsEditing, !isSecureTextEntry, !editor.selection.isEmpty else { return }
        copySelection()
        editor.breakUndo()
        editor.delete(editor.selection)
    }

    func copySelection() {
        // A secret never reaches the pasteboard.
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        UIPasteboard.general.string = editor.storage.store.substring(editor.selection)
    }

    func pasteText() {
        guard allowsEditing, let text = UIPasteboard.general.string, !text.isEmpty else { return }
        editor.unmark()
        editor.breakUndo()
        editor.change(editor.selection, to: acceptable(text), kind: .other)
    }

    func selectWord() {
        let caret = TextPlace(editor.selection.lowerBound)
        let word =
            tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(caret, with: .word, inDirection: .storage(.backward))
        if let word, let range = editor.range(word) { editor.select(range) }
    }

    func typeText(_ text: String) {
        guard allowsEditing else { return }
        editor.insert(text)
    }
}
