import Testing
import UIKitTesting

@testable import UIKit

/// Views, recognizers, delegates and targets that are removed or deallocated during a gesture.
@Suite @MainActor
struct GestureInterruptionTests {
    let fixture = GestureFixture()

    /// A pan that has begun.
    private func begunPan() -> (pan: UIPanGestureRecognizer, finger: TestTouch) {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 230, y: 200))
        #expect(fixture.log.take() == ["view.began", "pan began", "view.cancelled"])
        return (pan, finger)
    }

    @Test func disablingARecognizerCancelsItsGesture() {
        let (pan, finger) = begunPan()
        pan.isEnabled = false
        #expect(fixture.log.take() == ["pan cancelled"])
        #expect(pan.state == .possible)
        pan.isEnabled = true
        finger.move(to: CGPoint(x: 280, y: 200))
        finger.lift()
        #expect(fixture.log.take() == [])
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 250, y: 200), duration: 0.05)
        #expect(fixture.log.take().last == "pan ended")
    }

    @Test func disablingAPossibleRecognizerCallsNoTarget() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        let finger = fixture.host.touchDown(at: fixture.middle)
        pan.isEnabled = false
        finger.move(to: CGPoint(x: 230, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.ended"])
    }

    @Test func recognizerMayBeDisabledInItsAction() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.addHandler { $0.isEnabled = false }
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 230, y: 200))
        finger.move(to: CGPoint(x: 250, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "pan began", "pan cancelled", "view.cancelled"])
    }

    @Test func disablingAndEnablingInTheActionCancelsOnce() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.addHandler {
            guard $0.state == .changed else { return }
            $0.isEnabled = false
            #expect($0.state == .cancelled)
            $0.isEnabled = true
        }
        let finger = fixture.host.touchDown(at: fixture.middle)
        for x in stride(from: 220, through: 280, by: 10) { finger.move(to: CGPoint(x: x, y: 200)) }
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "pan began", "view.cancelled", "pan changed", "pan cancelled"])
    }

    @Test func recognizerMayBeRemovedInItsAction() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.addHandler { $0.view?.removeGestureRecognizer($0) }
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 230, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "pan began", "pan cancelled", "view.cancelled"])
    }

    @Test func recognizerMayBeDeallocatedInItsAction() {
        weak var weakPan: UIPanGestureRecognizer?
        let finger: TestTouch
        do {
            let pan = fixture.add(UIPanGestureRecognizer(), "pan")
            pan.addHandler { [view = fixture.view] _ in view.gestureRecognizers = nil }
            weakPan = pan
        }
        finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 230, y: 200))
        #expect(weakPan == nil)
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "pan began", "pan cancelled", "view.cancelled"])
    }

    @Test func removedViewKeepsItsTouch() {
        let finger = fixture.host.touchDown(at: fixture.middle)
        fixture.view.removeFromSuperview()
        fixture.host.advance(by: 0.05)
        #expect(fixture.log.take() == ["view.began"])
        finger.move(to: CGPoint(x: 230, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["view.moved", "view.ended"])
    }

    @Test func ancestorsPinchContinuesIfTouchedSubviewsAreRemoved() {
        let cells = [fixture.child("one"), fixture.child("two")]
        (cells[0].frame, cells[1].frame) = fixture.view.bounds.divided(atDistance: fixture.view.bounds.midY, from: .minYEdge)
        let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
        let fingers = [fixture.host.touchDown(at: middle(of: cells[0])), fixture.host.touchDown(at: middle(of: cells[1]))]
        func spread(by distance: CGFloat) {
            fingers[0].move(to: CGPoint(x: fingers[0].location.x - distance, y: fingers[0].location.y))
            fingers[1].move(to: CGPoint(x: fingers[1].location.x + distance, y: fingers[1].location.y))
        }
        for _ in 0..<3 { spread(by: 15) }
        #expect(pinch.state == .changed || pinch.state == .began)
        let scale = pinch.scale
        for cell in cells { cell.removeFromSuperview() }
        fixture.host.advance(by: 0.05)
        _ = fixture.log.take()
        spread(by: 20)
        #expect(pinch.scale > scale)
        for finger in fingers { finger.lift() }
        let log = fixture.log.take()
        #expect(log.contains("pinch ended") && !log.contains("pinch cancelled"))
    }

    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test func removedViewCancelsItsGesture() {
        let (_, finger) = begunPan()
        fixture.view.removeFromSuperview()
        fixture.host.advance(by: 0.05)
        #expect(fixture.log.take() == ["pan cancelled"])
        finger.lift()
        #expect(fixture.log.take() == [])
    }

    @Test func panOfARemovedAncestorDoesNotBegin() {
        let child = fixture.child()
        fixture.add(UIPanGestureRecognizer(), "pan")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 205, y: 200))
        fixture.view.removeFromSuperview()
        finger.move(to: CGPoint(x: 206, y: 200))
        finger.lift()
        fixture.host.advance(by: 0.05)
        let log = fixture.log.take()
        #expect(log.last == "child.ended" && !log.contains("pan began"))
        #expect(child.window == nil)
    }

    @Test func viewDeallocatedUnderTheFinger() {
        weak var weakView: TouchView?
        do {
            let view = TouchView("gone", frame: CGRect(x: 0, y: 400, width: 100, height: 100), log: fixture.log)
            fixture.host.window.addSubview(view)
            fixture.add(UIPanGestureRecognizer(), "pan", to: view)
            weakView = view
        }
        let finger = fixture.host.touchDown(at: CGPoint(x: 50, y: 450))
        finger.move(to: CGPoint(x: 90, y: 450))
        #expect(fixture.log.take() == ["gone.began", "pan began", "gone.cancelled"])
        weakView?.removeFromSuperview()
        fixture.host.advance(by: 0.05)
        #expect(fixture.log.take() == ["pan cancelled"])
        // The touch refers to the view in which it began.
        finger.lift()
        fixture.host.advance(by: 0.05)
        #expect(weakView == nil)
        #expect(fixture.log.take() == [])
    }

    @Test func viewMayChangeItsSuperviewUnderTheFinger() {
        let (_, finger) = begunPan()
        fixture.view.removeFromSuperview()
        fixture.host.window.addSubview(fixture.view)
        fixture.host.advance(by: 0.05)
        finger.move(to: CGPoint(x: 250, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["pan changed", "pan ended"])
    }

    @Test func viewMayBeRemovedInTheActionOfItsGesture() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.addHandler { if $0.state == .changed { $0.view?.removeFromSuperview() } }
        let finger = fixture.host.touchDown(at: fixture.middle)
        for x in stride(from: 220, through: 280, by: 10) { finger.move(to: CGPoint(x: x, y: 200)) }
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "pan began", "view.cancelled", "pan changed", "pan cancelled"])
    }

    @Test func viewMayRemoveItselfInTouchesBegan() {
        fixture.view.onTouches = { [view = fixture.view] phase, _, _ in if phase == .began { view.removeFromSuperview() } }
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test func hiddenWindowCancelsItsTouches() {
        let (_, finger) = begunPan()
        fixture.host.window.isHidden = true
        fixture.host.advance(by: 0.05)
        #expect(fixture.log.take() == ["pan cancelled"])
        finger.lift()
    }

    @Test func resigningActiveCancelsTouches() {
        let (_, finger) = begunPan()
        fixture.host.isActive = false
        #expect(fixture.log.take() == ["pan cancelled"])
        finger.lift()
        #expect(fixture.log.take() == [])
    }

    @Test func delegateIsWeak() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        do {
            let gestureDelegate = ClosureGestureDelegate()
            gestureDelegate.shouldBegin = { _ in false }
            pan.delegate = gestureDelegate
            fixture.host.drag(from: fixture.middle, to: CGPoint(x: 250, y: 200), duration: 0.05)
            #expect(!fixture.log.take().contains("pan began"))
        }
        #expect(pan.delegate == nil)
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 250, y: 200), duration: 0.05)
        #expect(fixture.log.take().contains("pan began"))
    }

    @Test func targetIsWeak() {
        @MainActor final class Target {
            var count = 0
            func pan(_ sender: UIPanGestureRecognizer) { count += 1 }
        }
        var target: Target? = Target()
        weak let weakTarget = target
        let pan = UIPanGestureRecognizer(target: target, action: Selector(Target.pan(_:)))
        fixture.view.addGestureRecognizer(pan)
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 250, y: 200), duration: 1.0 / 60)
        #expect(target?.count == 2)
        target = nil
        #expect(weakTarget == nil)
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 250, y: 200), duration: 1.0 / 60)
    }

    @Test func targetsAreCalledInOrderAndCanBeRemoved() {
        @MainActor final class Target: NSObject {
            let log: GestureLog
            init(log: GestureLog) { self.log = log }
            func first() { log("first") }
            func second(_ sender: UIGestureRecognizer) { log("second \(sender.state)") }
        }
        let target = Target(log: fixture.log)
        let first = Selector("first", Target.first)
        let second = Selector("second:", Target.second(_:))
        let tap = UITapGestureRecognizer(target: target, action: first)
        tap.addTarget(target, action: second)
        tap.addTarget(target, action: first)
        tap.addHandler { _ in target.log("handler") }
        fixture.host.window.addGestureRecognizer(tap)
        let tapAndTake = {
            fixture.host.tap(at: CGPoint(x: 20, y: 20))
            return fixture.log.take()
        }
        #expect(tapAndTake() == ["first", "second ended", "handler"])
        tap.removeTarget(target, action: Selector("first", Target.first))
        #expect(tapAndTake() == ["second ended", "handler"])
        tap.addTarget(target, action: first)
        tap.removeTarget(target, action: nil)
        #expect(tapAndTake() == ["handler"])
        tap.removeTarget(nil, action: nil)
        #expect(tapAndTake() == [])
    }

    @Test func recognizerMovedToAnotherViewLosesItsTouches() {
        let (pan, finger) = begunPan()
        fixture.host.window.addGestureRecognizer(pan)
        #expect(pan.view === fixture.host.window)
        #expect(fixture.view.gestureRecognizers == nil)
        #expect(fixture.log.take() == ["pan cancelled"])
        finger.lift()
    }

    @Test func gesturesOfTwoHostsAreIndependent() {
        let other = GestureFixture()
        fixture.add(UIPanGestureRecognizer(), "pan")
        let pan = other.add(UIPanGestureRecognizer(), "pan")
        let finger = fixture.host.touchDown(at: fixture.middle)
        let second = other.host.touchDown(at: other.middle)
        finger.move(to: CGPoint(x: 250, y: 200))
        second.move(to: CGPoint(x: 250, y: 200))
        finger.move(to: CGPoint(x: 260, y: 200))
        pan.isEnabled = false
        finger.lift()
        second.lift()
        #expect(fixture.log.take() == ["view.began", "pan began", "view.cancelled", "pan changed", "pan ended"])
        #expect(other.log.take() == ["view.began", "pan began", "view.cancelled", "pan cancelled"])
    }
}
