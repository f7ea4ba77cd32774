import Host
import Testing
import UIKitTesting

@testable import UIKit

/// Gestures as apps combine them, one scenario for each test.
@Suite @MainActor
struct GestureScenarioTests {
    private let fixture = GestureFixture()
    private var middle: CGPoint { fixture.middle }

    private func gestures() -> [String] { fixture.log.take().filter { !$0.hasPrefix("view") } }

    // MARK: Taps

    /// Six orders of three taps, with the requirements set in the order of registration or before it.
    @Test(arguments: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]], [false, true])
    func oneTwoAndThreeTaps(order: [Int], requiresFirst: Bool) {
        var taps: [Int: UITapGestureRecognizer] = [:]
        for count in 1...3 {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = count
            taps[count] = tap
        }
        func require() {
            taps[1]?.require(toFail: taps[2]!)
            taps[2]?.require(toFail: taps[3]!)
        }
        if requiresFirst { require() }
        for count in order { fixture.add(taps[count]!, "\(count)") }
        if !requiresFirst { require() }
        for count in 1...3 {
            fixture.host.tap(at: middle, count: count)
            fixture.host.advance(by: 0.4)
            #expect(gestures() == ["\(count) ended"])
        }
        #expect(taps.values.allSatisfy { $0.state == .possible })
    }

    @Test(arguments: [false, true])
    func doubleTapWithoutRequirementsFollowsTheSingleTap(isReversed: Bool) {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let pair = [("single", UITapGestureRecognizer()), ("double", double)]
        for (name, tap) in isReversed ? pair.reversed() : pair { fixture.add(tap, name) }
        fixture.host.tap(at: middle, count: 2)
        let lines = gestures()
        #expect(lines.first == "single ended" && lines.contains("double ended"))
    }

    @Test func lateTapIsTheFirstOfTheNextDoubleTap() {
        let double = fixture.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        fixture.host.tap(at: middle)
        fixture.host.advance(by: 0.5)
        fixture.host.tap(at: middle)
        #expect(gestures() == [])
        fixture.host.advance(by: 0.1)
        fixture.host.tap(at: middle)
        #expect(gestures() == ["double ended"])
    }

    @Test func overlappingTapsAreNotADoubleTap() {
        fixture.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        let one = fixture.host.touchDown(at: middle)
        let other = fixture.host.touchDown(at: CGPoint(x: 210, y: 200))
        one.lift()
        other.lift()
        fixture.host.advance(by: 1)
        #expect(gestures() == [])
    }

    @Test func simultaneousTapsOnTwoViewsAreTwoTaps() {
        let other = TouchView("view2", frame: CGRect(x: 100, y: 400, width: 200, height: 200), log: fixture.log)
        fixture.host.window.addSubview(other)
        fixture.add(UITapGestureRecognizer(), "one")
        fixture.add(UITapGestureRecognizer(), "two", to: other)
        let first = fixture.host.touchDown(at: middle)
        let second = fixture.host.touchDown(at: CGPoint(x: 200, y: 500))
        first.lift()
        second.lift()
        #expect(gestures() == ["one ended", "two ended"])
    }

    @Test func longPressMayRequireATap() {
        // The zoom of maps with one finger: a double tap with a hold, and then a drag.
        let press = fixture.add(UILongPressGestureRecognizer(), "zoom")
        press.numberOfTapsRequired = 1
        press.minimumPressDuration = 0
        fixture.host.tap(at: middle)
        fixture.host.advance(by: 0.1)
        let finger = fixture.host.touchDown(at: middle)
        fixture.host.advance(by: 0.001)
        finger.move(to: CGPoint(x: 200, y: 260))
        finger.lift()
        #expect(gestures() == ["zoom began", "zoom changed", "zoom ended"])
    }

    // MARK: Presses and pans

    @Test func panRequiresALongPressToFail() {
        let press = fixture.add(UILongPressGestureRecognizer(), "press")
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.require(toFail: press)
        // If the finger is held first, the long press drags, and the pan never begins.
        let held = fixture.host.touchDown(at: middle)
        held.hold(for: 0.6)
        held.move(to: CGPoint(x: 260, y: 200))
        held.lift()
        #expect(gestures() == ["press began", "press changed", "press ended"])
        // If the finger moves immediately, the long press fails after 10 points, and the pan begins with the same event.
        let quick = fixture.host.touchDown(at: middle)
        quick.move(to: CGPoint(x: 209, y: 200))
        #expect(gestures() == [])
        quick.move(to: CGPoint(x: 212, y: 200))
        #expect(gestures() == ["pan began"])
        quick.lift()
    }

    @Test func longPressThenMoveStartsADrag() {
        // Drag libraries call this an activation constraint: 0.25 s within 5 points.
        let press = fixture.add(UILongPressGestureRecognizer(), "lift")
        press.minimumPressDuration = 0.25
        press.allowableMovement = 5
        let calm = fixture.host.touchDown(at: middle)
        calm.move(to: CGPoint(x: 204, y: 200))
        fixture.host.advance(by: 0.3)
        #expect(gestures() == ["lift began"])
        calm.lift()
        _ = gestures()
        let hasty = fixture.host.touchDown(at: middle)
        hasty.move(to: CGPoint(x: 206, y: 200))
        fixture.host.advance(by: 0.3)
        hasty.lift()
        #expect(gestures() == [])
    }

    @Test func pinchContinuesAsAPanOfTheRemainingFinger() {
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.simultaneously = { _, _ in true }
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        fixture.add(UIPinchGestureRecognizer(), "pinch").delegate = gestureDelegate
        let one = fixture.host.touchDown(at: CGPoint(x: 150, y: 200))
        let other = fixture.host.touchDown(at: CGPoint(x: 250, y: 200))
        one.move(to: CGPoint(x: 130, y: 180))
        other.move(to: CGPoint(x: 270, y: 180))
        let before = pan.translation(in: nil)
        other.lift()
        #expect(pan.translation(in: nil) == before)
        one.move(to: CGPoint(x: 130, y: 240))
        #expect(pan.translation(in: nil).y == before.y + 60)
        one.lift()
        #expect(Set(gestures().suffix(2)) == ["pan ended", "pinch ended"])
    }

    // MARK: Scroll views

    private func scrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 4000)
        fixture.view.removeFromSuperview()
        scrollView.addSubview(fixture.view)
        fixture.host.window.addSubview(scrollView)
        return scrollView
    }

    @Test func innerPanPreventsScrolling() {
        let scrollView = scrollView()
        fixture.add(UIPanGestureRecognizer(), "pan")
        fixture.host.drag(from: middle, to: CGPoint(x: 200, y: 110))
        #expect(gestures().first == "pan began")
        #expect(scrollView.contentOffset == .zero)
        // A drag beside the view scrolls.
        fixture.host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
        #expect(scrollView.contentOffset.y > 100)
    }

    @Test func panOfOneAxisLeavesTheOtherToTheScrollView() {
        let scrollView = scrollView()
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.shouldBegin = { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
            let translation = pan.translation(in: nil)
            return abs(translation.x) > abs(translation.y)
        }
        fixture.add(UIPanGestureRecognizer(), "pan").delegate = gestureDelegate
        fixture.host.drag(from: middle, to: CGPoint(x: 205, y: 110))
        #expect(gestures() == [])
        #expect(scrollView.contentOffset.y > 50)
        scrollView.setContentOffset(.zero, animated: false)
        fixture.host.drag(from: middle, to: CGPoint(x: 110, y: 205))
        #expect(gestures().first == "pan began")
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func edgePanOverAScrollView() {
        let scrollView = scrollView()
        let edge = fixture.add(UIScreenEdgePanGestureRecognizer(), "edge", to: fixture.host.window)
        edge.edges = .left
        scrollView.panGestureRecognizer.require(toFail: edge)
        fixture.host.drag(from: CGPoint(x: 3, y: 600), to: CGPoint(x: 200, y: 640))
        #expect(gestures().first == "edge began")
        #expect(scrollView.contentOffset == .zero)
        // An upward drag along the edge scrolls.
        fixture.host.drag(from: CGPoint(x: 3, y: 700), to: CGPoint(x: 6, y: 500))
        #expect(gestures() == [])
        #expect(scrollView.contentOffset.y > 100)
    }

    @Test func tapInAScrollView() {
        let scrollView = scrollView()
        fixture.add(UITapGestureRecognizer(), "tap")
        fixture.host.tap(at: middle)
        #expect(gestures() == ["tap ended"])
        fixture.host.drag(from: middle, to: CGPoint(x: 200, y: 20))
        #expect(gestures() == [])
        #expect(scrollView.contentOffset.y > 0)
    }

    // MARK: Ancestors and controls

    @Test func ancestorsRecognizerGetsGesturesThatDescendantsIgnore() {
        let child = fixture.child()
        fixture.add(UIPanGestureRecognizer(), "outer")
        fixture.add(UITapGestureRecognizer(), "inner", to: child)
        fixture.host.tap(at: middle)
        #expect(gestures() == ["child.began", "inner ended", "child.cancelled"])
        fixture.host.drag(from: middle, to: CGPoint(x: 260, y: 200))
        #expect(gestures().filter { $0 != "child.moved" }.prefix(3) == ["child.began", "outer began", "child.cancelled"])
    }

    @Test func buttonPreventsAnAncestorsSingleTap() {
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        fixture.view.addSubview(button)
        let tap = fixture.add(UITapGestureRecognizer(), "tap")
        fixture.host.tap(at: middle)
        #expect(gestures() == [] && presses == 1)
        // If the recognizer does not cancel the button's touch, the button does not prevent it.
        tap.cancelsTouchesInView = false
        fixture.host.tap(at: middle)
        #expect(gestures() == ["tap ended"] && presses == 2)
        // A double tap is not the button's own gesture, so the button does not prevent it.
        tap.cancelsTouchesInView = true
        tap.numberOfTapsRequired = 2
        fixture.host.advance(by: 0.5)
        fixture.host.tap(at: middle, count: 2)
        #expect(gestures() == ["tap ended"])
        // A pan cancels the button's touch.
        fixture.add(UIPanGestureRecognizer(), "pan")
        presses = 0
        fixture.host.drag(from: middle, to: CGPoint(x: 230, y: 200))
        #expect(gestures().first == "pan began" && presses == 0)
    }

    @Test func pressedViewPreventsAnAncestorsTap() {
        // Like UIKit's controls, this view prevents single taps of other views' recognizers.
        final class Button: UIView {
            var presses = 0
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.view === self }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { presses += 1 }
        }
        let button = Button(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        fixture.view.addSubview(button)
        fixture.add(UITapGestureRecognizer(), "tap")
        fixture.host.tap(at: middle)
        #expect(gestures() == [] && button.presses == 1)
        fixture.host.tap(at: CGPoint(x: 110, y: 110))
        #expect(gestures() == ["tap ended"])
    }

    // MARK: Changes during a gesture

    @Test func recognizerDisabledInItsActionCanBeReenabled() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        var isOneShot = true
        pan.addHandler { [unowned pan] _ in
            if isOneShot && pan.state == .changed {
                isOneShot = false
                pan.isEnabled = false
                pan.isEnabled = true
            }
        }
        let finger = fixture.host.touchDown(at: middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        finger.move(to: CGPoint(x: 240, y: 200))
        finger.move(to: CGPoint(x: 260, y: 200))
        finger.lift()
        #expect(gestures() == ["pan began", "pan changed", "pan cancelled"])
        fixture.host.drag(from: middle, to: CGPoint(x: 260, y: 200), duration: 0.05)
        #expect(gestures().last == "pan ended")
    }

    @Test func viewMovesToAnotherWindowDuringAGesture() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        other.isHidden = false
        fixture.host.window.makeKeyAndVisible()
        let finger = fixture.host.touchDown(at: middle)
        finger.move(to: CGPoint(x: 240, y: 200))
        other.addSubview(fixture.view)
        fixture.host.advance(by: 0.02)
        #expect(gestures() == ["pan began", "pan cancelled"])
        finger.move(to: CGPoint(x: 280, y: 200))
        finger.lift()
        #expect(gestures() == [] && pan.state == .possible)
        // The recognizer pans again in the other window.
        fixture.host.window.isHidden = true
        fixture.host.drag(from: middle, to: CGPoint(x: 260, y: 200))
        #expect(gestures().last == "pan ended")
        fixture.host.window.isHidden = false
    }

    @Test func touchesInTwoWindowsAreCancelledInBoth() {
        let other = UIWindow(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
        other.isHidden = false
        let view = TouchView("view2", frame: CGRect(x: 0, y: 0, width: 390, height: 400), log: fixture.log)
        other.addSubview(view)
        fixture.add(UIPanGestureRecognizer(), "one")
        fixture.add(UILongPressGestureRecognizer(), "two", to: view)
        let first = fixture.host.touchDown(at: middle)
        let second = fixture.host.touchDown(at: CGPoint(x: 200, y: 500))
        fixture.host.advance(by: 0.6)
        first.move(to: CGPoint(x: 240, y: 200))
        #expect(gestures() == ["two began", "one began"])
        // A single event cancels both gestures.
        fixture.host.isActive = false
        #expect(Set(gestures()) == ["one cancelled", "two cancelled"])
        fixture.host.isActive = true
        first.lift()
        second.lift()
    }

    // MARK: Cycles of failure requirements

    @Test(arguments: 3...6, [0, 1, 2])
    func requirementCycleRecognizesOneRecognizer(count: Int, start: Int) {
        let taps = (0..<count).map { fixture.add(UITapGestureRecognizer(), "\($0)") }
        for index in 0..<count { taps[index].require(toFail: taps[(index + 1) % count]) }
        // Disabling one of the recognizers breaks the cycle there.
        taps[start].isEnabled = false
        fixture.host.tap(at: middle)
        // The previous recognizer in the cycle requires the disabled one to fail, so its requirement is met.
        #expect(gestures() == ["\((start + count - 1) % count) ended"])
        taps[start].isEnabled = true
        fixture.host.tap(at: middle)
        #expect(gestures().count == 1)
        #expect(taps.allSatisfy { $0.state == .possible })
    }
}
