import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter4

/// Writes the picture of chapter 4 into ``TutorialFiles/pictureFolder``: a styled text, and an undo of the list.
@MainActor
@Suite(.enabled(if: TutorialFiles.pictureFolder != nil))
struct Chapter4Pictures {
    @Test func text() async throws {
        let host = TutorialFiles.makeHost()
        let store = NoteStore(file: TutorialFiles.notesFile)
        for text in TutorialFiles.notes.reversed() { store.insert(Note(text: text), at: 0) }
        store.undoManager.removeAllActions()
        host.window.rootViewController = NotebookController(store: store)
        await host.settle()
        store.remove(store.notes[1].id)
        host.tap("Ideas for the garden")
        await host.settle()
        try TutorialFiles.write("tutorial-4", of: host)
    }
}
