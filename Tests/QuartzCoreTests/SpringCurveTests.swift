import Foundation
import Testing

@testable import QuartzCore

struct SpringCurveTests {
    /// Measured on iOS 26.1: damping ratio, duration, velocity, stiffness.
    static let measured: [(Double, Double, Double, Double)] = [
        (0.35, 1.0, 0, 286.409428), (0.5, 0.5, 0, 646.878010), (0.8, 1.0, 0, 80.897372), (1.0, 1.0, 0, 85.255929),
        (0.5, 1.0, -2.0, 175.422412),
    ]

    @Test(arguments: measured)
    func stiffnessEqualsUIKit(_ row: (ratio: Double, duration: Double, velocity: Double, stiffness: Double)) {
        let spring = SpringCurve(dampingRatio: row.ratio, duration: row.duration, initialVelocity: row.velocity)
        #expect(abs(spring.stiffness - row.stiffness) < row.stiffness * 1e-7)
        #expect(spring.mass == 1)
        #expect(abs(spring.damping - 2 * row.ratio * spring.stiffness.squareRoot()) < 1e-9)
    }

    @Test func frequencyIsTheLargestRootOfTheFormula() {
        for ratio in stride(from: 0.05, through: 1, by: 0.05) {
            for duration in [0.1, 0.5, 2] {
                for velocity in [-20.0, -3, 0, 0.5, 3, 20, 200] {
                    let w = SpringCurve(dampingRatio: ratio, duration: duration, initialVelocity: velocity).frequency
                    func excess(_ w: Double) -> Double {
                        ratio < 1
                            ? (ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot()) * exp(-ratio * w * duration) - 0.001
                            : (1 + (w - velocity) * duration) * exp(-w * duration) - 0.001
                    }
                    #expect(w.isFinite && w > 0)
                    // For larger frequencies the excess stays below zero.
                    for factor in [1.0001, 1.01, 1.3, 2, 5, 20] { #expect(excess(w * factor) < 1e-9, "\(ratio) \(duration) \(velocity)") }
                }
            }
        }
    }

    @Test(arguments: [0.1, 0.5, 0.999, 1, 1.001, 2.5])
    func motionSatisfiesTheDifferentialEquation(ratio: Double) {
        let spring = SpringCurve(mass: 2, stiffness: 200, damping: 2 * ratio * (200.0 * 2).squareRoot(), initialVelocity: 3)
        #expect(spring.position(at: 0) == 0)
        #expect(abs(spring.velocity(at: 0) - 3) < 1e-9)
        let h = 1e-4
        for t in stride(from: 0.05, to: 2, by: 0.05) {
            let x = spring.position(at: t)
            let v = (spring.position(at: t + h) - spring.position(at: t - h)) / (2 * h)
            let a = (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
            #expect(abs(v - spring.velocity(at: t)) < 1e-4)
            #expect(abs(2 * a + spring.damping * v + 200 * (x - 1)) < 1e-2)
        }
        #expect(abs(spring.position(at: 60) - 1) < 1e-3)
    }

    @Test(arguments: [0.05, 0.3, 0.8, 1, 1.7])
    func valueIsSettledAtTheSettlingDuration(ratio: Double) {
        let spring = SpringCurve(stiffness: 100, damping: 20 * ratio)
        let end = spring.settlingDuration
        for t in stride(from: end, to: end * 2, by: end / 200) { #expect(abs(spring.position(at: t) - 1) <= 0.001 + 1e-9) }
    }

    /// Damping ratios below, at and above critical damping, with several initial velocities.
    static let springs: [SpringCurve] = [0, 0.05, 0.3, 0.9, 0.999_999, 1, 1.000_001, 1.2, 4].flatMap { ratio in
        [-12.0, -1, 0, 2.5, 30].flatMap { velocity in
            [(1.0, 100.0), (0.4, 900), (3, 20)].map { mass, stiffness in
                SpringCurve(
                    mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot(), initialVelocity: velocity)
            }
        }
    }

    @Test func motionEqualsNumericalIntegration() {
        for spring in Self.springs {
            // The fourth-order Runge–Kutta method. Its error is far below the tested limit with these steps.
            var (x, v, t) = (0.0, spring.initialVelocity, 0.0)
            let h = 0.000_2 / max(spring.frequency / 10, 1)
            func force(_ x: Double, _ v: Double) -> Double { (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass }
            for step in 1...5_000 {
                let (a1, v1) = (force(x, v), v)
                let (a2, v2) = (force(x + v1 * h / 2, v + a1 * h / 2), v + a1 * h / 2)
                let (a3, v3) = (force(x + v2 * h / 2, v + a2 * h / 2), v + a2 * h / 2)
                let (a4, v4) = (force(x + v3 * h, v + a3 * h), v + a3 * h)
                x += (v1 + 2 * v2 + 2 * v3 + v4) * h / 6
                v += (a1 + 2 * a2 + 2 * a3 + a4) * h / 6
                t = Double(step) * h
                guard step % 250 == 0 else { continue }
                let scale = max(1, abs(spring.initialVelocity))
                #expect(abs(spring.position(at: t) - x) < 1e-9 * scale, "\(spring) at \(t)")
                #expect(abs(spring.velocity(at: t) - v) < 1e-7 * scale * spring.frequency, "\(spring) at \(t)")
            }
        }
    }

    @Test func motionEqualsTheClosedForm() {
        for spring in Self.springs where abs(spring.dampingRatio - 1) > 1e-4 {
            for t in stride(from: 0, through: 3, by: 0.05) {
                let expected = plainSpring(t, spring.mass, spring.stiffness, spring.damping, spring.initialVelocity)
                #expect(abs(spring.position(at: t) - expected) < 1e-10 * max(1, abs(spring.initialVelocity)), "\(spring) at \(t)")
            }
        }
    }

    @Test func criticalDampingIsTheLimitOfUnderAndOverdamping() {
        for t in stride(from: 0.01, through: 2, by: 0.05) {
            func position(_ ratio: Double) -> Double {
                SpringCurve(stiffness: 100, damping: 20 * ratio, initialVelocity: 3).position(at: t)
            }
            #expect(abs(position(1) - (1 - (1 + 7 * t) * exp(-10 * t))) < 1e-12)
            #expect(abs(position(1 - 1e-7) - position(1)) < 1e-5 && abs(position(1 + 1e-7) - position(1)) < 1e-5)
            #expect(abs(position(1 - 1e-10) - position(1)) < 1e-8 && abs(position(1 + 1e-10) - position(1)) < 1e-8)
        }
    }

    @Test func valueIsSettledForAnyInitialVelocity() {
        for spring in Self.springs where spring.damping > 0 {
            let end = spring.settlingDuration
            #expect(end.isFinite && end > 0)
            for step in 0...400 {
                let t = end * (1 + Double(step) / 200)
                #expect(abs(spring.position(at: t) - 1) <= 0.001 + 1e-9, "\(spring) at \(t)")
            }
        }
        #expect(SpringCurve(stiffness: 100, damping: 0).settlingDuration == .infinity)
    }

    @MainActor @Test func springAnimationsHaveDocumentedDefaults() {
        let animation = CASpringAnimation(keyPath: "position")
        #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10 && animation.initialVelocity == 0)
        #expect(animation.settlingDuration > 1.3 && animation.settlingDuration < 1.6)
    }
}
