import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter6

// snippet: setup
/// The app with its notes in a temporary file.
final class TestDelegate: AppDelegate {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("notebook-\(UUID())/notes.json")

    override var notesFile: URL { file }
}

@MainActor
struct Chapter6Tests {
    private let host = TestHost(
        launching: TestDelegate.self,
        information: ["CFBundleDocumentTypes": [["LSItemContentTypes": ["public.plain-text"]]]],
        size: CGSize(width: 900, height: 700))
    private let store: NoteStore

    init() async throws {
        await host.settle()
        let delegate = try #require(UIApplication.shared.delegate as? TestDelegate)
        store = delegate.store
    }
    // end snippet

    // snippet: open
    @Test func textFileOfTheDesktopBecomesANote() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try "From a file\nAnd more".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }

        host.open([file])
        await host.settle()

        #expect(store.notes.map(\.title) == ["From a file"])
        let text = try #require(host.view(labelled: "Text") as? UITextView)
        #expect(text.text == "From a file\nAnd more")
    }
    // end snippet

    @Test("A new note and a note of a file are selected in the list")
    func selection() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try "From a file".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        store.insert(Note(text: "One"), at: 0)
        await host.settle()
        host.tap("One")
        await host.settle()
        let notebook = try #require(host.window.rootViewController as? NotebookController)

        host.open([file])
        await host.settle()
        #expect(store.notes.map(\.title) == ["From a file", "One"])
        #expect(notebook.list.tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])

        host.press("n", modifiers: .control)
        await host.settle()
        #expect(store.notes.count == 3)
        #expect(notebook.list.tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    }

    // snippet: widths
    @Test("Every width shows a new note", arguments: [320, 390, 768, 1280])
    func widths(width: Int) async {
        host.resize(to: CGSize(width: width, height: 700))
        await host.settle()
        host.press("n", modifiers: .control)
        await host.settle()
        host.type("Shopping")
        await host.settle()
        #expect(store.notes.map(\.title) == ["Shopping"])
        #expect(host.performAccessibilityAudit().isEmpty)
    }
    // end snippet
}
