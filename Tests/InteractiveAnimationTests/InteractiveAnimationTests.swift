import InteractiveAnimation
import Testing
import UIKit
import UIKitTesting

/// A square in a window, and its position in each frame.
@MainActor
private final class Fixture {
    let host: TestHost
    let square = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private(set) var samples: [CGFloat] = []

    init(framesPerSecond: Int = 60) {
        host = TestHost(framesPerSecond: framesPerSecond)
        host.window.addSubview(square)
        host.advance(by: 0.5)
        host.onFrame = { [weak self] _ in
            guard let self else { return }
            samples.append(shown)
        }
    }

    /// The x coordinate of the square's presented centre.
    var shown: CGFloat { host.presentedFrame(of: square).midX }

    func watch() { samples = [] }

    /// Moves the square from 100 to 300, linearly in one second.
    func move(_ completion: ((Bool) -> Void)? = nil) {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            self.square.center.x = 300
        } completion: {
            completion?($0)
        }
    }
}

@MainActor
@Suite("Interactive animations")
struct InteractiveAnimationTests {
    @Test("pauseAnimation stops the layer's time at 0; recoverAnimation restores the layer's normal time")
    func pauses() {
        let layer = CALayer()
        layer.pauseAnimation()
        #expect(layer.speed == 0 && layer.timeOffset == 0)
        layer.pauseAnimation()
        #expect(layer.speed == 0 && layer.timeOffset == 0)
        layer.setTimeProgress(0.4)
        #expect(layer.speed == 0 && layer.timeOffset == 0.4)
        layer.recoverToDefaultState()
        #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
    }

    @Test("If a layer is paused, only setTimeProgress moves an animation that is added to the layer")
    func scrubs() {
        let fixture = Fixture()
        let layer = fixture.square.layer
        layer.pauseAnimation()
        fixture.move()
        layer.setTimeProgress(0.2)
        fixture.host.advance(by: 0.1)
        #expect(abs(fixture.shown - 140) < 1e-6)
        for progress in [0.5, 0.25, 1, 0, 0.75] {
            layer.setTimeProgress(progress)
            #expect(abs(layer.timeProgress - progress) < 1e-9)
            fixture.host.advance(by: 0.3)
            #expect(abs(fixture.shown - (100 + 200 * progress)) < 1e-6)
        }
        #expect(fixture.host.isSettled, "standing still needs no frames")
    }

    @Test("A continued animation runs on from the current progress and completes once")
    func continues() {
        let fixture = Fixture()
        var calls: [Bool] = []
        fixture.square.layer.pauseAnimation()
        fixture.move { calls.append($0) }
        fixture.square.layer.setTimeProgress(0.6)
        fixture.host.advance(by: 2)
        #expect(calls.isEmpty)
        fixture.watch()
        fixture.square.layer.continueAnimation(withTimeProgress: 0.6)
        fixture.host.advance(by: 0.2)
        #expect(abs(fixture.shown - 260) < 5)
        fixture.host.advance(by: 0.3)
        #expect(calls == [true] && fixture.shown == 300)
        #expect(zip(fixture.samples, fixture.samples.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 8 })
        fixture.square.layer.recoverToDefaultState()
    }

    @Test("A reversed animation runs back to its start; its completion may reset the view without a flicker", arguments: [30, 60, 120])
    func reverses(framesPerSecond: Int) {
        let fixture = Fixture(framesPerSecond: framesPerSecond)
        let layer = fixture.square.layer
        var calls: [Bool] = []
        layer.pauseAnimation()
        fixture.move { finished in
            calls.append(finished)
            fixture.square.center.x = 100
            layer.recoverToDefaultState()
        }
        layer.setTimeProgress(0.4)
        fixture.host.advance(by: 0.1)
        fixture.watch()
        layer.continueReverseAnimation(withTimeProgress: 0.4, duration: 1)
        fixture.host.advance(by: 0.2)
        #expect(abs(fixture.shown - 140) < 8)
        fixture.host.advance(by: 0.4)
        #expect(calls == [true] && fixture.shown == 100)
        let step = 200 / CGFloat(framesPerSecond) + 0.5
        #expect(zip(fixture.samples, fixture.samples.dropFirst()).allSatisfy { $1 <= $0 + 1e-6 && $0 - $1 < step })
        #expect(fixture.samples.count > framesPerSecond / 3)
    }

    @Test("A reversal with a time progress greater than 1 begins at the end")
    func reversesFromBeyond() {
        let fixture = Fixture()
        fixture.square.layer.pauseAnimation()
        fixture.move()
        fixture.square.layer.setTimeProgress(1)
        fixture.host.advance(by: 0.1)
        fixture.square.layer.continueReverseAnimation(withTimeProgress: 9, duration: 1)
        fixture.host.advance(by: 0.25)
        #expect(abs(fixture.shown - 250) < 5)
        fixture.host.advance(by: 1)
    }

    @Test("An animation that is paused while it runs forwards or backwards stops at its presented position and continues from there")
    func regrabs() {
        let fixture = Fixture()
        let layer = fixture.square.layer
        var calls = 0
        layer.pauseAnimation()
        fixture.move { _ in calls += 1 }
        layer.setTimeProgress(0.2)
        fixture.host.advance(by: 0.1)
        fixture.watch()
        layer.continueAnimation(withTimeProgress: 0.2)
        fixture.host.advance(by: 0.3)
        layer.pauseAnimation()
        #expect(abs(layer.timeProgress - 0.5) < 0.02)
        let held = fixture.shown
        fixture.host.advance(by: 1)
        #expect(abs(fixture.shown - held) < 1e-6)
        layer.setTimeProgress(layer.timeProgress + 0.1)
        fixture.host.advance(by: 0.1)
        layer.continueReverseAnimation(withTimeProgress: layer.timeProgress, duration: 1)
        fixture.host.advance(by: 0.2)
        layer.pauseAnimation()
        #expect(abs(layer.timeProgress - 0.4) < 0.02)
        fixture.host.advance(by: 0.5)
        layer.pauseAnimation()
        layer.continueAnimation(withTimeProgress: layer.timeProgress)
        fixture.host.advance(by: 0.7)
        #expect(calls == 1 && fixture.shown == 300)
        #expect(zip(fixture.samples, fixture.samples.dropFirst()).allSatisfy { abs($1 - $0) < 21 })
    }

