import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter2

/// Writes the pictures of the tutorial into the folder that `LODESTONE_PICTURES` names. `Documentation/pictures` has them.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LODESTONE_PICTURES"] != nil))
struct TutorialPictures {
    private let host = TestHost(size: CGSize(width: 840, height: 420), scale: 1.5)

    init() async {
        let store = NoteStore(file: FileManager.default.temporaryDirectory.appendingPathComponent("notebook-\(UUID())/notes.json"))
        for text in ["Shopping\nMilk\nBread\nTwo lemons", "Call Ada", "Ideas for the garden", "Books to read"].reversed() {
            store.insert(Note(text: text), at: 0)
        }
        host.window.rootViewController = NotebookController(store: store)
        await host.settle()
    }

    private func write(_ name: String) throws {
        let folder = try #require(ProcessInfo.processInfo.environment["LODESTONE_PICTURES"])
        let data = try #require(host.snapshot().pngData())
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    @Test func chapter1() async throws {
        host.tap("Shopping")
        await host.settle()
        try write("tutorial-1")
    }

    @Test func chapter2() async throws {
        host.tap("Shopping")
        await host.settle()
        let row = try #require(host.view(labelled: "Call Ada"))
        let finger = host.touchDown(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 220, y: 210), duration: 0.4)
        host.advance(by: 0.5)
        try write("tutorial-2")
        finger.cancel()
        await host.settle()
    }
}
