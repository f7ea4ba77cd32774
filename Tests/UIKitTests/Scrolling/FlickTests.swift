import Testing
import UIKitTesting

@testable import UIKit

/// Motions recorded on iOS. Moves are 8 ms apart, and the lift is 8 ms after the last move.
@Suite("Flicks and bounces, as recorded on iOS") @MainActor
struct FlickTests {
    /// Drags by moves of 24 points. The first 10 points are the slop.
    private func flick(_ fixture: ScrollFixture, moves: Int = 14, pause: TimeInterval = 0.008) {
        _ = fixture.drag(from: CGPoint(x: 200, y: 480), by: CGPoint(x: 0, y: -24), times: moves, thenHold: pause)
    }

    @Test("Fourteen moves of 24 points, 8 ms apart, flick the content by 1,492 points", arguments: [60, 120])
    func travel(framesPerSecond: Int) async {
        let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 5000), framesPerSecond: framesPerSecond)
        flick(fixture)
        let start = fixture.y
        #expect(start == 326)
        #expect(abs((fixture.dragEnd?.velocity.y ?? 0) - 3) < 0.01)
        await fixture.host.settle()
        #expect(abs(fixture.y - start - 1492) <= 1)
    }

    @Test("A pause of 300 ms before the lift reduces the velocity to zero")
    func pause() async {
        let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 5000))
        flick(fixture, pause: 0.3)
        #expect(!fixture.scrollView.isDecelerating)
        await fixture.host.settle()
        #expect(fixture.y == 326)
    }

    @Test("The last moves before the lift determine the velocity")
    func slowing() async {
        let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 5000))
        let finger = fixture.drag(from: CGPoint(x: 200, y: 480), by: CGPoint(x: 0, y: -24), times: 10, lift: false)
        var point = finger.location
        for _ in 0..<20 {
            fixture.host.advance(by: 0.008)
            point.y -= 2
            finger.move(to: point)
        }
        finger.hold(for: 0.008)
        finger.lift()
        let start = fixture.y
        await fixture.host.settle()
        // The velocity is 250 points per second.
        #expect(abs(fixture.y - start - (250 - 10) * 0.499) <= 2)
    }

    @Test("A flick that hits the edge at 3,000 points per second overshoots by 100.33 points, and returns after 0.81 s")
    func edge() {
        let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 400 + 326), framesPerSecond: 120)
        flick(fixture)
        #expect(fixture.y == 326)
        var highest: CGFloat = 0
        var duration: TimeInterval = 0
        let start = fixture.host.now
        while fixture.scrollView.isDecelerating, fixture.host.now - start < 2 {
            fixture.host.advance(by: 1.0 / 120)
            highest = max(highest, fixture.y - 326)
            duration = fixture.host.now - start
        }
        #expect(abs(highest - 100.33) <= 0.5)
        #expect(abs(duration - 0.81) <= 0.015)
        #expect(fixture.y == 326)
    }

    @Test("Content held beyond its edge returns 0.69 s after the finger is lifted")
    func held() {
        let fixture = ScrollFixture(framesPerSecond: 120)
        let finger = fixture.host.touchDown(at: CGPoint(x: 200, y: 120))
        // Drags so far that the rubber band shows 133 points, in a view of 400 points.
        finger.move(to: CGPoint(x: 200, y: 130 + RubberBand(length: 400).distance(shown: 133)), duration: 0.3)
        finger.hold(for: 0.3)
        #expect(abs(fixture.y + 133) <= 0.5)
        finger.lift()
        let start = fixture.host.now
        var duration: TimeInterval = 0
        while fixture.scrollView.isDecelerating, duration < 2 {
            fixture.host.advance(by: 1.0 / 120)
            duration = fixture.host.now - start
        }
        #expect(abs(duration - 0.69) <= 0.015)
        #expect(fixture.y == 0)
    }
}
