import Foundation
import Host

/// What was selected last on a desktop that keeps it (X11, and most of Wayland): the middle button pastes it.
@MainActor
enum TextPrimarySelection {
    private nonisolated static let formats = ["text/plain;charset=utf-8", "text/plain"]

    /// The selection of an editor, which is read when another program asks for it.
    // Unchecked: the editor is met on the main actor alone, and the formats never change.
    final class Content: HostContent, @unchecked Sendable {
        let formats = TextPrimarySelection.formats
        @MainActor private weak var editor: TextEditor?
        /// What was selected when the editor went, or selected nothing any more.
        @MainActor private var last = ""

        @MainActor
        init(_ editor: TextEditor) {
            self.editor = editor
        }

        @MainActor
        func belongs(to editor: TextEditor) -> Bool { self.editor === editor }

        @MainActor
        func keep(_ text: String) { last = text }

        @MainActor
        var text: String {
            guard let editor, !editor.selection.isEmpty, editor.owner?.isSecureTextEntry == false else { return last }
            return editor.storage.store.substring(editor.selection)
        }

        func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
            guard formats.contains(format) else { throw HostContentError.noSuchFormat(format) }
            let text = await MainActor.run { self.text }
            try await body(Data(text.utf8))
        }
    }

    /// A person selected something in an editor, or nothing any more.
    static func selectionDidChange(in editor: TextEditor) {
        guard let owner = editor.owner, owner.isFirstResponder, !owner.isSecureTextEntry, !editor.selection.isEmpty,
            let clipboard = owner.hostPlatform?.primarySelection
        else { return }
        // Once it is ours it follows the selection by itself.
        if let content = clipboard.content as? Content, content.belongs(to: editor) { return }
        clipboard.write(Content(editor))
    }

    /// The selection is about to go: what others may paste stays.
    static func selectionWillEnd(in editor: TextEditor) {
        guard !editor.selection.isEmpty, let content = editor.owner?.hostPlatform?.primarySelection?.content as? Content,
            content.belongs(to: editor)
        else { return }
        content.keep(content.text)
    }

    /// What the middle button pastes in a view; nil where there is no text.
    static func text(for view: UIView) -> String? {
        guard let clipboard = view.hostPlatform?.primarySelection, let content = clipboard.content else { return nil }
        if let own = content as? Content { return own.text.isEmpty ? nil : own.text }
        for format in formats + content.formats.filter({ $0.hasPrefix("text/plain") }) where content.formats.contains(format) {
            guard
                let data = try? clipboard.readNow(
                    format, limit: TransferConstants.maximumTextSize, timeout: TransferConstants.longestWait)
            else { continue }
            // What is no UTF-8 is Latin, where every byte is a letter.
            let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
            return text?.isEmpty == false ? text : nil
        }
        return nil
    }
}
