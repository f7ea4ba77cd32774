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
    func stiffnessIsThatOfUIKit(_ row: (ratio: Double, duration: Double, velocity: Double, stiffness: Double)) {
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
                    // Further out nothing rises above zero again.
                    for factor in [1.0001, 1.01, 1.3, 2, 5, 20] { #expect(excess(w * factor) < 1e-9, "\(ratio) \(duration) \(velocity)") }
                }
            }
        }
    }

    @Test(arguments: [0.1, 0.5, 0.999, 1, 1.001, 2.5])
    func motionObeysTheEquation(ratio: Double) {
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
    func itHasSettledWhenItSaysSo(ratio: Double) {
        let spring = SpringCurve(stiffness: 100, damping: 20 * ratio)
        let end = spring.settlingDuration
        for t in stride(from: end, to: end * 2, by: end / 200) { #expect(abs(spring.position(at: t) - 1) <= 0.001 + 1e-9) }
    }

    @MainActor @Test func springAnimationsHaveAppleDefaults() {
        let animation = CASpringAnimation(keyPath: "position")
        #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10 && animation.initialVelocity == 0)
        #expect(animation.settlingDuration > 1.3 && animation.settlingDuration < 1.6)
    }
}
