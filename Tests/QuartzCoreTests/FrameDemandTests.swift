import Foundation
import Testing

@testable import QuartzCore
@testable import UIKitTesting

/// The frames that animations without a continuous change request.
@MainActor
@Suite("Frames of discrete animations")
struct FrameDemandTests {
    /// An image sequence like that of an image view.
    private func sequence(_ count: Int, duration: TimeInterval, times: [NSNumber]? = nil) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.calculationMode = .discrete
        animation.values = (0..<count).map { Double($0) / Double(count) }
        animation.keyTimes = times
        animation.duration = duration
        animation.repeatCount = .infinity
        return animation
    }

    @Test("A sequence of ten images a second requests ten frames a second on each display", arguments: [30, 60, 90, 120, 144])
    func imageSequence(framesPerSecond: Int) throws {
        let fixture = try LayerFixture(framesPerSecond: framesPerSecond)
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.add(sequence(5, duration: 0.5), forKey: "images")
        fixture.advance(by: 0.5)
        let before = fixture.loop.frameCount
        var shown: [(time: TimeInterval, value: Float)] = []
        fixture.platform.afterFrame = { time in
            guard let value = layer.presentation()?.opacity, value != shown.last?.value else { return }
            shown.append((time, value))
        }
        fixture.advance(by: 2)
        fixture.platform.afterFrame = nil
        // A frame that lies exactly at the start of an image may still show the image before it.
        #expect((19...41).contains(fixture.loop.frameCount - before))
        #expect((19...21).contains(shown.count))
        for (one, next) in zip(shown, shown.dropFirst()) {
            let duration = next.time - one.time
            #expect(abs(duration - 0.1) < 1.5 / Double(framesPerSecond))
            let step = next.value - one.value
            #expect(abs(step - 0.2) < 0.001 || next.value == 0)
        }
        layer.removeAllAnimations()
        fixture.advance(by: 1)
        let end = fixture.loop.frameCount
        fixture.advance(by: 1)
        #expect(fixture.loop.frameCount == end)
    }

    @Test("Uneven key times and a finite repeat count show each value, and then the model's")
    func unevenTimes() throws {
        let fixture = try LayerFixture()
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = sequence(3, duration: 1, times: [0, 0.15, 0.75, 1])
        animation.repeatCount = 2
        layer.add(animation, forKey: "images")
        var shown: [(time: TimeInterval, value: Float)] = []
        fixture.platform.afterFrame = { time in
            let value = layer.presentation()?.opacity ?? layer.opacity
            if value != shown.last?.value { shown.append((time, value)) }
        }
        fixture.advance(by: 2.5)
        fixture.platform.afterFrame = nil
        let values: [Float] = [0, 1 / 3, 2 / 3, 0, 1 / 3, 2 / 3, 1]
        #expect(shown.map(\.value) == values)
        let start = try #require(shown.first?.time)
        let times: [TimeInterval] = [0, 0.15, 0.75, 1, 1.15, 1.75, 2]
        for (change, time) in zip(shown, times) {
            let delay = change.time - start - time
            #expect(abs(delay) < 1.5 / 60)
        }
        #expect(fixture.loop.isIdle)
    }
}
