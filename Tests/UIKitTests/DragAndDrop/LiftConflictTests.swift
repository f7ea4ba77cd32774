import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Drag lifts and other gestures of the same touch")
struct LiftConflictTests {
    private let fixture = DragFixture()
    private let source: DragSource
    private let log = GestureLog()

    init() {
        source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
    }

    private func note(_ name: String) -> @MainActor @Sendable (UIGestureRecognizer) -> Void {
        { [log] in log("\(name).\($0.state)") }
    }

    @Test("The lift cancels the touch of the view, and other gesture recognizers fail")
    func exclusive() {
        let view = TouchView("v", frame: CGRect(x: 0, y: 0, width: 80, height: 80), log: log)
        source.view.addSubview(view)
        let pan = UIPanGestureRecognizer { _ in }
        pan.addHandler(note("pan"))
        source.view.addGestureRecognizer(pan)
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        #expect(log.take() == ["v.began", "v.cancelled"])
        finger.move(to: CGPoint(x: 60, y: 200), duration: 0.1)
        finger.lift()
        #expect(log.take() == [])
        #expect(fixture.take().last == "A.didEnd(cancel)")
    }

    @Test("On a draggable view with a swipe recognizer, a fast mouse move in the swipe's direction swipes, and other moves drag")
    func swipeWithAMouse() {
        let swipe = UISwipeGestureRecognizer { _ in }
        swipe.direction = .left
        swipe.addHandler(note("swipe"))
        source.view.addGestureRecognizer(swipe)
        let pointer = fixture.host.pointer
        pointer.move(to: CGPoint(x: 90, y: 60))
        pointer.press()
        pointer.move(to: CGPoint(x: 10, y: 60), duration: 0.15)
        pointer.release()
        #expect(log.take() == ["swipe.ended"])
        #expect(fixture.drags.isEmpty)
        for (end, duration) in [(CGPoint(x: 60, y: 140), 0.15), (CGPoint(x: 160, y: 60), 0.15), (CGPoint(x: 20, y: 60), 1.5)] {
            pointer.move(to: CGPoint(x: 60, y: 60))
            pointer.press()
            pointer.move(to: end, duration: duration)
            #expect(fixture.drags.last?.phase == .dragging, "to \(end)")
            pointer.release()
            fixture.host.advance(by: 1)
            #expect(log.take() == [])
        }
    }

    @Test("A long press continues during the lift, and is cancelled when the drag begins")
    func longPress() {
        let press = UILongPressGestureRecognizer()
        press.addHandler(note("press"))
        source.view.addGestureRecognizer(press)
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        #expect(log.take() == ["press.began"])
        finger.hold(for: 0.5)
        finger.move(to: CGPoint(x: 60, y: 200), duration: 0.1)
        #expect(log.take().last == "press.cancelled")
        #expect(fixture.drags.first?.phase == .dragging)
        finger.lift()
        let second = fixture.lift(at: CGPoint(x: 60, y: 60))
        second.lift()
        #expect(log.take() == ["press.began", "press.ended"], "without a drag it ends as ever")
    }

    @Test("With allowsSimultaneousRecognitionDuringLift, a gesture that is recognized during the lift cancels the lift")
    func simultaneous() {
        source.interaction.allowsSimultaneousRecognitionDuringLift = true
        let pan = UIPanGestureRecognizer { _ in }
        pan.addHandler(note("pan"))
        source.view.addGestureRecognizer(pan)
        let finger = fixture.host.touchDown(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 68, y: 60))
        finger.hold(for: 0.6)
        #expect(fixture.drags.first?.phase == .lifting)
        finger.move(to: CGPoint(x: 72, y: 60))
        #expect(log.take() == ["pan.began"])
        finger.move(to: CGPoint(x: 90, y: 60))
        #expect(fixture.drags.isEmpty)
        #expect(source.liftEnd == .start)
        #expect(log.take() == ["pan.changed"])
        finger.lift()
        #expect(log.take() == ["pan.ended"])
        #expect(!fixture.take().contains("A.willBegin"))
    }

    @Test("With simultaneous recognition, a drag that begins cancels the other gestures")
    func simultaneousDrag() {
        source.interaction.allowsSimultaneousRecognitionDuringLift = true
        let pan = UIPanGestureRecognizer { _ in }
        pan.addHandler(note("pan"))
        source.view.addGestureRecognizer(pan)
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 66, y: 60))
        finger.move(to: CGPoint(x: 160, y: 60), duration: 0.1)
        #expect(log.take() == [])
        #expect(fixture.drags.first?.phase == .dragging)
        finger.lift()
    }

    @Test("A tap on a draggable view is recognized")
    func tap() {
        var taps = 0
        source.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        fixture.host.tap(at: CGPoint(x: 60, y: 60))
        #expect(taps == 1)
        #expect(fixture.take() == [])
    }

    @Test("A second finger on the view neither lifts nor cancels the first one's lift")
    func secondFinger() {
        let finger = fixture.host.touchDown(at: CGPoint(x: 50, y: 50))
        finger.hold(for: 0.3)
        let other = fixture.host.touchDown(at: CGPoint(x: 80, y: 80))
        finger.hold(for: 0.3)
        #expect(fixture.drags.count == 1)
        other.lift()
        finger.move(to: CGPoint(x: 50, y: 200), duration: 0.1)
        #expect(fixture.drags.first?.phase == .dragging)
        finger.lift()
        #expect(fixture.drags.isEmpty)
        #expect(GestureEnvironment.current.invariantViolations() == [])
    }

    @Test("The inner of two nested draggable views is lifted")
    func nested() {
        let inner = fixture.addSource("B", at: CGPoint(x: 10, y: 10), in: source.view)
        inner.view.frame.size = CGSize(width: 40, height: 40)
        fixture.lift(at: CGPoint(x: 40, y: 40)).lift()
        #expect(fixture.take().filter { $0.hasSuffix("itemsForBeginning") } == ["B.itemsForBeginning"])
        inner.itemCount = 0
        fixture.lift(at: CGPoint(x: 40, y: 40)).lift()
        #expect(fixture.take().filter { $0.hasSuffix("itemsForBeginning") } == ["B.itemsForBeginning", "A.itemsForBeginning"])
    }
}
