import Foundation

/// The commands of an Edit menu, for fields and text views.
extension TextEditorOwner {
    /// Whether an editing command can be performed. Nil for other commands.
    func canEdit(_ action: Selector) -> Bool? {
        guard let edit = EditAction(action) else { return nil }
        let hasSelection = !editor.selection.isEmpty && allowsSelecting
        let restyles = allowsEditing && (self as? UITextView)?.allowsEditingTextAttributes == true
        return switch edit {
        case .cut: hasSelection && allowsEditing && !isSecureTextEntry
        case .copy: hasSelection && !isSecureTextEntry
        case .delete: hasSelection && allowsEditing
        case .paste: allowsEditing && canPaste
        case .select: editor.hasText && editor.selection.isEmpty && allowsSelecting
        case .selectAll: editor.hasText && editor.selection.count < editor.length && allowsSelecting
        case .pasteAndMatchStyle: self is UITextView ? restyles && UIPasteboard.general.hasStrings : nil
        case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize: self is UITextView ? restyles : nil
        case .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft: self is UITextView ? restyles : nil
        case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: nil
        }
    }

    func cutSelection() {
        guard allowsEditing, !isSecureTextEntry, !editor.selection.isEmpty else { return }
        copySelection()
        editor.breakUndo()
        editor.delete(SmartTyping.rangeToCut(editor.selection, in: self))
    }

    func copySelection() {
        // Secure text never reaches the pasteboard.
        guard !isSecureTextEntry, !editor.selection.isEmpty else { return }
        let provider = provider(of: editor.selection)
        if provider.registeredTypeIdentifiers.count > 1 {
            UIPasteboard.general.itemProviders = [provider]
        } else {
            UIPasteboard.general.string = editor.storage.store.substring(editor.selection)
        }
    }

    func pasteText() {
        guard allowsEditing else { return }
        if let view = self as? UITextView, view.allowsEditingTextAttributes, let text = TextPasteboard.styledText {
            editor.unmark()
            editor.selectForInsertion()
            editor.change(editor.selection, toRuns: AttributedRun.runs(of: text))
            return
        }
        pastePlainText()
    }

    func pastePlainText() {
        guard allowsEditing, let text = UIPasteboard.general.string, !text.isEmpty else { return }
        editor.unmark()
        editor.breakUndo()
        editor.selectForInsertion()
        editor.change(editor.selection, to: SmartTyping.textToPaste(acceptable(text), at: editor.selection, in: self), kind: .other)
    }

    /// Whether the pasteboard has content that ``pasteText()`` accepts.
    var canPaste: Bool {
        if UIPasteboard.general.hasStrings { return true }
        return (self as? UITextView)?.allowsEditingTextAttributes == true && TextPasteboard.hasStyledText
    }

    func selectWord() {
        let caret = OffsetTextPosition(editor.selection.lowerBound)
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

/// Attributed text on the general pasteboard.
@MainActor
enum TextPasteboard {
    private static let types = ["com.apple.uikit.attributedstring", "public.rtf", "public.html"]

    static var hasStyledText: Bool { UIPasteboard.general.contains(pasteboardTypes: types) }

    /// The attributed text. Nil if it is missing or unreadable.
    static var styledText: NSAttributedString? {
        for type in types where UIPasteboard.general.contains(pasteboardTypes: [type]) {
            guard let data = UIPasteboard.general.data(forPasteboardType: type) else { continue }
            if let text = try? NSAttributedString.object(withItemProviderData: data, typeIdentifier: type), text.length > 0 { return text }
        }
        return nil
    }
}
