import Testing
import UIKitTesting

@testable import UIKit

@Suite("Numbers of fingers, and states set by code") @MainActor
struct FingerCountTests {
    let fixture = GestureFixture()

    private func move(_ fingers: [TestTouch], by step: CGVector, times: Int = 8) {
        var points = fingers.indices.map { CGPoint(x: 180 + 40 * CGFloat($0), y: 200) }
        for _ in 0..<times {
            for (index, finger) in fingers.enumerated() {
                points[index].x += step.dx
                points[index].y += step.dy
                finger.move(to: points[index])
            }
            fixture.host.advance(by: 0.016)
        }
    }

    private func down(_ count: Int) -> [TestTouch] {
        (0..<count).map { fixture.host.touchDown(at: CGPoint(x: 180 + 40 * CGFloat($0), y: 200)) }
    }

    @Test("A pan does not begin if more fingers than maximumNumberOfTouches are down")
    func tooManyFingers() {
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        fixture.add(pan, "pan")
        fixture.view.isMultipleTouchEnabled = true
        let fingers = down(2)
        move(fingers, by: CGVector(dx: 0, dy: 6))
        #expect(pan.state == .failed)
        fingers[1].lift()
        fingers[0].move(to: CGPoint(x: 200, y: 290))
        fingers[0].lift()
        #expect(!fixture.log.take().contains { $0.hasPrefix("pan") })
        let next = down(1)
        move(next, by: CGVector(dx: 0, dy: 6))
        next[0].lift()
        #expect(fixture.log.take().contains("pan ended"))
    }

    @Test("A view can draw with one finger and pan with two fingers")
    func drawingAndPanning() {
        let draw = UIPanGestureRecognizer()
        draw.maximumNumberOfTouches = 1
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        fixture.add(draw, "draw")
        fixture.add(pan, "pan")
        fixture.view.isMultipleTouchEnabled = true
        let two = down(2)
        move(two, by: CGVector(dx: 0, dy: 6))
        for finger in two { finger.lift() }
        var lines = fixture.log.take()
        #expect(lines.contains("pan began") && !lines.contains { $0.hasPrefix("draw") })
        let one = down(1)
        move(one, by: CGVector(dx: 0, dy: 6))
        one[0].lift()
        lines = fixture.log.take()
        #expect(lines.contains("draw began") && lines.contains("draw ended") && !lines.contains { $0.hasPrefix("pan") })
    }

    @Test("A state that code assigns to a recognizer is returned immediately, with and without a touch")
    func readBack() {
        let pan = UIPanGestureRecognizer()
        fixture.add(pan, "pan")
        pan.state = .began
        #expect(pan.state == .began)
        pan.state = .ended
        #expect(pan.state == .ended)
        #expect(fixture.log.take().filter { $0 != "pan changed" } == ["pan began", "pan ended"])
        fixture.host.advance(by: 0.1)
        #expect(pan.state == .possible)
        let finger = down(1)
        move(finger, by: CGVector(dx: 6, dy: 0))
        #expect(pan.state == .changed)
        pan.state = .cancelled
        #expect(pan.state == .cancelled)
        finger[0].lift()
        #expect(pan.state == .possible)
    }

    @Test(
        "A final state set by code without touches is returned until the next touch or run-loop iteration",
        arguments: [
            UIGestureRecognizer.State.ended, .failed, .cancelled,
        ])
    func finalStates(state: UIGestureRecognizer.State) {
        let pan = UIPanGestureRecognizer()
        fixture.add(pan, "pan")
        if state != .failed { pan.state = .began }
        pan.state = state
        #expect(pan.state == state)
        pan.state = .began
        #expect(pan.state == .began)
        pan.state = .ended
        let finger = down(1)
        #expect(pan.state == .possible)
        finger[0].lift()
        pan.state = .failed
        fixture.host.advance(by: 0.1)
        #expect(pan.state == .possible)
        let tap = UITapGestureRecognizer()
        tap.state = .ended
        #expect(tap.state == .ended)
    }

    @Test("If the delegate refuses .began that code sets, the state does not become .began")
    func refused() {
        let pan = UIPanGestureRecognizer()
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.shouldBegin = { _ in false }
        pan.delegate = gestureDelegate
        fixture.add(pan, "pan")
        pan.state = .began
        #expect(pan.state != .began && fixture.log.take().isEmpty)
    }
}
