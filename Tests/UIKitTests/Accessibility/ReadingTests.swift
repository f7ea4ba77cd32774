import Host
import Testing

@testable import UIKit
@testable import UIKitTesting

@Suite("Pages with UIAccessibilityReadingContent") @MainActor
struct ReadingTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    final class Page: UIView, UIAccessibilityReadingContent {
        var lines = ["Once upon a time", "there was 🙂 a sea,", "and a ship."]
        var page: String?
        var isAttributed = false
        func accessibilityLineNumber(for point: CGPoint) -> Int {
            let number = Int(point.y / 20)
            return bounds.contains(point) && lines.indices.contains(number) ? number : NSNotFound
        }
        func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
            isAttributed || !lines.indices.contains(lineNumber) ? nil : lines[lineNumber]
        }
        func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
            lines.indices.contains(lineNumber) ? NSAttributedString(string: lines[lineNumber]) : nil
        }
        func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
            let line = CGRect(x: 0, y: CGFloat(lineNumber) * 20, width: 200, height: 20)
            return UIAccessibility.convertToScreenCoordinates(line, in: self)
        }
        func accessibilityPageContent() -> String? { page }
    }

    private func shown(_ page: Page) throws -> (bridge: AccessibilityBridge, id: UInt64) {
        page.frame = CGRect(x: 50, y: 100, width: 200, height: 100)
        page.isAccessibilityElement = true
        page.accessibilityLabel = "Page"
        host.window.addSubview(page)
        host.advance(by: 0.1)
        host.isScreenReaderRunning = true
        let bridge = try #require(AccessibilityBridge.current)
        let id = try #require(bridge.children(of: bridge.windows[0]).first)
        _ = bridge.element(id)
        return (bridge, id)
    }

    @Test("Screen readers get a page's text, its lines, their frames, and the line at a point")
    func page() throws {
        let page = Page()
        page.page = "Once upon a time there was 🙂 a sea, and a ship."
        let (bridge, id) = try shown(page)
        let facts = try #require(bridge.element(id))
        #expect(facts.hasText && facts.states.contains(.multiLine) && !facts.states.contains(.editable))
        #expect(bridge.text(of: id) == page.page)
        #expect(
            [0, 16, 17, 35, 36, 46, 47].map { bridge.line(at: $0, in: id) } == [
                0..<17, 0..<17, 17..<36, 17..<36, 36..<47, 36..<47, 36..<47,
            ])
        #expect(bridge.line(at: 48, in: id) == nil && bridge.line(at: -1, in: id) == nil)
        #expect(bridge.frame(ofText: 20..<21, in: id) == CGRect(x: 50, y: 120, width: 200, height: 20))
        #expect(bridge.frame(ofText: 10..<40, in: id) == CGRect(x: 50, y: 100, width: 200, height: 60))
        #expect(bridge.place(inTextAt: CGPoint(x: 60, y: 145), of: id) == 36)
        #expect(bridge.place(inTextAt: CGPoint(x: 60, y: 185), of: id) == -1 && bridge.place(inTextAt: .zero, of: id) == -1)
        #expect(bridge.selection(of: id) == nil && !bridge.select(0..<2, in: id) && !bridge.replace(0..<2, with: "x", in: id))
    }

    @Test(
        "A page's text consists of its lines, plain or attributed; without lines it is the page content"
    )
    func linesAlone() throws {
        let page = Page()
        let (bridge, id) = try shown(page)
        let text = "Once upon a time\nthere was 🙂 a sea,\nand a ship."
        #expect(bridge.text(of: id) == text && bridge.line(at: 20, in: id) == 17..<36)
        page.isAttributed = true
        #expect(bridge.text(of: id) == text)
        page.page = "A summary"
        #expect(bridge.text(of: id) == text)
        page.lines = []
        #expect(bridge.text(of: id) == "A summary" && bridge.line(at: 0, in: id) == nil)
    }

    @Test("A page turn is announced, and the text of the new page is reported")
    func pageTurns() throws {
        let page = Page()
        page.page = "Once upon a time there was 🙂 a sea, and a ship."
        let (_, id) = try shown(page)
        page.lines = ["Once upon a hill"]
        page.page = "Once upon a hill"
        UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 9")
        host.advance(by: 0.3)
        #expect(host.announcements == ["Page 2 of 9"])
        let changes = host.platform.assistant.changes
        #expect(changes.contains(.textRemoved(id, at: 12, "time there was 🙂 a sea, and a ship.")), "\(changes)")
        #expect(changes.contains(.textInserted(id, at: 12, "hill")), "\(changes)")
    }

    @Test("A page turn is not announced without a text or without a screen reader")
    func pageTurnsWithoutAnnouncement() throws {
        UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 9")
        #expect(host.announcements.isEmpty)
        _ = try shown(Page())
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        #expect(host.announcements.isEmpty)
    }
}
