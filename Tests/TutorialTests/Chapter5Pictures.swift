import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter5

/// Writes the picture of chapter 5 into ``TutorialFiles/pictureFolder``: an open menu, and the focus in the list.
@MainActor
@Suite(.enabled(if: TutorialFiles.pictureFolder != nil))
struct Chapter5Pictures {
    @Test func menu() async throws {
        let host = TestHost(
            launching: AppDelegate.self, information: ["CFBundleName": "Notebook"], size: CGSize(width: 840, height: 420), scale: 1.5)
        let store = NoteStore(file: TutorialFiles.notesFile)
        for text in TutorialFiles.notes.reversed() { store.insert(Note(text: text), at: 0) }
        store.undoManager.removeAllActions()
        host.window.rootViewController = NotebookController(store: store)
        await host.settle()
        host.tap("Shopping")
        await host.settle()
        host.tap("Note")
        await host.settle()
        try TutorialFiles.write("tutorial-5", of: host)
    }
}
