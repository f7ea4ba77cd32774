import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter2

/// Writes the pictures of the first two chapters into ``TutorialFiles/pictureFolder``.
@MainActor
@Suite(.enabled(if: TutorialFiles.pictureFolder != nil))
struct TutorialPictures {
    private let host = TutorialFiles.makeHost()

    init() async {
        let store = NoteStore(file: TutorialFiles.notesFile)
        for text in TutorialFiles.notes.reversed() { store.insert(Note(text: text), at: 0) }
        host.window.rootViewController = NotebookController(store: store)
        await host.settle()
        host.tap("Shopping")
        await host.settle()
    }

    @Test func chapter1() throws { try TutorialFiles.write("tutorial-1", of: host) }

    @Test func chapter2() async throws {
        var finger: TestTouch?
        // The preview of a drag keeps the appearance in which the drag began.
        try TutorialFiles.write("tutorial-2", of: host) {
            finger?.cancel()
            host.advance(by: 1)
            let row = try #require(host.view(labelled: "Call Ada"))
            let touch = host.touchDown(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
            touch.hold(for: 0.6)
            touch.move(to: CGPoint(x: 220, y: 210), duration: 0.4)
            host.advance(by: 0.5)
            finger = touch
        }
        finger?.cancel()
        await host.settle()
    }
}
