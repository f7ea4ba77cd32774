import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter5

@MainActor
struct Chapter5Tests {
    // snippet: setup
    private let host = TestHost(size: CGSize(width: 900, height: 700))
    private let store: NoteStore
    private let notebook: NotebookController
    private let delegate = AppDelegate()

    init() async {
        store = NoteStore(file: FileManager.default.temporaryDirectory.appendingPathComponent("notebook-\(UUID())/notes.json"))
        for text in ["One", "Two", "Three"].reversed() { store.insert(Note(text: text), at: 0) }
        store.undoManager.removeAllActions()
        notebook = NotebookController(store: store)
        host.window.rootViewController = notebook
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        await host.settle()
    }

    private var titles: [String] { store.notes.map(\.title) }
    private var isReading: Bool { notebook.presentedViewController is ReaderController }

    private func press(_ key: String, _ modifiers: UIKeyModifierFlags = []) async {
        host.press(key, modifiers: modifiers)
        await host.settle()
    }
    // end snippet

    // snippet: keys
    @Test func everythingWorksWithoutAPointer() async throws {
        await press("n", .control)
        host.type("Zero")
        await press("r", .control)
        #expect(isReading)

        await press("Escape")
        #expect(!isReading)
        #expect(titles == ["Zero", "One", "Two", "Three"])

        // The menu bar with four menus is between the text and the list.
        for _ in 1...5 { await press("Tab", .control) }
        await press("Backspace", .control)
        #expect(titles == ["One", "Two", "Three"])
        await press("z", .control)
        #expect(titles == ["Zero", "One", "Two", "Three"])
    }
    // end snippet

    // snippet: arrows
    @Test func arrowsShowTheNextNote() async throws {
        for key in ["Tab", "ArrowDown"] { await press(key) }
        let text = try #require(host.view(labelled: "Text") as? UITextView)
        #expect(text.text == "Two")
    }
    // end snippet

    @Test func arrowsInANarrowWindowOnlyMoveTheFocus() async {
        host.resize(to: CGSize(width: 390, height: 700))
        await host.settle()
        for key in ["Tab", "ArrowDown"] { await press(key) }
        #expect(host.view(labelled: "Text") == nil)
    }

    @Test("The Menu key opens the menu of the focused note")
    func menuOfARow() async {
        await press("Tab")
        for key in ["ContextMenu", "ArrowDown", "Return"] { await press(key) }
        #expect(isReading)
        await press("Escape")
        #expect(!isReading)
        for key in ["ContextMenu", "ArrowUp", "Return"] { await press(key) }
        #expect(titles == ["Two", "Three"])
    }

    @Test func menuDisablesCommandsWithoutANote() async {
        host.tap("Note")
        await host.settle()
        #expect(host.view(labelled: "Read") != nil)
        host.tap("Read")
        await host.settle()
        #expect(!isReading)
        await press("Escape")
        host.tap("One")
        await host.settle()
        host.tap("Note")
        await host.settle()
        host.tap("Read")
        await host.settle()
        #expect(isReading)
    }

    @Test func keysOfTheReaderDoNotChangeTheNote() async {
        host.tap("One")
        await host.settle()
        host.view(labelled: "Text")?.becomeFirstResponder()
        await press("r", .control)
        host.type("x")
        await press("Backspace")
        #expect(titles == ["One", "Two", "Three"])
    }

    // snippet: reader
    @Test func screenReaderReadsOneNote() async throws {
        host.isScreenReaderRunning = true
        let row = try #require(host.element(labelled: "Two"))
        let action = try #require(row.accessibilityCustomActions?.first { $0.name == "Read" })
        #expect(action.actionHandler?(action) == true)
        await host.settle()
        #expect(host.accessibilityTree.contains("Two"))
        #expect(!host.accessibilityTree.contains("Three"))

        #expect(host.performEscape())
        await host.settle()
        #expect(!isReading)
    }
    // end snippet

    @Test func deletionIsAnnounced() async {
        host.isScreenReaderRunning = true
        host.tap("Two")
        await host.settle()
        await press("Backspace", .control)
        #expect(host.announcements == ["Note deleted"])
    }

    // snippet: motion
    @Test func pageFadesWithReducedMotion() async throws {
        host.reducesMotion = true
        host.tap("One")
        await host.settle()
        host.tap("Read")
        host.advance(by: 0.1)
        let button = try #require(host.view(labelled: "Done"))
        let early = host.presentedFrame(of: button)
        await host.settle()
        #expect(host.presentedFrame(of: button) == early)
    }
    // end snippet

    // snippet: audit
    @Test("All screens pass the audit", arguments: [false, true], [1, 2.0])
    func audit(isDark: Bool, textScale: Double) async {
        host.isDark = isDark
        host.textScale = textScale
        host.tap("One")
        await host.settle()
        #expect(host.performAccessibilityAudit().isEmpty)
        await press("r", .control)
        #expect(host.performAccessibilityAudit().isEmpty)
    }
    // end snippet
}
