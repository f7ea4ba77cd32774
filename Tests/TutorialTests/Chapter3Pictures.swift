import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter3

/// Writes the picture of chapter 3 into ``TutorialFiles/pictureFolder``: a finger holds the page.
@MainActor
@Suite(.enabled(if: TutorialFiles.pictureFolder != nil))
struct Chapter3Pictures {
    @Test func page() async throws {
        let host = TutorialFiles.makeHost()
        let store = NoteStore(file: TutorialFiles.notesFile)
        for text in TutorialFiles.notes.reversed() { store.insert(Note(text: text), at: 0) }
        host.window.rootViewController = NotebookController(store: store)
        await host.settle()
        host.tap("Shopping")
        await host.settle()
        host.tap("Read")
        await host.settle()
        let finger = host.touchDown(at: CGPoint(x: 420, y: 200))
        finger.move(to: CGPoint(x: 420, y: 300), duration: 0.4)
        try TutorialFiles.write("tutorial-3", of: host)
        finger.cancel()
        await host.settle()
    }
}
