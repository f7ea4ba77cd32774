import Foundation
import Testing
import UIKitTesting

@testable import TutorialChapter2

@MainActor
struct Chapter2Tests {
    // snippet: setup
    private let host = TestHost(size: CGSize(width: 900, height: 700))
    private let store: NoteStore

    init() async {
        store = NoteStore(file: FileManager.default.temporaryDirectory.appendingPathComponent("notebook-\(UUID())/notes.json"))
        for text in ["One", "Two", "Three"].reversed() { store.insert(Note(text: text), at: 0) }
        host.window.rootViewController = NotebookController(store: store)
        await host.settle()
    }

    private func center(_ title: String) throws -> CGPoint {
        let view = try #require(host.view(labelled: title))
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    // end snippet

    // snippet: reorder
    @Test func fingerReordersNotes() async throws {
        let finger = host.touchDown(at: try center("One"))
        finger.hold(for: 0.6)
        finger.move(to: try center("Three"), duration: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        await host.settle()

        #expect(store.notes.map(\.text) == ["Two", "Three", "One"])
    }
    // end snippet

    // snippet: outside
    @Test func textOfAnotherProgramBecomesANote() async throws {
        let drag = host.dragFromOutside(OutsideContent(["text/plain;charset=utf-8": Data("From outside".utf8)]))
        drag.move(to: try center("Two"))
        #expect(drag.proposal == .copy)
        drag.drop()
        await host.settle()

        #expect(store.notes.count == 4)
        #expect(host.view(labelled: "From outside") != nil)
    }
    // end snippet

    // snippet: menu
    @Test func mouseDeletesANoteByItsMenu() async throws {
        host.pointer.move(to: try center("Two"))
        host.pointer.click(.secondary)
        await host.settle()
        #expect(host.tap("Delete"))
        await host.settle()

        #expect(store.notes.map(\.text) == ["One", "Three"])
    }
    // end snippet

    @Test func textFileOfTheFileManagerBecomesANote() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("notebook-\(UUID()).txt")
        try Data("In a file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let drag = host.dragFromOutside(OutsideContent(["text/uri-list": Data((file.absoluteString + "\r\n").utf8)]))
        drag.move(to: try center("Two"))
        #expect(drag.proposal == .copy)
        drag.drop()
        for _ in 0..<100 where store.notes.count == 3 {
            await host.settle()
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(store.notes.contains { $0.text == "In a file" })
    }

    @Test func mouseDragsANoteIntoAnotherProgram() async throws {
        host.pointer.move(to: try center("Two"))
        host.pointer.press()
        host.pointer.move(to: CGPoint(x: 300, y: 300))
        host.pointer.move(to: CGPoint(x: -20, y: 300))
        let drag = try #require(host.outgoingDrag)
        #expect(try await drag.data("text/plain;charset=utf-8") == Data("Two".utf8))
        drag.drop()
        await host.settle()
        #expect(store.notes.count == 3)
    }

    @Test func imagesAreRefused() async throws {
        let drag = host.dragFromOutside(OutsideContent(["image/png": Data([1, 2, 3])]))
        drag.move(to: try center("Two"))
        #expect(drag.proposal.isEmpty)
        drag.leave()
    }

    @Test("Space lifts the focused note, Tab goes to the drop point, and Return drops")
    func keys() async {
        host.press("Tab")
        host.press("Tab")
        await host.settle()
        for key in ["Space", "Tab", "Return"] {
            host.press(key)
            await host.settle()
        }
        #expect(store.notes.map(\.text) == ["Two", "Three", "One"])
    }
}
