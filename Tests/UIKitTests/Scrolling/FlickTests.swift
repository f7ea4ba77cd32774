import Testing
import UIKitTesting

@testable import UIKit

/// Values recorded on iOS, with moves 8 ms apart and a lift 8 ms after the last move.
@Suite("Flicks and bounces, as recorded on iOS") @MainActor
struct FlickTests {
    /// Moves of 24 points each. The slop takes the first 10 points.
    private func flick(_ stage: ScrollStage, moves: Int = 14, pause: TimeInterval = 0.008) {
        _ = stage.drag(from: CGPoint(x: 200, y: 480), by: CGPoint(x: 0, y: -24), times: moves, thenHold: pause)
    }

    @Test("Fourteen moves of 24 points, 8 ms apart, scroll on by 1,492 points", arguments: [60, 120])
    func travel(framesPerSecond: Int) async {
        let stage = ScrollStage(contentSize: CGSize(width: 300, height: 5000), framesPerSecond: framesPerSecond)
        flick(stage)
        let start = stage.y
        #expect(start == 326)
        #expect(abs((stage.told?.velocity.y ?? 0) - 3) < 0.01)
        await stage.host.settle()
        #expect(abs(stage.y - start - 1492) <= 1)
    }

    @Test("A pause of 300 ms before the lift prevents deceleration")
    func pause() async {
        let stage = ScrollStage(contentSize: CGSize(width: 300, height: 5000))
        flick(stage, pause: 0.3)
        #expect(!stage.scrollView.isDecelerating)
        await stage.host.settle()
        #expect(stage.y == 326)
    }

    @Test("If a finger slows down before the lift, its last velocity counts")
    func slowing() async {
        let stage = ScrollStage(contentSize: CGSize(width: 300, height: 5000))
        let finger = stage.drag(from: CGPoint(x: 200, y: 480), by: CGPoint(x: 0, y: -24), times: 10, lift: false)
        var point = finger.location
        for _ in 0..<20 {
            stage.host.advance(by: 0.008)
            point.y -= 2
            finger.move(to: point)
        }
        finger.hold(for: 0.008)
        finger.lift()
        let start = stage.y
        await stage.host.settle()
        // The velocity at the lift is 250 points per second.
        #expect(abs(stage.y - start - (250 - 10) * 0.499) <= 2)
    }

    @Test("A flick that hits the edge with 3,000 points per second overshoots by 100.33 points and returns within 0.81 s")
    func edge() {
        let stage = ScrollStage(contentSize: CGSize(width: 300, height: 400 + 326), framesPerSecond: 120)
        flick(stage)
        #expect(stage.y == 326)
        var highest: CGFloat = 0
        var duration: TimeInterval = 0
        let start = stage.host.now
        while stage.scrollView.isDecelerating, stage.host.now - start < 2 {
            stage.host.advance(by: 1.0 / 120)
            highest = max(highest, stage.y - 326)
            duration = stage.host.now - start
        }
        #expect(abs(highest - 100.33) <= 0.5)
        #expect(abs(duration - 0.81) <= 0.015)
        #expect(stage.y == 326)
    }

    @Test("A held overscroll returns within 0.69 s after the lift")
    func held() {
        let stage = ScrollStage(framesPerSecond: 120)
        let finger = stage.host.touchDown(at: CGPoint(x: 200, y: 120))
        // The finger's distance at which a view of 400 points is overscrolled by 133 points.
        finger.move(to: CGPoint(x: 200, y: 130 + RubberBand(length: 400).distance(shown: 133)), duration: 0.3)
        finger.hold(for: 0.3)
        #expect(abs(stage.y + 133) <= 0.5)
        finger.lift()
        let start = stage.host.now
        var duration: TimeInterval = 0
        while stage.scrollView.isDecelerating, duration < 2 {
            stage.host.advance(by: 1.0 / 120)
            duration = stage.host.now - start
        }
        #expect(abs(duration - 0.69) <= 0.015)
        #expect(stage.y == 0)
    }
}
