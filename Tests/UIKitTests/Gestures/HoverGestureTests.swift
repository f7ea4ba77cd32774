import Host
import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct HoverGestureTests {
    private let fixture = GestureFixture()
    private var pointer: TestPointer { fixture.host.pointer }
    private let outside = CGPoint(x: 20, y: 20)

    private func gestures() -> [String] { fixture.log.take().filter { !$0.hasPrefix("view") } }

    @Test func hoverBeginsChangesAndEnds() {
        let hover = fixture.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: outside)
        #expect(gestures() == [])
        pointer.move(to: fixture.middle)
        #expect(gestures() == ["hover began"])
        pointer.move(to: CGPoint(x: 210, y: 200))
        #expect(gestures() == ["hover changed"])
        #expect(hover.location(in: fixture.view) == CGPoint(x: 110, y: 100) && hover.numberOfTouches == 0)
        #expect(hover.altitudeAngle == .pi / 2 && hover.azimuthAngle(in: nil) == 0)
        pointer.move(to: outside)
        #expect(gestures() == ["hover ended"])
        #expect(hover.state == .possible)
        pointer.move(to: fixture.middle)
        pointer.leave()
        #expect(gestures() == ["hover began", "hover ended"])
    }

    @Test func movesBetweenFramesAreOneChange() {
        fixture.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: fixture.middle)
        let source = fixture.host.window.windowScene?.eventSource
        for x in 0..<5 {
            let sample = HostSample(position: CGPoint(x: 200 + CGFloat(x), y: 200), timestamp: fixture.host.now)
            source?.receive(.pointer(HostPointer(kind: .moved, buttons: 0, sample: sample)))
        }
        _ = gestures()
        fixture.host.advance(by: 0.02)
        #expect(gestures() == ["hover changed"])
    }

    @Test func nestedViewsAreHoveredSimultaneously() {
        fixture.add(UIHoverGestureRecognizer(), "outer")
        let child = TouchView("child", frame: CGRect(x: 50, y: 50, width: 50, height: 50), log: fixture.log)
        fixture.view.addSubview(child)
        fixture.add(UIHoverGestureRecognizer(), "inner", to: child)
        pointer.move(to: CGPoint(x: 175, y: 175))
        #expect(gestures() == ["inner began", "outer began"])
        pointer.move(to: CGPoint(x: 250, y: 250))
        #expect(gestures() == ["inner ended", "outer changed"])
    }

    @Test func pressedButtonEndsTheHover() {
        fixture.add(UIHoverGestureRecognizer(), "hover")
        let tap = fixture.add(UITapGestureRecognizer(), "tap")
        pointer.move(to: fixture.middle)
        pointer.press()
        #expect(gestures() == ["hover began", "hover ended"])
        pointer.move(to: CGPoint(x: 205, y: 200))
        #expect(gestures() == [])
        pointer.release()
        #expect(gestures() == ["tap ended", "hover began"])
        #expect(tap.state == .possible)
    }

    @Test func fingerDoesNotHover() {
        fixture.add(UIHoverGestureRecognizer(), "hover")
        fixture.host.drag(from: fixture.middle, to: outside)
        #expect(gestures() == [])
    }

    @Test func removedViewEndsItsHover() {
        let hover = fixture.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: fixture.middle)
        fixture.view.removeFromSuperview()
        fixture.host.advance(by: 0.02)
        #expect(gestures() == ["hover began", "hover cancelled"])
        fixture.host.window.addSubview(fixture.view)
        pointer.move(to: CGPoint(x: 201, y: 200))
        #expect(gestures() == ["hover began"])
        fixture.host.window.isHidden = true
        fixture.host.advance(by: 0.02)
        #expect(gestures() == ["hover cancelled"])
        #expect(hover.state == .possible)
        fixture.host.window.isHidden = false
    }

    @Test func disablingCancelsTheHover() {
        let hover = fixture.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: fixture.middle)
        hover.isEnabled = false
        pointer.move(to: CGPoint(x: 201, y: 200))
        #expect(gestures() == ["hover began", "hover cancelled"])
        hover.isEnabled = true
        pointer.move(to: CGPoint(x: 202, y: 200))
        #expect(gestures() == ["hover began"])
    }

    @Test func delegateIsCalledOncePerHover() {
        let hover = fixture.add(UIHoverGestureRecognizer(), "hover")
        let gestureDelegate = ClosureGestureDelegate()
        var requests = 0
        gestureDelegate.shouldBegin = { _ in
            requests += 1
            return false
        }
        gestureDelegate.receiveEvent = { _, event in event.type == .hover }
        hover.delegate = gestureDelegate
        pointer.move(to: fixture.middle)
        pointer.move(to: CGPoint(x: 201, y: 200))
        pointer.move(to: CGPoint(x: 202, y: 200))
        #expect(requests == 1 && gestures() == [])
        pointer.move(to: outside)
        pointer.move(to: fixture.middle)
        #expect(requests == 2 && gestures() == [])
    }

    @Test func cancelledHoverBeginsWithTheNextEntry() {
        let hover = fixture.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: fixture.middle)
        hover.state = .cancelled
        pointer.move(to: CGPoint(x: 201, y: 200))
        #expect(gestures() == ["hover began", "hover cancelled"])
        pointer.move(to: outside)
        pointer.move(to: fixture.middle)
        #expect(gestures() == ["hover began"])
    }

    @Test func stylusInTheAirHasTilt() {
        let hover = fixture.add(UIHoverGestureRecognizer(), "hover")
        let source = fixture.host.window.windowScene?.eventSource
        var sample = HostSample(position: fixture.middle, timestamp: fixture.host.now)
        sample.tilt = CGPoint(x: 0, y: 0.5)
        source?.receive(.pointer(HostPointer(kind: .entered, buttons: 0, sample: sample)))
        #expect(abs(hover.altitudeAngle - .pi / 4) < 0.001)
        #expect(abs(hover.azimuthAngle(in: fixture.view) - .pi / 2) < 0.001)
    }
}
