import Foundation
import Testing

@testable import QuartzCore
@testable import UIKitTesting

/// The frame rate of endless animations while the desktop saves power.
@MainActor
@Suite("Animations in the power-saver profile")
struct PowerSavingTests {
    /// A fade like that of an activity indicator.
    private func fade(_ repeatCount: Float = .infinity) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.9
        fade.toValue = 0.2
        fade.duration = 1
        fade.repeatCount = repeatCount
        return fade
    }

    /// The number of frames in a second.
    private func frames(_ fixture: LayerFixture) -> Int {
        let before = fixture.loop.frameCount
        fixture.advance(by: 1)
        return fixture.loop.frameCount - before
    }

    @Test("The profile lowers the rate of endless animations to 30 on each display", arguments: [30, 60, 90, 120, 144])
    func endless(framesPerSecond: Int) throws {
        let fixture = try LayerFixture(framesPerSecond: framesPerSecond)
        let layers = (0..<12).map { index in
            let layer = fixture.add(CGRect(x: index * 20, y: 0, width: 10, height: 10))
            let fade = fade()
            // The spokes of an activity indicator have different phases, but change in the same frames.
            fade.timeOffset = 1 - Double(index) / 12
            layer.add(fade, forKey: "fade")
            return layer
        }
        fixture.advance(by: 1)
        #expect(abs(frames(fixture) - framesPerSecond) <= 1)
        fixture.platform.appearance.savesPower = true
        fixture.advance(by: 1)
        #expect(abs(frames(fixture) - 30) <= 1)
        fixture.advance(by: 0.417)
        layers[0].add(fade(), forKey: "later")
        fixture.advance(by: 1)
        #expect(abs(frames(fixture) - 30) <= 1)
        fixture.platform.appearance.savesPower = false
        fixture.advance(by: 1)
        #expect(abs(frames(fixture) - framesPerSecond) <= 1)
        for layer in layers { layer.removeAllAnimations() }
        fixture.advance(by: 0.1)
        #expect(frames(fixture) == 0)
    }

    @Test("In the profile, finite animations, display links and animations with a preferred rate have their own rate")
    func others() throws {
        let fixture = try LayerFixture()
        fixture.platform.appearance.savesPower = true
        let layer = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.add(fade(2), forKey: "finite")
        fixture.advance(by: 0.1)
        #expect(abs(frames(fixture) - 60) <= 1)
        fixture.advance(by: 1.1)
        #expect(frames(fixture) == 0)
        let fast = fade()
        fast.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
        layer.add(fast, forKey: "fast")
        fixture.advance(by: 0.1)
        #expect(abs(frames(fixture) - 60) <= 1)
        let slow = fade()
        slow.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10)
        layer.add(slow, forKey: "fast")
        fixture.advance(by: 0.1)
        #expect(abs(frames(fixture) - 10) <= 1)
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        fixture.advance(by: 0.1)
        #expect(abs(frames(fixture) - 60) <= 1)
        link.invalidate()
        layer.removeAllAnimations()
        fixture.advance(by: 0.1)
        #expect(frames(fixture) == 0)
    }

    @Test("Beside a faster animation, an endless one keeps its time, and changes only in its own frames")
    func positions() throws {
        let fixture = try LayerFixture()
        fixture.platform.appearance.savesPower = true
        let slow = fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let fast = fixture.add(CGRect(x: 0, y: 50, width: 10, height: 10))
        slow.add(fade(), forKey: "fade")
        fast.add(fade(1), forKey: "fade")
        var shown: (slow: Set<Float>, fast: Set<Float>) = ([], [])
        var lags: [Float] = []
        fixture.platform.afterFrame = { _ in
            guard let slow = slow.presentation()?.opacity, let fast = fast.presentation()?.opacity else { return }
            shown.slow.insert(slow)
            shown.fast.insert(fast)
            lags.append(slow - fast)
        }
        fixture.advance(by: 0.9)
        fixture.platform.afterFrame = nil
        #expect(abs(shown.slow.count - 27) <= 2)
        #expect(abs(shown.fast.count - 54) <= 2)
        // The opacity falls by 0.7 in a second, so by 0.023 in a frame of 1/30 s.
        #expect(lags.allSatisfy { $0 > -0.001 && $0 < 0.025 })
    }
}
