import Foundation
import Host

/// The desktop's primary selection, the last selected text (X11, and most Wayland compositors). The middle button pastes it.
@MainActor
enum TextPrimarySelection {
    private nonisolated static let formats = ["text/plain;charset=utf-8", "text/plain"]

    /// The selection of an editor, read on demand when another program requests it.
    // Unchecked: the editor is used on the main actor only, and the formats never change.
    final class Content: HostContent, @unchecked Sendable {
        let formats = TextPrimarySelection.formats
        @MainActor private weak var editor: TextEditor?
        /// The selected text, saved when the selection ended. Empty before.
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

    /// Updates the primary selection after the user changed the selection in an editor.
    static func selectionDidChange(in editor: TextEditor) {
        guard let owner = editor.owner, owner.isFirstResponder, !owner.isSecureTextEntry, !editor.selection.isEmpty,
            let clipboard = owner.hostPlatform?.primarySelection
        else { return }
        // The content object reads the current selection, so writing it once is enough.
        if let content = clipboard.content as? Content, content.belongs(to: editor) { return }
        clipboard.write(Content(editor))
    }

    /// Saves the selected text before the selection ends, so that other programs can still paste it.
    static func selectionWillEnd(in editor: TextEditor) {
        guard !editor.selection.isEmpty, let content = editor.owner?.hostPlatform?.primarySelection?.content as? Content,
            content.belongs(to: editor)
        else { return }
        content.keep(content.text)
    }

    /// The text that the middle button pastes into a view. Nil without text.
    static func text(for view: UIView) -> String? {
        guard let clipboard = view.hostPlatform?.primarySelection, let content = clipboard.content else { return nil }
        if let own = content as? Content { return own.text.isEmpty ? nil : own.text }
        for format in formats + content.formats.filter({ $0.hasPrefix("text/plain") }) where content.formats.contains(format) {
            guard
                let data = try? clipboard.readNow(
                    format, limit: TransferConstants.maximumTextSize, timeout: TransferConstants.longestWait)
            else { continue }
            // Text that is not valid UTF-8 is read as Latin-1, in which every byte is a character.
            let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
            return text?.isEmpty == false ? text : nil
        }
        return nil
    }
}
