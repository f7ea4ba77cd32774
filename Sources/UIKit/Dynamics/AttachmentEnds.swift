import Foundation
import RigidBodies

/// The two ends of an attachment in one step, and the constraint rows for its joints.
@MainActor
struct AttachmentEnds {
    let first: Int
    let second: Int
    let firstArm: SIMD2<Double>
    let secondArm: SIMD2<Double>
    /// The vector from the first end to the second.
    let way: SIMD2<Double>
    /// The rotation of the second body relative to the first since the start, in radians.
    let turn: Double
    let number: Int
    let step: Double

    private func key(_ feature: Int) -> ConstraintRow.WarmKey { ConstraintRow.WarmKey(first: -number, second: -1, feature: feature) }

    private func row(along direction: SIMD2<Double>, _ feature: Int) -> ConstraintRow {
        ConstraintRow(first, second, along: direction, firstArm, secondArm, key: key(feature))
    }

    /// Constrains the ends to the same position.
    func addPin(frequency: CGFloat, damping: CGFloat, to world: DynamicWorld) {
        for (feature, direction) in [SIMD2(1.0, 0), SIMD2(0, 1.0)].enumerated() {
            var row = row(along: direction, feature)
            row.pull(way.dot(direction), frequency: frequency, damping: damping, step: step, world.motions)
            world.add(row)
        }
    }

    /// Constrains the ends to a distance.
    func addRod(length: CGFloat, frequency: CGFloat, damping: CGFloat, to world: DynamicWorld) {
        let distance = way.length
        var row = row(along: distance > 1e-6 ? way / distance : SIMD2(0, 1), 2)
        row.pull(distance - length, frequency: frequency, damping: damping, step: step, world.motions)
        world.add(row)
    }

    /// Limits the distance between the ends to `length`.
    func addRope(length: CGFloat, to world: DynamicWorld) {
        let distance = way.length
        guard distance > 1e-6 else { return }
        var row = row(along: way / distance, 2)
        row.greatest = 0
        let slack = length - distance
        row.bias = slack > 0 ? -slack / step : -0.2 * slack / step
        world.add(row)
    }

    /// Constrains the first end to the line through the second end along `axis`.
    func addRail(_ axis: SIMD2<Double>, to world: DynamicWorld) {
        let across = axis.perpendicular
        // The line rotates with the second body, so its arm must extend to the end on the first body.
        var row = ConstraintRow(first, second, along: across, firstArm, second == 0 ? .zero : secondArm - way, key: key(3))
        row.pull(way.dot(across), frequency: 0, damping: 0, step: step, world.motions)
        world.add(row)
    }

    /// Constrains the relative rotation to its initial value.
    func addRotation(frequency: CGFloat, damping: CGFloat, to world: DynamicWorld) {
        var row = ConstraintRow(turning: first, second, key: key(4))
        row.pull(turn, frequency: frequency, damping: damping, step: step, world.motions)
        world.add(row)
    }

    /// Resists relative rotation with at most `torque`.
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

    /// Limits `value`, which a positive impulse of the row reduces, to a range.
    private func add(_ row: ConstraintRow, at value: Double, in range: UIFloatRange, to world: DynamicWorld) {
        if range.minimum.isFinite {
            var lower = row
            // The row's speed reduces the value, so it is limited by the distance to the minimum.
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
