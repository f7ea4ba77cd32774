import Host
import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct HoverGestureTests {
    private let stage = GestureStage()
    private var pointer: TestPointer { stage.host.pointer }
    private let outside = CGPoint(x: 20, y: 20)

    private func gestures() -> [String] { stage.log.take().filter { !$0.hasPrefix("view") } }

    @Test func itComesGoesOnAndLeaves() {
        let hover = stage.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: outside)
        #expect(gestures() == [])
        pointer.move(to: stage.middle)
        #expect(gestures() == ["hover began"])
        pointer.move(to: CGPoint(x: 210, y: 200))
        #expect(gestures() == ["hover changed"])
        #expect(hover.location(in: stage.view) == CGPoint(x: 110, y: 100) && hover.numberOfTouches == 0)
        #expect(hover.altitudeAngle == .pi / 2 && hover.azimuthAngle(in: nil) == 0)
        pointer.move(to: outside)
        #expect(gestures() == ["hover ended"])
        #expect(hover.state == .possible)
        pointer.move(to: stage.middle)
        pointer.leave()
        #expect(gestures() == ["hover began", "hover ended"])
    }

    @Test func movesBetweenFramesAreOne() {
        stage.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: stage.middle)
        let source = stage.host.window.windowScene?.eventSource
        for x in 0..<5 {
            let sample = HostSample(position: CGPoint(x: 200 + CGFloat(x), y: 200), timestamp: stage.host.now)
            source?.receive(.pointer(HostPointer(kind: .moved, buttons: 0, sample: sample)))
        }
        _ = gestures()
        stage.host.advance(by: 0.02)
        #expect(gestures() == ["hover changed"])
    }

    @Test func viewsWithinEachOtherAreHoveredOverAtOnce() {
        stage.add(UIHoverGestureRecognizer(), "outer")
        let child = TouchView("child", frame: CGRect(x: 50, y: 50, width: 50, height: 50), log: stage.log)
        stage.view.addSubview(child)
        stage.add(UIHoverGestureRecognizer(), "inner", to: child)
        pointer.move(to: CGPoint(x: 175, y: 175))
        #expect(gestures() == ["inner began", "outer began"])
        pointer.move(to: CGPoint(x: 250, y: 250))
        #expect(gestures() == ["inner ended", "outer changed"])
    }

    @Test func aButtonEndsItUntilItIsReleased() {
        stage.add(UIHoverGestureRecognizer(), "hover")
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        pointer.move(to: stage.middle)
        pointer.press()
        #expect(gestures() == ["hover began", "hover ended"])
        pointer.move(to: CGPoint(x: 205, y: 200))
        #expect(gestures() == [])
        pointer.release()
        #expect(gestures() == ["tap ended", "hover began"])
        #expect(tap.state == .possible)
    }

    @Test func aFingerDoesNotHover() {
        stage.add(UIHoverGestureRecognizer(), "hover")
        stage.host.drag(from: stage.middle, to: outside)
        #expect(gestures() == [])
    }

    @Test func aViewThatGoesAwayIsNoLongerHoveredOver() {
        let hover = stage.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: stage.middle)
        stage.view.removeFromSuperview()
        stage.host.advance(by: 0.02)
        #expect(gestures() == ["hover began", "hover cancelled"])
        stage.host.window.addSubview(stage.view)
        pointer.move(to: CGPoint(x: 201, y: 200))
        #expect(gestures() == ["hover began"])
        stage.host.window.isHidden = true
        stage.host.advance(by: 0.02)
        #expect(gestures() == ["hover cancelled"])
        #expect(hover.state == .possible)
        stage.host.window.isHidden = false
    }

    @Test func disablingCancels() {
        let hover = stage.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: stage.middle)
        hover.isEnabled = false
        pointer.move(to: CGPoint(x: 201, y: 200))
        #expect(gestures() == ["hover began", "hover cancelled"])
        hover.isEnabled = true
        pointer.move(to: CGPoint(x: 202, y: 200))
        #expect(gestures() == ["hover began"])
    }

    @Test func theDelegateIsAskedOnceForEachVisit() {
        let hover = stage.add(UIHoverGestureRecognizer(), "hover")
        let answers = Answers()
        var asked = 0
        answers.shouldBegin = { _ in
            asked += 1
            return false
        }
        answers.receiveEvent = { _, event in event.type == .hover }
        hover.delegate = answers
        pointer.move(to: stage.middle)
        pointer.move(to: CGPoint(x: 201, y: 200))
        pointer.move(to: CGPoint(x: 202, y: 200))
        #expect(asked == 1 && gestures() == [])
        pointer.move(to: outside)
        pointer.move(to: stage.middle)
        #expect(asked == 2 && gestures() == [])
    }

    @Test func aHoverThatTheAppBreaksOffWaitsForTheNextVisit() {
        let hover = stage.add(UIHoverGestureRecognizer(), "hover")
        pointer.move(to: stage.middle)
        hover.state = .cancelled
        pointer.move(to: CGPoint(x: 201, y: 200))
        #expect(gestures() == ["hover began", "hover cancelled"])
        pointer.move(to: outside)
        pointer.move(to: stage.middle)
        #expect(gestures() == ["hover began"])
    }

    @Test func aPenInTheAirLeans() {
        let hover = stage.add(UIHoverGestureRecognizer(), "hover")
        let source = stage.host.window.windowScene?.eventSource
        var sample = HostSample(position: stage.middle, timestamp: stage.host.now)
        sample.tilt = CGPoint(x: 0, y: 0.5)
        source?.receive(.pointer(HostPointer(kind: .entered, buttons: 0, sample: sample)))
        #expect(abs(hover.altitudeAngle - .pi / 4) < 0.001)
        #expect(abs(hover.azimuthAngle(in: stage.view) - .pi / 2) < 0.001)
    }
}
