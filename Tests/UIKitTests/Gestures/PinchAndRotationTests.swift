import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct PinchAndRotationTests {
    private let fixture = GestureFixture()

    private func isClose(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool { abs(one - other) <= tolerance }

    // MARK: Pinch

    @Test func pinchBeginsBeyondTheSlopWithAScaleOfOne() {
        var scales: [CGFloat] = []
        let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
        pinch.addHandler { [unowned pinch] _ in scales.append(pinch.scale) }
        let one = fixture.host.touchDown(at: CGPoint(x: 150, y: 200))
        let other = fixture.host.touchDown(at: CGPoint(x: 250, y: 200))
        other.move(to: CGPoint(x: 257, y: 200))
        #expect(scales.isEmpty)
        other.move(to: CGPoint(x: 258, y: 200))
        #expect(scales.count == 1 && isClose(scales[0], 1))
        other.move(to: CGPoint(x: 150 + 216, y: 200))
        #expect(isClose(scales.last ?? 0, 2))
        one.lift()
        other.lift()
        #expect(fixture.log.take() == ["view.began", "pinch began", "view.cancelled", "pinch changed", "pinch ended"])
        #expect(scales.count == 3)
    }

    @Test func pinchInReducesTheScale() {
        let pinch = UIPinchGestureRecognizer()
        var last: CGFloat = 0
        pinch.addHandler { [unowned pinch] _ in last = pinch.scale }
        fixture.view.addGestureRecognizer(pinch)
        fixture.host.pinch(at: fixture.middle, from: 108, to: 50)
        #expect(isClose(last, 0.5))
    }

    @Test func pinchContinuesFromTheSetScale() {
        let pinch = UIPinchGestureRecognizer { $0.scale = 1 }
        var product: CGFloat = 1
        pinch.addHandler { [unowned pinch] _ in product *= pinch.scale }
        // The first handler resets the scale to 1, so the second handler sees no change.
        fixture.view.addGestureRecognizer(pinch)
        fixture.host.pinch(at: fixture.middle, from: 60, to: 120)
        #expect(product == 1)

        let summing = UIPinchGestureRecognizer()
        summing.addHandler { [unowned summing] _ in
            product *= summing.scale
            summing.scale = 1
        }
        pinch.isEnabled = false
        fixture.view.addGestureRecognizer(summing)
        fixture.host.pinch(at: fixture.middle, from: 60, to: 136)
        #expect(isClose(product, 2))
        summing.scale = -1
        #expect(summing.scale > 0)
    }

    @Test func returningFingerContinuesWithoutAJump() {
        let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
        let one = fixture.host.touchDown(at: CGPoint(x: 150, y: 200))
        let other = fixture.host.touchDown(at: CGPoint(x: 192, y: 200))
        other.move(to: CGPoint(x: 250, y: 200))
        let scale = pinch.scale
        #expect(isClose(scale, 2))
        other.lift()
        #expect(pinch.state == .began && pinch.numberOfTouches == 1)
        one.move(to: CGPoint(x: 160, y: 200))
        #expect(pinch.scale == scale)
        let third = fixture.host.touchDown(at: CGPoint(x: 180, y: 200))
        #expect(pinch.scale == scale)
        third.move(to: CGPoint(x: 200, y: 200))
        #expect(isClose(pinch.scale, 2 * scale))
        third.lift()
        one.lift()
        #expect(fixture.log.lines.last == "pinch ended")
    }

    @Test func thirdFingerIsLeftToOtherRecognizers() {
        let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
        fixture.view.isMultipleTouchEnabled = true
        pinch.cancelsTouchesInView = true
        let fingers = [120, 160, 200].map { fixture.host.touchDown(at: CGPoint(x: CGFloat($0), y: 200)) }
        #expect(pinch.numberOfTouches == 2)
        fingers[2].move(to: CGPoint(x: 290, y: 200))
        #expect(pinch.state == .possible)
        for finger in fingers { finger.lift() }
        #expect(fixture.log.lines.contains("view.ended"))
    }

    @Test func velocityIsTheChangeOfScale() {
        var velocity: CGFloat = 0
        let pinch = UIPinchGestureRecognizer { if $0.state == .changed { velocity = $0.velocity } }
        fixture.view.addGestureRecognizer(pinch)
        fixture.host.pinch(at: fixture.middle, from: 92, to: 192, duration: 1)
        // The distance grows by 100 points per second. A distance of 100 points is a scale of 1, because of the slop.
        #expect(isClose(velocity, 1, 0.05))
    }

    @Test func oneFingerIsNotAPinch() {
        fixture.add(UIPinchGestureRecognizer(), "pinch")
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 280, y: 280))
        #expect(!fixture.log.lines.contains { $0.hasPrefix("pinch") })
    }

    @Test func cancelledTouchesCancelThePinch() {
        fixture.add(UIPinchGestureRecognizer(), "pinch")
        let one = fixture.host.touchDown(at: CGPoint(x: 150, y: 200))
        let other = fixture.host.touchDown(at: CGPoint(x: 200, y: 200))
        other.move(to: CGPoint(x: 250, y: 200))
        one.cancel()
        other.cancel()
        #expect(fixture.log.lines.last == "pinch cancelled")
    }

    // MARK: Rotation

    @Test func rotationBeginsBeyondTheSlop() {
        let rotation = fixture.add(UIRotationGestureRecognizer(), "rotation")
        var last: CGFloat = 0
        rotation.addHandler { [unowned rotation] _ in last = rotation.rotation }
        fixture.host.rotate(at: fixture.middle, radius: 80, by: .pi / 2)
        #expect(isClose(last, .pi / 2 - 0.1))
        fixture.host.rotate(at: fixture.middle, radius: 80, by: -.pi / 2)
        #expect(isClose(last, -.pi / 2 + 0.1))
        last = 0
        fixture.host.rotate(at: fixture.middle, radius: 80, by: 0.09)
        #expect(last == 0)
    }

    @Test func fullRotationsAccumulate() {
        let rotation = UIRotationGestureRecognizer()
        var last: CGFloat = 0
        rotation.addHandler { [unowned rotation] _ in last = rotation.rotation }
        fixture.view.addGestureRecognizer(rotation)
        fixture.host.rotate(at: fixture.middle, radius: 80, by: 5 * .pi, duration: 2)
        #expect(isClose(last, 5 * .pi - 0.1))
    }

    @Test func rotationVelocityIsRadiansPerSecond() {
        var velocity: CGFloat = 0
        let rotation = UIRotationGestureRecognizer { if $0.state == .changed { velocity = $0.velocity } }
        fixture.view.addGestureRecognizer(rotation)
        fixture.host.rotate(at: fixture.middle, radius: 80, by: 2, duration: 1)
        #expect(isClose(velocity, 2, 0.02))
        rotation.rotation = 1
        #expect(isClose(rotation.rotation, 1))
    }

    @Test func delegateAllowsPinchRotationAndPanTogether() {
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.simultaneously = { _, _ in true }
        let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
        let rotation = fixture.add(UIRotationGestureRecognizer(), "rotation")
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        for recognizer in [pinch, rotation, pan] as [UIGestureRecognizer] { recognizer.delegate = gestureDelegate }
        let one = fixture.host.touchDown(at: CGPoint(x: 150, y: 150))
        let other = fixture.host.touchDown(at: CGPoint(x: 250, y: 150))
        one.move(to: CGPoint(x: 150, y: 250))
        other.move(to: CGPoint(x: 290, y: 120))
        for recognizer in [pinch, rotation, pan] as [UIGestureRecognizer] {
            #expect(recognizer.state == .began || recognizer.state == .changed)
        }
        one.lift()
        // The pan continues with the remaining finger.
        #expect(pan.state == .began || pan.state == .changed)
        other.lift()
        #expect(Set(fixture.log.take().suffix(3)) == ["pinch ended", "rotation ended", "pan ended"])
    }

    @Test func withoutADelegateOneRecognizerWins() {
        fixture.add(UIPinchGestureRecognizer(), "pinch")
        fixture.add(UIRotationGestureRecognizer(), "rotation")
        fixture.host.pinch(at: fixture.middle, from: 60, to: 160)
        fixture.host.rotate(at: fixture.middle, radius: 60, by: 1)
        let lines = fixture.log.take()
        #expect(lines.filter { $0.hasSuffix("began") && !$0.hasPrefix("view") } == ["pinch began", "rotation began"])
    }
}
