import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Find interactions")
struct FindInteractionTests {
    let host = TestHost(size: CGSize(width: 600, height: 400))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))

    init() {
        view.text = "One apple, two Apples, and a pineapple.\nNo pears."
        view.isFindInteractionEnabled = true
        host.window.addSubview(view)
        host.advance(by: 0.1)
    }

    private var interaction: UIFindInteraction? { view.findInteraction }

    private func texts(_ view: UIView) -> [String] {
        view.isHidden ? [] : ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    private func button(_ name: String, _ view: UIView? = nil) -> UIButton? {
        let view = view ?? host.window
        if let button = view as? UIButton, !button.isHidden, button.accessibilityLabel == name || button.title(for: .normal) == name {
            return button
        }
        return view.subviews.lazy.compactMap { self.button(name, $0) }.first
    }

    private func tap(_ name: String) throws {
        let button = try #require(self.button(name))
        host.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        host.advance(by: 0.5)
    }

    @Test("Control-F opens the bar, typing finds from the selection on, Return and Shift-Return navigate, Escape closes")
    func keys() throws {
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 12, length: 0)
        host.press("f", modifiers: .command)
        host.advance(by: 0.3)
        let interaction = try #require(self.interaction)
        #expect(interaction.isFindNavigatorVisible && !view.isFirstResponder)
        host.type("apple")
        host.advance(by: 0.1)
        let session = try #require(interaction.activeFindSession)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 1)
        #expect(texts(host.window).contains("2 of 3"))
        host.press("Return")
        #expect(session.highlightedResultIndex == 2)
        host.press("Return")
        #expect(session.highlightedResultIndex == 0)
        host.press("Return", modifiers: .shift)
        #expect(session.highlightedResultIndex == 2)
        host.press("Escape")
        host.advance(by: 0.3)
        #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil && view.isFirstResponder)
        #expect(view.text.contains("pineapple"))
    }

    @Test("The find bar's buttons go to the next and the previous result; without results they are disabled and a message is shown")
    func buttons() throws {
        interaction?.searchText = "apple"
        interaction?.presentFindNavigator(showingReplace: false)
        host.advance(by: 0.3)
        let session = try #require(interaction?.activeFindSession)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
        try tap("Next")
        #expect(session.highlightedResultIndex == 1)
        try tap("Previous")
        try tap("Previous")
        #expect(session.highlightedResultIndex == 2)
        interaction?.searchText = "quince"
        interaction?.dismissFindNavigator()
        interaction?.presentFindNavigator(showingReplace: false)
        host.advance(by: 0.1)
        #expect(texts(host.window).contains("Not found") && button("Next")?.isEnabled == false)
        #expect(button("Replace") == nil)
    }

    @Test("Replace replaces one result, Replace All replaces all results, and one undo reverts Replace All")
    func replacing() throws {
        interaction?.searchText = "apple"
        interaction?.replacementText = "fig"
        interaction?.presentFindNavigator(showingReplace: true)
        host.advance(by: 0.3)
        try tap("Replace")
        #expect(view.text == "One fig, two Apples, and a pineapple.\nNo pears.")
        #expect(interaction?.activeFindSession?.resultCount == 2 && interaction?.activeFindSession?.highlightedResultIndex == 0)
        try tap("Replace All")
        #expect(view.text == "One fig, two figs, and a pinefig.\nNo pears.")
        #expect(interaction?.activeFindSession?.resultCount == 0)
        view.undoManager?.undo()
        #expect(view.text == "One fig, two Apples, and a pineapple.\nNo pears.")
    }

    @Test("Text that is not editable can be searched but not replaced")
    func readOnly() throws {
        view.isEditable = false
        interaction?.searchText = "apple"
        interaction?.presentFindNavigator(showingReplace: true)
        host.advance(by: 0.3)
        let session = try #require(interaction?.activeFindSession)
        #expect(session.resultCount == 3 && !session.supportsReplacement && button("Replace") == nil)
    }

    @Test("Results are yellow until the bar is closed")
    func colors() throws {
        func yellow() -> Int {
            guard let data = host.snapshot().dataProvider?.data, let bytes = CFDataGetBytePtr(data) else { return 0 }
            let image = host.snapshot()
            var count = 0
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let at = y * image.bytesPerRow + x * 4
                    let components = [bytes[at], bytes[at + 1], bytes[at + 2]].map(Int.init)
                    if components[1] > 180, abs(components[0] - components[2]) > 100 { count += 1 }
                }
            }
            return count
        }
        #expect(yellow() == 0)
        interaction?.searchText = "apple"
        interaction?.presentFindNavigator(showingReplace: false)
        host.advance(by: 0.3)
        #expect(yellow() > 200)
        interaction?.dismissFindNavigator()
        host.advance(by: 0.3)
        #expect(yellow() == 0)
    }

    @Test("A find bar in an app's own view uses the app's UIFindSession")
    func ownSession() throws {
        final class Pages: UIFindSession {
            var queries: [String] = []
            var steps = 0
            override var resultCount: Int { queries.isEmpty ? 0 : 7 }
            override var highlightedResultIndex: Int { steps }
            override func performSearch(query: String, options: UITextSearchOptions?) { queries.append(query) }
            override func highlightNextResult(in direction: UITextStorageDirection) { steps += direction == .forward ? 1 : -1 }
        }
        final class Reader: UIView, UIFindInteractionDelegate {
            let pages = Pages()
            var events: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { pages }
            func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { events.append("begin") }
            func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { events.append("end") }
        }
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let interaction = UIFindInteraction(sessionDelegate: reader)
        reader.addInteraction(interaction)
        host.window.addSubview(reader)
        reader.becomeFirstResponder()
        host.press("f", modifiers: .command)
        host.type("ab")
        host.press("Return")
        #expect(reader.pages.queries == ["a", "ab"] && reader.pages.steps == 1)
        #expect(texts(host.window).contains("2 of 7"))
        interaction.dismissFindNavigator()
        #expect(reader.events == ["begin", "end"] && reader.isFirstResponder)
    }

    @Test("The options menu of the find bar offers whole words")
    func options() throws {
        view.text = "Cat concat cat's CAT"
        interaction?.searchText = "cat"
        interaction?.presentFindNavigator(showingReplace: false)
        host.advance(by: 0.1)
        #expect(interaction?.activeFindSession?.resultCount == 4)
        try tap("More")
        try #require(texts(host.window).contains("Whole Words"))
    }
}
