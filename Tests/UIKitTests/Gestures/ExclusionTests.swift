import Testing
import UIKitTesting

@testable import UIKit

/// Exclusion between recognizers.
@Suite @MainActor
struct ExclusionTests {
    let fixture = GestureFixture()

    private func pans() -> (inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer) {
        (fixture.add(UIPanGestureRecognizer(), "inner", to: fixture.child()), fixture.add(UIPanGestureRecognizer(), "outer"))
    }

    private func drag() -> [String] {
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 240, y: 200))
        finger.lift()
        return fixture.log.take().filter { !$0.hasPrefix("child") }
    }

    @Test func innerViewsRecognizerWins() {
        _ = pans()
        #expect(drag() == ["inner began", "inner ended"])
    }

    @Test func windowRecognizersParticipate() {
        let pan = UIPanGestureRecognizer()
        fixture.add(pan, "window", to: fixture.host.window)
        #expect(drag().filter { !$0.hasPrefix("view") } == ["window began", "window ended"])
    }

    @Test(arguments: [0, 1, 2])
    func eitherDelegateMayAllowSimultaneousRecognition(_ who: Int) {
        let (inner, outer) = pans()
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.simultaneously = { _, _ in true }
        if who != 1 { inner.delegate = gestureDelegate }
        if who != 0 { outer.delegate = gestureDelegate }
        #expect(drag() == ["inner began", "outer began", "inner ended", "outer ended"])
    }

    @Test func delegateAllowsOnlyOnePair() {
        let (inner, outer) = pans()
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.simultaneously = { $0 === inner && !($1 === outer) }
        inner.delegate = gestureDelegate
        #expect(drag() == ["inner began", "inner ended"])
    }

    @Test func recognizerThatPreventsNoneLetsOthersRecognize() {
        let first = fixture.scripted("first")
        let second = fixture.scripted("second")
        for recognizer in [first, second] { recognizer.onEnded = { $0.state = .recognized } }
        first.prevents = { _ in false }
        second.prevents = { _ in false }
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "second ended", "first ended", "view.cancelled"])
    }

    @Test func unpreventableRecognizerRecognizesToo() {
        let first = fixture.scripted("first")
        let second = fixture.scripted("second")
        for recognizer in [first, second] { recognizer.onEnded = { $0.state = .recognized } }
        first.isPrevented = { _ in false }
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "second ended", "first ended", "view.cancelled"])
    }

    @Test func activeRecognizerPreventsLaterOnes() {
        let outer = fixture.scripted("outer")
        outer.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
        outer.onEnded = { if $0.numberOfTouches == 0 { $0.state = .ended } }
        let child = TouchView("child", frame: CGRect(x: 100, y: 100, width: 100, height: 100), log: fixture.log)
        fixture.view.addSubview(child)
        fixture.add(UITapGestureRecognizer(), "tap", to: child)
        let first = fixture.host.touchDown(at: CGPoint(x: 150, y: 150))
        first.move(to: CGPoint(x: 160, y: 150))
        #expect(fixture.log.take().contains("outer began"))
        fixture.host.tap(at: CGPoint(x: 250, y: 250))
        #expect(!fixture.log.take().contains("tap ended"))
        first.lift()
        #expect(fixture.log.take().contains("outer ended"))
        fixture.host.tap(at: CGPoint(x: 250, y: 250))
        #expect(fixture.log.take().contains("tap ended"))
    }

    @Test func recognizersOfDifferentTouchesAreIndependent() {
        let other = TouchView("other", frame: CGRect(x: 100, y: 400, width: 200, height: 200), log: fixture.log)
        fixture.host.window.addSubview(other)
        fixture.add(UIPanGestureRecognizer(), "one")
        fixture.add(UIPanGestureRecognizer(), "two", to: other)
        let first = fixture.host.touchDown(at: fixture.middle)
        let second = fixture.host.touchDown(at: CGPoint(x: 200, y: 500))
        first.move(to: CGPoint(x: 200, y: 250))
        second.move(to: CGPoint(x: 200, y: 550))
        first.move(to: CGPoint(x: 200, y: 260))
        first.lift()
        second.lift()
        let lines = fixture.log.take().filter { $0.hasPrefix("one") || $0.hasPrefix("two") }
        #expect(lines == ["one began", "two began", "one changed", "one ended", "two ended"])
    }

    @Test func delegateMayRefuseToBegin() {
        let (inner, _) = pans()
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.shouldBegin = { _ in false }
        inner.delegate = gestureDelegate
        #expect(drag() == ["outer began", "outer ended"])
    }

    @Test func viewMayRefuseToBegin() {
        final class Forbidding: UIView {
            var forbids: (UIGestureRecognizer) -> Bool = { _ in true }
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !forbids(gestureRecognizer) }
        }
        let view = Forbidding(frame: fixture.view.bounds)
        fixture.view.addSubview(view)
        fixture.add(UIPanGestureRecognizer(), "inner", to: view)
        let outer = fixture.add(UIPanGestureRecognizer(), "outer")
        view.forbids = { $0.name == "inner" }
        #expect(drag().filter { !$0.hasPrefix("view") } == ["outer began", "outer ended"])
        // A touched view also receives gestureRecognizerShouldBegin for an ancestor's recognizer, which would cancel its touch.
        view.forbids = { _ in true }
        #expect(drag().filter { !$0.hasPrefix("view") } == [])
        outer.cancelsTouchesInView = false
        #expect(drag().filter { !$0.hasPrefix("view") } == ["outer began", "outer ended"])
    }

    @Test func failedRecognizerIgnoresItsTouchesUntilTheyEnd() {
        let recognizer = fixture.scripted("it", logsTouches: true)
        recognizer.onBegan = { $0.state = .failed }
        let first = fixture.host.touchDown(at: fixture.middle)
        let second = fixture.host.touchDown(at: CGPoint(x: 220, y: 220))
        first.move(to: CGPoint(x: 150, y: 150))
        second.lift()
        #expect(recognizer.state == .failed)
        first.lift()
        #expect(fixture.log.take().filter { $0.hasPrefix("it") } == ["it.touchesBegan", "it.reset"])
        #expect(recognizer.state == .possible)
    }

    @Test func resetFollowsTheCallsOfTargetsAndViews() {
        let recognizer = fixture.scripted("it", logsTouches: true)
        recognizer.onEnded = { $0.state = .recognized }
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["it.touchesBegan", "view.began", "it.touchesEnded", "it ended", "view.cancelled", "it.reset"])
    }

    @Test func bothTransitionsInOneEventAreReported() {
        let recognizer = fixture.scripted("it")
        recognizer.onBegan = {
            $0.state = .began
            $0.state = .changed
            $0.state = .ended
        }
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["it began", "it changed", "it ended"])
    }

    @Test func invalidTransitionsAreIgnored() {
        let recognizer = fixture.scripted("it")
        let finger = fixture.host.touchDown(at: fixture.middle)
        recognizer.state = .changed
        #expect(recognizer.state == .possible)
        recognizer.state = .began
        recognizer.state = .possible
        #expect(recognizer.state == .began)
        recognizer.state = .failed
        #expect(recognizer.state == .cancelled)
        recognizer.state = .began
        #expect(recognizer.state == .cancelled)
        finger.lift()
        #expect(fixture.log.take().filter { $0.hasPrefix("it") } == ["it began", "it cancelled"])
        #expect(recognizer.state == .possible)
    }
}
