import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Springs")
struct SpringAnimationTests {
    nonisolated static let measured: [(ratio: Double, duration: Double, velocity: Double, stiffness: Double)] = [
        (0.35, 1, 0, 286.409428), (0.5, 0.5, 0, 646.878010), (0.8, 1, 0, 80.897372), (1, 1, 0, 85.255929), (0.5, 1, -2, 175.422412),
    ]

    @Test("The stiffness is the one that was measured", arguments: measured)
    func stiffness(row: (ratio: Double, duration: Double, velocity: Double, stiffness: Double)) {
        let spring = SpringParameters(dampingRatio: row.ratio, duration: row.duration, initialVelocity: row.velocity)
        #expect(abs(spring.stiffness - row.stiffness) / row.stiffness < 1e-6)
        #expect(abs(spring.dampingRatio - row.ratio) < 1e-12)
    }

    @Test("A spring of UIView.animate appears on the layer as the spring that it is")
    func appearsOnTheLayer() throws {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0, options: []) {
            stage.square.center.x = 300
        }
        let spring = try #require(stage.square.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness - 286.409428) < 1e-4)
        #expect(abs(spring.damping - 2 * 0.35 * spring.stiffness.squareRoot()) < 1e-9)
        #expect(spring.initialVelocity == 0)
        #expect(spring.duration == 1)
        #expect(spring.isAdditive)
    }

    @Test("Any velocity, damping and duration has a spring")
    func hasRoots() {
        for ratio in [0.0, 0.001, 0.05, 0.3, 0.7, 0.99, 0.999_999, 1, 2] {
            for duration in [0.01, 0.2, 1, 7] {
                for velocity in [-100.0, -3, -0.01, 0, 0.01, 1, 5, 20, 500] {
                    let spring = SpringParameters(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
                    #expect(spring.stiffness.isFinite && spring.stiffness > 0, "\(ratio) \(duration) \(velocity)")
                }
            }
        }
    }

    @Test("A spring's motion is that of its differential equation", arguments: [0.2, 0.7, 1.0, 1.6])
    func obeysItsEquation(ratio: Double) {
        let spring = SpringParameters(stiffness: 90, damping: 2 * ratio * 90.0.squareRoot(), initialVelocity: 3)
        let h = 1e-4
        for step in 1...40 {
            let t = Double(step) * 0.05
            let (a, b, c) = (spring.progress(at: t - h), spring.progress(at: t), spring.progress(at: t + h))
            let speed = (c - a) / (2 * h)
            let acceleration = (a - 2 * b + c) / (h * h)
            #expect(abs(acceleration + spring.damping * speed + spring.stiffness * (b - 1)) < 1e-3)
        }
        #expect(spring.progress(at: 0) == 0)
        #expect(abs(spring.progress(at: h) / h - 3) < 0.02)
    }

    @Test("The spring by duration and bounce")
    func bounces() throws {
        let stage = AnimationStage()
        var calls: [Bool] = []
        UIView.animate(springDuration: 0.5, bounce: 0.3) {
            stage.square.center.x = 300
        } completion: {
            calls.append($0)
        }
        let spring = try #require(stage.square.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
        #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
        stage.startWatching()
        stage.host.advance(by: 3)
        #expect((stage.seen.map(\.frame.midX).max() ?? 0) > 300.5)
        #expect(stage.shown.x == 300)
        #expect(calls == [true])
    }
}
