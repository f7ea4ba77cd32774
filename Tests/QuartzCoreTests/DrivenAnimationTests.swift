import Foundation
import Testing

@testable import QuartzCore

/// A driver that goes linearly from 0 to 1 between two times.
@MainActor
private final class Walk: AnimationDriver {
    let start: TimeInterval
    let duration: TimeInterval

    init(start: TimeInterval, duration: TimeInterval) {
        self.start = start
        self.duration = duration
    }

    func progress(at time: TimeInterval) -> DrivenProgress {
        let progress = min(max((time - start) / duration, 0), 1)
        return DrivenProgress(x: progress, y: progress)
    }

    func nextChange(after time: TimeInterval) -> TimeInterval? { time < start + duration ? max(time, start) : nil }

    func isOver(at time: TimeInterval, forwards: Bool) -> Bool { forwards ? time >= start + duration : time <= start }
}

@MainActor
struct DrivenAnimationTests {
    private func driven(_ driver: some AnimationDriver) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = CGFloat(0)
        animation.toValue = CGFloat(100)
        animation.driver = driver
        return animation
    }

    @Test func driverDeterminesProgressAndEnd() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        layer.add(driven(Walk(start: CACurrentMediaTime() + 1, duration: 1)), forKey: "walk")
        fixture.advance(by: 0.9)
        #expect(try #require(layer.presentation()).position.x == 0)
        let frames = fixture.loop.frameCount
        fixture.advance(by: 0.05)
        #expect(fixture.loop.frameCount == frames, "no frames run while it waits")
        fixture.advance(by: 0.55)
        #expect(abs(try #require(layer.presentation()).position.x - 50) < 1)
        fixture.advance(by: 0.6)
        #expect(layer.animationKeys() == nil)
        #expect(fixture.loop.isIdle)
    }

    @Test func drivenAnimationStopsWithTheLayerTime() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let start = CACurrentMediaTime()
        layer.add(driven(Walk(start: start, duration: 1)), forKey: "walk")
        fixture.advance(by: 0.5)
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        let shown = try #require(layer.presentation()).position.x
        fixture.advance(by: 3)
        #expect(try #require(layer.presentation()).position.x == shown)
        #expect(layer.animationKeys() == ["walk"], "the animation is not over")
        #expect(fixture.loop.isIdle, "no frames run while the value does not change")
        layer.beginTime = CACurrentMediaTime()
        layer.speed = 1
        fixture.advance(by: 0.25)
        #expect(abs(try #require(layer.presentation()).position.x - shown - 25) < 2)
        fixture.advance(by: 0.5)
        #expect(layer.animationKeys() == nil)
    }

    @Test func animationAddedWhilePausedBeginsAtThePausedTime() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.advance(by: 1)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = CGFloat(0)
        animation.toValue = CGFloat(100)
        animation.duration = 1
        animation.fillMode = .both
        layer.speed = 0
        layer.timeOffset = 0
        layer.add(animation, forKey: "move")
        layer.timeOffset = 0.3
        fixture.advance(by: 0.1)
        #expect(abs(try #require(layer.presentation()).position.x - 30) < 1e-6)
        layer.timeOffset = 0.7
        fixture.advance(by: 0.1)
        #expect(abs(try #require(layer.presentation()).position.x - 70) < 1e-6)
    }

    @Test func animationAddedJustBeforeThePauseBeginsAtThePausedTime() throws {
        let fixture = try LayerFixture()
        let outer = fixture.add(CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = CALayer()
        outer.addSublayer(inner)
        fixture.advance(by: 1)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = CGFloat(0)
        animation.toValue = CGFloat(100)
        animation.duration = 1
        inner.add(animation, forKey: "move")
        outer.speed = 0
        outer.timeOffset = 0
        outer.timeOffset = 0.3
        fixture.advance(by: 0.1)
        #expect(abs(try #require(inner.presentation()).position.x - 30) < 1e-6)
    }
}
