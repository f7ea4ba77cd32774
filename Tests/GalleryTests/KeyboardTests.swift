import Testing
import UIKitTesting

@testable import GalleryScreens
@testable import UIKit

/// Every demo without a mouse, by Tab, arrow keys, Space and Escape.
@MainActor
@Suite("Every demo with the keyboard only")
struct KeyboardTests {
    nonisolated static let demos = EverySizeTests.demos.filter { $0 != "Web Taps" }

    /// A demo that fills a window, and the elements that the focus reaches.
    @MainActor
    struct Walk {
        let host: TestHost
        let screen: UIViewController

        init(_ title: String) async throws {
            let demo = try #require(gallerySections.flatMap(\.demos).first { $0.title == title })
            host = TestHost(size: CGSize(width: 700, height: 900))
            screen = demo.makeViewController()
            host.window.rootViewController = screen
            await host.settle()
        }

        var focused: NSObject? { host.window.windowScene?.focusIfAny?.object }

        /// The screen's views of a type, in hierarchy order.
        func views<View: UIView>(_ type: View.Type) -> [View] {
            func collect(_ view: UIView) -> [View] { (view as? View).map { [$0] } ?? view.subviews.flatMap(collect) }
            return collect(screen.view)
        }

        /// Presses Tab until the focus returns to an earlier element or is lost. Returns the focused elements.
        func stops() -> [NSObject] {
            var found: [NSObject] = []
            for _ in 0..<300 {
                // Tab in an editable text inserts a tab.
                host.press("Tab", modifiers: focused is UITextView ? .control : [])
                guard let focused, !found.contains(where: { $0 === focused }) else { break }
                found.append(focused)
            }
            return found
        }
    }

    @Test(arguments: demos) func `Tab reaches every usable view and shows the focus`(demo: String) async throws {
        let walk = try await Walk(demo)
        let stops = walk.stops()
        #expect(!stops.isEmpty)
        let groups = Set(stops.compactMap { FocusState.group(of: $0) })
        for element in walk.host.accessibilityElements {
            guard element.accessibilityRespondsToUserInteraction, !element.accessibilityTraits.contains(.notEnabled) else { continue }
            let isReached = stops.contains { stop in
                if stop === element { return true }
                guard let view = AccessibilityTree.view(of: element), let list = stop as? UIView else { return false }
                // A list's or a control's own keys reach the elements inside of it.
                return (list is UIScrollView || list is UIControl) && view.isDescendant(of: list)
            }
            let isInGroup = FocusState.group(of: element).map { groups.contains($0) } ?? false
            #expect(isReached || isInGroup, "\(demo): \(AccessibilityTree.line(for: element)) is not reached")
        }
        for stop in stops {
            #expect(
                !AccessibilityTree.name(of: stop).isEmpty || stop is UIScrollView,
                "\(demo): \(AccessibilityTree.line(for: stop)) has no name")
        }
    }

    @Test(arguments: demos) func `Space activates each view, and Escape dismisses presented controllers`(demo: String) async throws {
        let count = try await Walk(demo).stops().count
        for index in 0..<min(count, 14) {
            let walk = try await Walk(demo)
            for _ in 0...index { walk.host.press("Tab") }
            walk.host.press(" ")
            await walk.host.settle()
            for _ in 0..<4 { walk.host.press(UIKeyCommand.inputEscape) }
            await walk.host.settle()
            #expect(walk.screen.presentedViewController == nil, "\(demo): the controller presented by stop \(index) remains")
            #expect(walk.host.window.openMenu == nil, "\(demo): the menu of stop \(index) remains open")
            // Keys still reach a focused element.
            walk.host.press("Tab")
            #expect(walk.focused != nil, "\(demo): after stop \(index) the focus is lost")
        }
    }

    @Test func `Drop: a room is painted by keys`() async throws {
        let walk = try await Walk("Drop")
        walk.host.press("Tab")
        #expect(walk.focused is Tile)
        walk.host.press(" ")
        await walk.host.settle()
        walk.host.press("Return")
        await walk.host.settle()
        #expect(walk.views(DropTarget.self).first?.paint?.name == "Blue")
        #expect((walk.screen as? StageViewController)?.status.text == "Painted the kitchen blue")
    }

    @Test func `Shop: a thing is lifted by Space, carried to the basket by Tab, and bought by Return`() async throws {
        let walk = try await Walk("Shop")
        walk.host.press("Tab")
        #expect(walk.focused is GoodsCard)
        walk.host.press(" ")
        await walk.host.settle()
        walk.host.press("Tab")
        await walk.host.settle()
        walk.host.press("Return")
        await walk.host.settle()
        #expect(walk.views(BasketView.self).first?.bought.count == 1)
    }

    @Test func `Magnets: a letter comes onto the board, and moves there`() async throws {
        let walk = try await Walk("Magnets")
        walk.host.press("Tab")
        walk.host.press(" ")
        await walk.host.settle()
        let magnet = try #require(walk.views(Magnet.self).first)
        let start = magnet.center.x
        for _ in 0..<60 where walk.focused !== magnet { walk.host.press("Tab", modifiers: .shift) }
        #expect(walk.focused === magnet)
        walk.host.press(" ")
        await walk.host.settle()
        walk.host.press(UIKeyCommand.inputDownArrow)
        walk.host.press("Return")
        await walk.host.settle()
        #expect(magnet.center.x == start + 40)
    }
}
