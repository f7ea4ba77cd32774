import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import TutorialChapter3

@MainActor
struct Chapter3Tests {
    // snippet: setup
    private let host = TestHost(size: CGSize(width: 390, height: 844))
    private let notebook: NotebookController

    init() async {
        let store = NoteStore(file: FileManager.default.temporaryDirectory.appendingPathComponent("notebook-\(UUID())/notes.json"))
        store.insert(Note(text: "Ideas for the garden\nA pond, a bench"), at: 0)
        store.insert(Note(text: "A long note\n" + String(repeating: "One more line\n", count: 80)), at: 1)
        notebook = NotebookController(store: store)
        host.window.rootViewController = notebook
        await host.settle()
        host.tap("Ideas for the garden")
        await host.settle()
    }

    /// The upper edge of the page as a user sees it: the button is 8 points below it.
    private func top(_ doneButton: UIView) -> CGFloat { host.presentedFrame(of: doneButton).minY - 8 }

    private var isReading: Bool { notebook.presentedViewController is ReaderController }

    private func read() async {
        host.tap("Read")
        await host.settle()
    }
    // end snippet

    // snippet: scrub
    @Test func pageFollowsTheFingerInBothDirections() async throws {
        await read()
        let done = try #require(host.view(labelled: "Done"))
        let start = top(done)

        let finger = host.touchDown(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 600), duration: 0.5)
        let low = top(done)
        #expect(low > start + 250)

        finger.move(to: CGPoint(x: 200, y: 400), duration: 0.5)
        #expect(abs(top(done) - (low - 200)) < 1)

        finger.hold(for: 0.5)
        finger.lift()
        await host.settle()
        #expect(top(done) == start)
    }
    // end snippet

    // snippet: catch
    @Test func fingerCatchesAndReversesAnOpeningPage() async throws {
        host.tap("Read")
        host.advance(by: 0.15)
        let finger = host.touchDown(at: CGPoint(x: 200, y: 700))
        let done = try #require(host.view(labelled: "Done"))
        let caught = top(done)
        #expect(caught > 100)

        finger.hold(for: 1)
        #expect(top(done) == caught)

        finger.move(to: CGPoint(x: 200, y: 780), duration: 0.1)
        finger.lift()
        await host.settle()
        #expect(!isReading)
    }
    // end snippet

    @Test func caughtPageContinuesToOpen() async throws {
        host.tap("Read")
        host.advance(by: 0.15)
        let finger = host.touchDown(at: CGPoint(x: 200, y: 830))
        finger.move(to: CGPoint(x: 200, y: 700), duration: 0.1)
        finger.lift()
        await host.settle()
        #expect(isReading)
    }

    @Test func closingPageIsCaughtAndOpensAgain() async throws {
        await read()
        let done = try #require(host.view(labelled: "Done"))
        let start = top(done)
        host.tap("Done")
        host.advance(by: 0.1)
        let finger = host.touchDown(at: CGPoint(x: 200, y: 830))
        finger.move(to: CGPoint(x: 200, y: 650), duration: 0.1)
        finger.lift()
        await host.settle()
        #expect(isReading)
        #expect(top(done) == start)
        host.tap("Done")
        await host.settle()
        #expect(!isReading)
    }

    @Test func shortFlickClosesThePage() async throws {
        await read()
        host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.08)
        await host.settle()
        #expect(!isReading)
    }

    @Test("A long text scrolls, and the page moves only from the beginning of the text")
    func scrolling() async throws {
        host.tap("Notes")
        await host.settle()
        host.tap("A long note")
        await host.settle()
        await read()
        let done = try #require(host.view(labelled: "Done"))
        let start = top(done)
        host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.3)
        await host.settle()
        let finger = host.touchDown(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 400), duration: 0.3)
        #expect(top(done) == start)
        finger.lift()
        await host.settle()
        #expect(isReading)
    }

    @Test func closedReaderIsDeallocated() async throws {
        await read()
        weak let reader = notebook.presentedViewController
        #expect(reader != nil)
        host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.2)
        await host.settle()
        #expect(reader == nil)
    }

    @Test("The page passes the audit", arguments: [false, true])
    func audit(isDark: Bool) async {
        host.isDark = isDark
        await read()
        #expect(host.performAccessibilityAudit(for: .all.subtracting(.contrast)).isEmpty)
    }
}
