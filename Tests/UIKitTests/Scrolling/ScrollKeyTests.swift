import Testing
import UIKitTesting

@testable import UIKit

/// Scrolling with keys.
@Suite @MainActor
struct ScrollKeyTests {
    private let fixture = ScrollFixture()
    private var host: TestHost { fixture.host }

    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private func focusInside() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixture.scrollView.addSubview(field)
        field.becomeFirstResponder()
    }

    private func y(after key: String, _ modifiers: UIKeyModifierFlags = []) async -> CGFloat {
        host.press(key, modifiers: modifiers)
        await host.settle()
        return fixture.y
    }

    @Test func everyScrollingKey() async {
        focusInside()
        #expect(await y(after: "ArrowDown") == 40)
        #expect(await y(after: "ArrowUp") == 0)
        #expect(await y(after: "Space") == 360)
        #expect(await y(after: "Space", .shift) == 0)
        #expect(await y(after: "ArrowDown", .alternate) == 360)
        #expect(await y(after: "ArrowUp", .alternate) == 0)
        #expect(await y(after: "ArrowDown", .command) == 1600)
        #expect(await y(after: "ArrowUp", .command) == 0)
        #expect(await y(after: "End", .control) == 1600)
        #expect(await y(after: "PageUp") == 1240)
        #expect(await y(after: "Home") == 0)
        // Letters do not scroll, and neither do keys with modifiers that give them another function.
        #expect(await y(after: "j") == 0)
        #expect(await y(after: "ArrowDown", .control) == 0)
    }

    @Test func heldKeyScrollsEvenlyUntilReleased() async {
        focusInside()
        host.keyDown("ArrowDown")
        host.advance(by: 0.5)
        var last = fixture.y
        var steps: [CGFloat] = []
        for count in 0..<60 {
            if count.isMultiple(of: 2) { host.keyRepeat("ArrowDown") }
            host.advance(by: 1.0 / 60)
            steps.append(fixture.y - last)
            last = fixture.y
        }
        // 40 points in each thirtieth of a second are 20 points in each frame.
        #expect(steps.suffix(30).allSatisfy { abs($0 - 20) < 7 }, "\(steps)")
        host.keyUp("ArrowDown")
        await host.settle()
        #expect(fixture.y == 1240)
        #expect(fixture.take() == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test func contentAtItsEdgePassesTheKeyToTheOuterScrollView() async {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        inner.contentSize = CGSize(width: 200, height: 130)
        fixture.scrollView.addSubview(inner)
        let field = Field()
        inner.addSubview(field)
        field.becomeFirstResponder()
        #expect(await y(after: "ArrowDown") == 0)
        #expect(inner.contentOffset.y == 30)
        #expect(await y(after: "ArrowDown") == 40)
    }

    @Test func horizontalOnlyContentScrollsHorizontally() async {
        let fixture = ScrollFixture(contentSize: CGSize(width: 2000, height: 400))
        fixture.host.press("Space")
        await fixture.host.settle()
        #expect(fixture.scrollView.contentOffset == CGPoint(x: 270, y: 0))
        fixture.host.press("ArrowRight")
        fixture.host.press("ArrowDown")
        await fixture.host.settle()
        #expect(fixture.scrollView.contentOffset == CGPoint(x: 310, y: 0))
        fixture.host.press("End")
        await fixture.host.settle()
        #expect(fixture.scrollView.contentOffset == CGPoint(x: 1700, y: 0))
    }

    @Test func keysScrollPageByPage() async {
        let fixture = ScrollFixture(contentSize: CGSize(width: 1200, height: 400))
        fixture.scrollView.isPagingEnabled = true
        for key in ["ArrowRight", "PageDown", "ArrowLeft", "Space"] {
            fixture.host.press(key)
            await fixture.host.settle()
        }
        #expect(fixture.scrollView.contentOffset.x == 600)
    }

    @Test func disabledKeyboardScrollingDoesNothing() async {
        focusInside()
        fixture.scrollView.allowsKeyboardScrolling = false
        #expect(await y(after: "ArrowDown") == 0)
        fixture.scrollView.allowsKeyboardScrolling = true
        fixture.scrollView.isScrollEnabled = false
        #expect(await y(after: "ArrowDown") == 0)
        fixture.scrollView.isScrollEnabled = true
        #expect(await y(after: "ArrowDown") == 40)
    }

    @Test func homeCallsShouldScrollToTop() async {
        final class ScrollToTopDelegate: NSObject, UIScrollViewDelegate {
            var calls: [String] = []
            var allowsScroll = true
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
                calls.append("should")
                return allowsScroll
            }
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did \(scrollView.contentOffset.y)") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
        }
        let scrollDelegate = ScrollToTopDelegate()
        fixture.scrollView.delegate = scrollDelegate
        focusInside()
        fixture.scrollView.contentOffset.y = 500
        scrollDelegate.allowsScroll = false
        #expect(await y(after: "Home") == 500)
        scrollDelegate.allowsScroll = true
        #expect(await y(after: "ArrowUp", .command) == 0)
        #expect(scrollDelegate.calls == ["should", "should", "did 0.0"])
        scrollDelegate.calls = []
        // A touch stops the content during a motion by a key.
        fixture.scrollView.contentOffset.y = 1000
        host.press("Home")
        host.advance(by: 0.1)
        let finger = host.touchDown(at: CGPoint(x: 100, y: 200))
        await host.settle()
        #expect(fixture.y > 0 && fixture.y < 1000 && scrollDelegate.calls == ["should"])
        finger.lift()
        fixture.scrollView.scrollsToTop = false
        scrollDelegate.calls = []
        #expect(await y(after: "Home") == 0)
        #expect(scrollDelegate.calls == ["animated"])
    }

    @Test func homeSkipsViewsWithoutScrollsToTop() async {
        let other = secondScrollView()
        fixture.scrollView.contentOffset.y = 500
        other.contentOffset.y = 500
        fixture.scrollView.scrollsToTop = false
        #expect(await y(after: "Home") == 500)
        #expect(other.contentOffset.y == 0)
        #expect(await y(after: "ArrowDown") == 540)
    }

    // MARK: No view is first responder

    private func secondScrollView() -> UIScrollView {
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 600))
        other.contentSize = CGSize(width: 40, height: 3000)
        host.window.addSubview(other)
        return other
    }

    @Test func withoutAFirstResponderTheLargestScrollViewScrolls() async {
        let other = secondScrollView()
        #expect(await y(after: "ArrowDown") == 40)
        // A scroll view whose content fits is not considered, at any size.
        fixture.scrollView.contentSize = CGSize(width: 300, height: 100)
        host.press("ArrowDown")
        await host.settle()
        #expect(other.contentOffset.y == 40)
        other.isHidden = true
        host.press("ArrowDown")
        await host.settle()
        #expect(other.contentOffset.y == 40)
    }

    @Test func lastUsedScrollViewScrolls() async {
        let other = secondScrollView()
        host.tap(at: CGPoint(x: 20, y: 300))
        #expect(await y(after: "ArrowDown") == 0)
        #expect(other.contentOffset.y == 40)
        host.pointer.move(to: CGPoint(x: 200, y: 300))
        host.pointer.scroll(by: CGPoint(x: 0, y: 10))
        await host.settle()
        #expect(await y(after: "ArrowDown") == 50)
        #expect(other.contentOffset.y == 40)
        fixture.scrollView.removeFromSuperview()
        host.press("ArrowDown")
        await host.settle()
        #expect(other.contentOffset.y == 80)
    }

    @Test func innermostNestedScrollViewCountsAsUsed() async {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.contentSize = CGSize(width: 100, height: 500)
        fixture.scrollView.addSubview(inner)
        host.tap(at: CGPoint(x: 60, y: 110))
        #expect(await y(after: "ArrowDown") == 0)
        #expect(inner.contentOffset.y == 40)
        host.press("End")
        await host.settle()
        #expect(await y(after: "ArrowDown") == 40)
    }

    @Test func firstResponderThatIgnoresTheKeyDoesNotPreventScrolling() async {
        final class Controller: UIViewController {
            var takesKeys = false
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if !takesKeys { super.pressesBegan(presses, with: event) }
            }
        }
        let controller = Controller()
        host.window.rootViewController = controller
        controller.view.addSubview(fixture.scrollView)
        controller.becomeFirstResponder()
        #expect(await y(after: "ArrowDown") == 40)
        controller.takesKeys = true
        #expect(await y(after: "ArrowDown") == 40)
    }

    @Test func scrollViewBehindAPresentedControllerStays() async {
        let back = UIViewController()
        host.window.rootViewController = back
        back.view.addSubview(fixture.scrollView)
        back.present(UIViewController(), animated: false)
        await host.settle()
        #expect(await y(after: "ArrowDown") == 0)
    }

    @Test func scrollViewDeallocatedDuringAHeldKey() {
        var released: UIScrollView? = secondScrollView()
        weak let weakScrollView = released
        host.tap(at: CGPoint(x: 20, y: 300))
        host.keyDown("ArrowDown")
        released?.removeFromSuperview()
        released = nil
        host.advance(by: 0.2)
        host.keyRepeat("ArrowDown")
        host.keyUp("ArrowDown")
        host.advance(by: 1)
        #expect(weakScrollView == nil)
        #expect(fixture.y == 0)
    }
}
