import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter4

@MainActor
struct Chapter4Tests {
    // snippet: setup
    private let host = TestHost(size: CGSize(width: 900, height: 700))
    private let store: NoteStore
    private let notebook: NotebookController

    init() async {
        store = NoteStore(file: FileManager.default.temporaryDirectory.appendingPathComponent("notebook-\(UUID())/notes.json"))
        for text in ["One", "Two", "Three"].reversed() { store.insert(Note(text: text), at: 0) }
        store.undoManager.removeAllActions()
        notebook = NotebookController(store: store)
        host.window.rootViewController = notebook
        await host.settle()
    }

    private var titles: [String] { store.notes.map(\.title) }

    /// The middle of a note's row.
    private func center(_ title: String) throws -> CGPoint {
        let index = try #require(titles.firstIndex(of: title))
        let row = notebook.list.tableView.rectForRow(at: IndexPath(row: index, section: 0))
        return notebook.list.tableView.convert(CGPoint(x: row.midX, y: row.midY), to: nil)
    }

    /// Swipes a note to the left and taps the button.
    private func delete(_ title: String) async throws {
        let row = try center(title)
        host.drag(from: CGPoint(x: 200, y: row.y), to: CGPoint(x: 100, y: row.y), duration: 0.2)
        await host.settle()
        host.tap("Delete")
        await host.settle()
    }

    private func press(_ key: String, _ modifiers: UIKeyModifierFlags = .control) async {
        host.press(key, modifiers: modifiers)
        await host.settle()
    }
    // end snippet

    // snippet: undo
    @Test func controlZBringsADeletedNoteBack() async throws {
        try await delete("Two")
        #expect(titles == ["One", "Three"])

        await press("z")
        #expect(titles == ["One", "Two", "Three"])
        #expect(host.view(labelled: "Two") != nil)

        await press("z", [.control, .shift])
        #expect(titles == ["One", "Three"])
    }
    // end snippet

    @Test func movedNoteReturnsWithTheUndoButton() async throws {
        let finger = host.touchDown(at: try center("One"))
        finger.hold(for: 0.6)
        finger.move(to: try center("Three"), duration: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        await host.settle()
        #expect(titles == ["Two", "Three", "One"])
        #expect(store.undoManager.undoActionName == "Move Note")
        host.tap("Undo")
        await host.settle()
        #expect(titles == ["One", "Two", "Three"])
        #expect(store.undoManager.redoActionName == "Move Note")
        host.tap("Redo")
        await host.settle()
        #expect(titles == ["Two", "Three", "One"])
    }

    @Test func buttonsAreEnabledIfThereIsAStep() async throws {
        #expect(host.accessibilityTree.contains("button \"Undo\" (disabled)"))
        try await delete("Two")
        #expect(!host.accessibilityTree.contains("button \"Undo\" (disabled)"))
        #expect(host.accessibilityTree.contains("button \"Redo\" (disabled)"))
        await press("z")
        #expect(host.accessibilityTree.contains("button \"Undo\" (disabled)"))
        #expect(!host.accessibilityTree.contains("button \"Redo\" (disabled)"))
    }

    // snippet: typing
    @Test func textHasItsOwnUndo() async throws {
        try await delete("Two")
        host.tap("One")
        await host.settle()
        let text = try #require(host.view(labelled: "Text"))
        text.becomeFirstResponder()
        await press("End")
        host.type(" more")
        await host.settle()
        #expect(titles == ["One more", "Three"])

        await press("z")
        #expect(titles == ["One", "Three"])

        await press("Tab")
        await press("z")
        #expect(titles == ["One", "Two", "Three"])
    }
    // end snippet

    @Test func undoOfADeletionKeepsTextTypedMeanwhile() async throws {
        try await delete("Two")
        store.setText("Three and a half", of: store.notes[1].id)
        await press("z")
        #expect(titles == ["One", "Two", "Three and a half"])
    }

    // snippet: style
    @Test func firstLineIsStyledWhileTyping() async throws {
        host.tap("New Note")
        await host.settle()
        host.type("Title\nText")
        await host.settle()

        let text = try #require(host.view(labelled: "Text") as? UITextView)
        let fonts = [0, 4, 6, 9].map { text.textStorage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        let (title, body) = (UIFont.preferredFont(forTextStyle: .title1), UIFont.preferredFont(forTextStyle: .body))
        #expect(fonts == [title, title, body, body])
    }
    // end snippet

    @Test("The second line becomes the title if the first one is deleted")
    func styleAfterDeletion() async throws {
        host.tap("New Note")
        await host.settle()
        host.type("A\nB")
        for key in ["ArrowLeft", "Backspace", "Backspace"] { await press(key, []) }
        let text = try #require(host.view(labelled: "Text") as? UITextView)
        #expect(text.text == "B")
        #expect(text.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .preferredFont(forTextStyle: .title1))
        await press("z")
        #expect(text.text == "A\nB")
        #expect(text.textStorage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .preferredFont(forTextStyle: .body))
    }

    @Test func stylesFollowTheTextSize() async throws {
        host.tap("One")
        await host.settle()
        let text = try #require(host.view(labelled: "Text") as? UITextView)
        let small = text.sizeThatFits(CGSize(width: 400, height: 1000)).height
        host.textScale = 2
        await host.settle()
        #expect(text.sizeThatFits(CGSize(width: 400, height: 1000)).height > small * 1.3)
    }

    @Test func closesANoteThatIsRemoved() async throws {
        host.tap("Two")
        await host.settle()
        #expect(host.view(labelled: "Text") != nil)
        try await delete("Two")
        #expect(host.view(labelled: "Text") == nil)
        #expect(host.view(labelled: "No Note Selected") != nil)
    }

    @Test func undoOfANewNoteReturnsToTheListInANarrowWindow() async throws {
        host.resize(to: CGSize(width: 390, height: 700))
        await host.settle()
        host.tap("New Note")
        await host.settle()
        #expect(host.view(labelled: "Text") != nil)
        await press("Tab")
        await press("z")
        #expect(titles == ["One", "Two", "Three"])
        #expect(host.view(labelled: "Text") == nil && host.view(labelled: "Two") != nil)
    }

    @Test func controlFFinds() async throws {
        host.tap("Two")
        await host.settle()
        host.view(labelled: "Text")?.becomeFirstResponder()
        await press("f")
        host.type("w")
        await host.settle()
        let text = try #require(host.view(labelled: "Text") as? UITextView)
        #expect(text.findInteraction?.isFindNavigatorVisible == true)
        #expect(text.findInteraction?.activeFindSession?.resultCount == 1)
    }

    @Test("The notebook passes the audit", arguments: [false, true])
    func audit(isDark: Bool) async {
        host.isDark = isDark
        host.tap("One")
        await host.settle()
        #expect(host.performAccessibilityAudit(for: .all.subtracting(.contrast)).isEmpty)
    }
}