    @Test("Pausing stops an animation that already runs; its progress counts from its start")
    func pausesRunningAnimations() {
        let fixture = Fixture()
        fixture.move()
        fixture.host.advance(by: 0.5)
        let layer = fixture.square.layer
        let shown = fixture.shown
        layer.pauseAnimation()
        #expect(abs(fixture.shown - shown) < 5)
        fixture.host.advance(by: 1)
        #expect(abs(layer.timeProgress - 0.5) < 0.02)
        layer.setTimeProgress(0.25)
        fixture.host.advance(by: 0.1)
        #expect(abs(fixture.shown - 150) < 1e-6)
        layer.continueAnimation(withTimeProgress: 0.75)
        fixture.host.advance(by: 0.1)
        #expect(abs(fixture.shown - 270) < 5)
        fixture.host.advance(by: 1)
        #expect(fixture.shown == 300)
    }

    @Test("setTimeProgress pauses a layer without pauseAnimation; the layer can then be continued and reversed")
    func unpaused() {
        let fixture = Fixture()
        let layer = fixture.square.layer
        fixture.move()
        fixture.host.advance(by: 0.2)
        layer.setTimeProgress(0.5)
        #expect(layer.speed == 0)
        fixture.host.advance(by: 0.5)
        #expect(abs(fixture.shown - 200) < 1e-6)
        layer.continueAnimation(withTimeProgress: 0.5)
        fixture.host.advance(by: 0.1)
        layer.continueAnimation(withTimeProgress: 0.3)
        fixture.host.advance(by: 0.1)
        #expect(abs(fixture.shown - 180) < 5)
        layer.continueReverseAnimation(withTimeProgress: 0.6, duration: 1)
        fixture.host.advance(by: 0.1)
        #expect(abs(fixture.shown - 200) < 5)
        fixture.host.advance(by: 1)
    }

    @Test("Other animations in the layer do not affect animations added while it is paused")
    func otherAnimations() {
        let fixture = Fixture()
        let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.square.addSubview(spinner)
        fixture.host.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { spinner.alpha = 0 }
        fixture.host.advance(by: 3.3)
        let layer = fixture.square.layer
        layer.pauseAnimation()
        fixture.move()
        layer.setTimeProgress(0.25)
        fixture.host.advance(by: 0.1)
        #expect(abs(fixture.shown - 150) < 1e-6)
        layer.continueAnimation(withTimeProgress: 0.25)
        fixture.host.advance(by: 0.25)
        #expect(abs(fixture.shown - 200) < 5)
    }

    @Test("Many animated subviews follow the paused layer, each with its own path and timing curve")
    func manySubviews() {
        let fixture = Fixture()
        let box = UIView(frame: fixture.host.window.bounds)
        fixture.host.window.addSubview(box)
        let dots = (0..<50).map { UIView(frame: CGRect(x: 0, y: CGFloat($0) * 10, width: 8, height: 8)) }
        for dot in dots { box.addSubview(dot) }
        fixture.host.advance(by: 0.1)
        box.layer.pauseAnimation()
        var completions = 0
        for (index, dot) in dots.enumerated() {
            let curve: UIView.AnimationOptions = index % 2 == 0 ? .curveLinear : .curveEaseIn
            UIView.animate(withDuration: 1, delay: Double(index % 5) * 0.1, options: curve) {
                dot.center.x = 304
                dot.alpha = 0.5
            } completion: { _ in
                completions += 1
            }
        }
        let easeIn = CAMediaTimingFunction(name: .easeIn)
        for progress in [0.3, 0.9, 0.5] {
            box.layer.setTimeProgress(progress)
            fixture.host.advance(by: 0.1)
            for (index, dot) in dots.enumerated() {
                let time = min(max(progress - Double(index % 5) * 0.1, 0), 1)
                let part = index % 2 == 0 ? CGFloat(time) : easeIn.value(at: time)
                #expect(abs(fixture.host.presentedFrame(of: dot).midX - (4 + 300 * part)) < 0.01)
            }
        }
        box.layer.continueReverseAnimation(withTimeProgress: 0.5, duration: 1.4)
        fixture.host.advance(by: 1)
        #expect(completions == 50)
        box.layer.recoverToDefaultState()
    }
}

extension CAMediaTimingFunction {
    /// The curve's y at x = `time`, found by bisection.
    fileprivate func value(at time: Double) -> CGFloat {
        var points = [[Float]](repeating: [0, 0], count: 4)
        for index in 0..<4 { getControlPoint(at: index, values: &points[index]) }
        func bezier(_ t: Double, _ axis: Int) -> Double {
            let p = points.map { Double($0[axis]) }
            let u = 1 - t
            return u * u * u * p[0] + 3 * u * u * t * p[1] + 3 * u * t * t * p[2] + t * t * t * p[3]
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(middle, 0) < time { low = middle } else { high = middle }
        }
        return CGFloat(bezier(low, 1))
    }
}
