import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter1

@MainActor
struct Chapter1Tests {
    // snippet: test
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("notebook-\(UUID())/notes.json")

    /// Shows the notebook in a window of a width.
    private func show(_ store: NoteStore, width: CGFloat = 900) async -> TestHost {
        let host = TestHost(size: CGSize(width: width, height: 700))
        host.window.rootViewController = NotebookController(store: store)
        await host.settle()
        return host
    }

    @Test func newNoteIsWrittenAndListed() async {
        let store = NoteStore(file: file)
        let host = await show(store)

        #expect(host.tap("New Note"))
        await host.settle()
        host.type("Shopping\nMilk")
        await host.settle()

        #expect(store.notes.map(\.text) == ["Shopping\nMilk"])
        #expect(host.view(labelled: "Shopping") != nil)
    }
    // end snippet

    @Test func newNoteIsSelected() async {
        let store = NoteStore(file: file)
        store.insert(Note(text: "One"), at: 0)
        let notebook = NotebookController(store: store)
        let host = TestHost(size: CGSize(width: 900, height: 700))
        host.window.rootViewController = notebook
        await host.settle()
        host.tap("One")
        await host.settle()
        host.tap("New Note")
        await host.settle()
        #expect(notebook.list.tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
        #expect(store.notes.map(\.text) == ["", "One"])
    }

    @Test func notesAreKept() {
        let store = NoteStore(file: file)
        store.insert(Note(text: "One"), at: 0)
        store.insert(Note(text: "Two"), at: 1)
        #expect(NoteStore(file: file).notes == store.notes)
    }

    @Test("A narrow window begins with the list and shows the note instead of it")
    func narrow() async {
        let store = NoteStore(file: file)
        store.insert(Note(text: "One"), at: 0)
        store.insert(Note(text: "Two"), at: 1)
        let host = await show(store, width: 390)
        #expect(host.tap("One"))
        await host.settle()
        #expect(host.view(labelled: "Text") != nil && host.view(labelled: "Two") == nil)
    }

    @Test func swipeDeletesANote() async throws {
        let store = NoteStore(file: file)
        store.insert(Note(text: "One"), at: 0)
        store.insert(Note(text: "Two"), at: 1)
        let host = await show(store)
        let row = try #require(host.view(labelled: "One"))
        let middle = row.convert(row.bounds, to: nil)
        host.drag(from: CGPoint(x: 200, y: middle.midY), to: CGPoint(x: 100, y: middle.midY), duration: 0.2)
        await host.settle()
        #expect(host.tap("Delete"))
        await host.settle()
        #expect(store.notes.map(\.text) == ["Two"])
    }

    @Test func screensPassTheAudit() async {
        let store = NoteStore(file: file)
        store.insert(Note(text: "One"), at: 0)
        let host = await show(store)
        host.tap("One")
        await host.settle()
        #expect(host.performAccessibilityAudit().isEmpty)
    }
}
