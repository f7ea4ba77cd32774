import Foundation
import RigidBodies

/// The two ends of an attachment in a step, and the rows that hold them.
@MainActor
struct AttachmentEnds {
    let first: Int
    let second: Int
    let firstArm: SIMD2<Double>
    let secondArm: SIMD2<Double>
    /// From the first end to the second.
    let way: SIMD2<Double>
    /// How much the second turned against the first.
    let turn: Double
    let number: Int
    let step: Double

    private func key(_ feature: Int) -> ConstraintRow.WarmKey { ConstraintRow.WarmKey(first: -number, second: -1, feature: feature) }

    private func row(along direction: SIMD2<Double>, _ feature: Int) -> ConstraintRow {
        ConstraintRow(first, second, along: direction, firstArm, secondArm, key: key(feature))
    }

    /// Keeps the ends in one place.
    func addPin(frequency: CGFloat, damping: CGFloat, to world: DynamicWorld) {
        for (feature, direction) in [SIMD2(1.0, 0), SIMD2(0, 1.0)].enumerated() {
            var row = row(along: direction, feature)
            row.pull(way.dot(direction), frequency: frequency, damping: damping, step: step, world.motions)
            world.add(row)
        }
    }

    /// Keeps the ends at a distance.
    func addRod(length: CGFloat, frequency: CGFloat, damping: CGFloat, to world: DynamicWorld) {
        let distance = way.length
        var row = row(along: distance > 1e-6 ? way / distance : SIMD2(0, 1), 2)
        row.pull(distance - length, frequency: frequency, damping: damping, step: step, world.motions)
        world.add(row)
    }

    /// Keeps the ends from being farther than `length` from each other.
    func addRope(length: CGFloat, to world: DynamicWorld) {
        let distance = way.length
        guard distance > 1e-6 else { return }
        var row = row(along: way / distance, 2)
        row.greatest = 0
        let slack = length - distance
        row.bias = slack > 0 ? -slack / step : -0.2 * slack / step
        world.add(row)
    }

    /// Keeps the first end on the line through the second along `axis`.
    func addRail(_ axis: SIMD2<Double>, to world: DynamicWorld) {
        let across = axis.quarterTurn
        // The line turns with the second body, so that its arm reaches to the first's end.
        var row = ConstraintRow(first, second, along: across, firstArm, second == 0 ? .zero : secondArm - way, key: key(3))
        row.pull(way.dot(across), frequency: 0, damping: 0, step: step, world.motions)
        world.add(row)
    }

    /// Keeps the second turned as it was against the first.
    func addTurn(frequency: CGFloat, damping: CGFloat, to world: DynamicWorld) {
        var row = ConstraintRow(turning: first, second, key: key(4))
        row.pull(turn, frequency: frequency, damping: damping, step: step, world.motions)
        world.add(row)
    }

    /// Works against turning with at most `torque`.
    func addFriction(_ torque: Double, to world: DynamicWorld) {
        var row = ConstraintRow(turning: first, second, key: key(5))
        (row.least, row.greatest) = (-torque * step, torque * step)
        world.add(row)
    }

    /// Keeps the first's turn against the second in a range of radians.
    func addTurnLimits(_ range: UIFloatRange, to world: DynamicWorld) {
        add(ConstraintRow(turning: first, second, key: key(6)), at: -turn, in: range, to: world)
    }

    /// Keeps the first's way along `axis` in a range of points.
    func addSlideLimits(_ range: UIFloatRange, _ axis: SIMD2<Double>, to world: DynamicWorld) {
        add(row(along: axis, 8), at: -way.dot(axis), in: range, to: world)
    }

    /// `value` is what the row makes smaller where it pushes.
    private func add(_ row: ConstraintRow, at value: Double, in range: UIFloatRange, to world: DynamicWorld) {
        if range.minimum.isFinite {
            var lower = row
            // The value falls by the row's speed: what is left until the least value bounds it.
            lower.greatest = 0
            let left = value - range.minimum
            lower.bias = left > 0 ? -left / step : -0.2 * left / step
            world.add(lower)
        }
        if range.maximum.isFinite {
            var upper = row
            upper.key.feature += 1
            upper.least = 0
            let left = range.maximum - value
            upper.bias = left > 0 ? left / step : 0.2 * left / step
            world.add(upper)
        }
    }
}
