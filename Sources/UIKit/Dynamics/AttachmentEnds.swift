import Foundation
import RigidBodies

/// The two ends of an attachment in one simulation step. Creates the constraint rows of the joints.
@MainActor
struct AttachmentEnds {
    let first: Int
    let second: Int
    let firstArm: SIMD2<Double>
    let secondArm: SIMD2<Double>
    /// The vector from the first end to the second end, in points.
    let way: SIMD2<Double>
    /// The relative rotation of the two bodies since the attachment was created, in radians: the second angle minus the first.
    let turn: Double
    let number: Int
    let step: Double

    private func key(_ feature: Int) -> ConstraintRow.WarmKey { ConstraintRow.WarmKey(first: -number, second: -1, feature: feature) }

    private func row(along direction: SIMD2<Double>, _ feature: Int) -> ConstraintRow {
        ConstraintRow(first, second, along: direction, firstArm, secondArm, key: key(feature))
    }

    /// Keeps both ends at the same position, like a pin.
    func addPin(frequency: CGFloat, damping: CGFloat, to world: DynamicWorld) {
        for (feature, direction) in [SIMD2(1.0, 0), SIMD2(0, 1.0)].enumerated() {
            var row = row(along: direction, feature)
            row.pull(way.dot(direction), frequency: frequency, damping: damping, step: step, world.motions)
            world.add(row)
        }
    }

    /// Keeps the ends at the distance `length`, like a rod. With a frequency, the rod is a spring.
    func addRod(length: CGFloat, frequency: CGFloat, damping: CGFloat, to world: DynamicWorld) {
        let distance = way.length
        var row = row(along: distance > 1e-6 ? way / distance : SIMD2(0, 1), 2)
        row.pull(distance - length, frequency: frequency, damping: damping, step: step, world.motions)
        world.add(row)
    }

    /// Limits the distance between the ends to `length`, like a rope.
    func addRope(length: CGFloat, to world: DynamicWorld) {
        let distance = way.length
        guard distance > 1e-6 else { return }
        var row = row(along: way / distance, 2)
        row.greatest = 0
        let slack = length - distance
        row.bias = slack > 0 ? -slack / step : -0.2 * slack / step
        world.add(row)
    }

    /// Keeps the first end on a line in the direction of `axis` through the second end, like a rail.
    func addRail(_ axis: SIMD2<Double>, to world: DynamicWorld) {
        let across = axis.perpendicular
        // The line rotates with the second body, so the arm of the second body extends to the first end.
        var row = ConstraintRow(first, second, along: across, firstArm, second == 0 ? .zero : secondArm - way, key: key(3))
        row.pull(way.dot(across), frequency: 0, damping: 0, step: step, world.motions)
        world.add(row)
    }

    /// Keeps the relative rotation of the bodies at its initial value.
    func addRotation(frequency: CGFloat, damping: CGFloat, to world: DynamicWorld) {
        var row = ConstraintRow(turning: first, second, key: key(4))
        row.pull(turn, frequency: frequency, damping: damping, step: step, world.motions)
        world.add(row)
    }

    /// Resists a relative rotation of the bodies with a torque of at most `torque`.
    func addFriction(_ torque: Double, to world: DynamicWorld) {
        var row = ConstraintRow(turning: first, second, key: key(5))
        (row.least, row.greatest) = (-torque * step, torque * step)
        world.add(row)
    }

    /// Limits the rotation of the first body relative to the second to a range of radians.
    func addRotationLimits(_ range: UIFloatRange, to world: DynamicWorld) {
        add(ConstraintRow(turning: first, second, key: key(6)), at: -turn, in: range, to: world)
    }

    /// Limits the position of the first end along `axis` to a range of points.
    func addSlideLimits(_ range: UIFloatRange, _ axis: SIMD2<Double>, to world: DynamicWorld) {
        add(row(along: axis, 8), at: -way.dot(axis), in: range, to: world)
    }

    /// Limits `value` to a range. A positive impulse of `row` reduces the value.
    private func add(_ row: ConstraintRow, at value: Double, in range: UIFloatRange, to world: DynamicWorld) {
        if range.minimum.isFinite {
            var lower = row
            // A positive speed of the row reduces the value, so the distance to the minimum limits the speed.
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
