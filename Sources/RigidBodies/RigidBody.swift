/// A body that moves as a whole, and turns about its middle. Points, seconds, radians clockwise.
package final class RigidBody {
    /// Tells bodies apart in the memory of contacts. Never 0, which is the ground.
    let number: Int
    package var position = SIMD2<Double>.zero
    package var angle = 0.0
    package var velocity = SIMD2<Double>.zero
    package var spin = 0.0
    package private(set) var shape = BodyShape.circle(radius: 0)
    package private(set) var inverseMass = 0.0
    package private(set) var inverseInertia = 0.0
    package var material = BodyMaterial() {
        didSet { if material != oldValue { weigh() } }
    }

    package init(number: Int) {
        self.number = number
    }

    /// Takes over a position, an angle and a shape. The velocity stays.
    package func place(at position: SIMD2<Double>, angle: Double, shape: BodyShape) {
        self.position = position
        self.angle = angle
        self.shape = shape
        weigh()
    }

    private func weigh() {
        guard !material.isAnchored else {
            (inverseMass, inverseInertia) = (0, 0)
            velocity = .zero
            spin = 0
            return
        }
        // What has no area weighs as much as a square point.
        let mass = max(material.density, 1e-4) * max(shape.area, 1) / 10_000
        inverseMass = 1 / mass
        inverseInertia = material.allowsRotation ? 1 / (mass * max(shape.inertia, 1)) : 0
        if !material.allowsRotation { spin = 0 }
    }

    /// The direction of `offset`, which turns with the item, in the reference's coordinates.
    package func turned(_ offset: SIMD2<Double>) -> SIMD2<Double> { offset.turned(by: angle) }

    /// Changes the motion by an impulse that acts `arm` from the middle.
    package func push(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    /// Takes what the resistance of the item takes in `step` seconds.
    func slowDown(_ step: Double) {
        // Solved backwards in time, so that no resistance turns a body round.
        velocity /= 1 + step * max(material.resistance, 0)
        spin /= 1 + step * max(material.angularResistance, 0)
        if !velocity.isFinite || !spin.isFinite { (velocity, spin) = (.zero, 0) }
    }

    // MARK: Rest

    /// Whether the body moves at all: neither anchored nor asleep.
    package var isAwake: Bool { inverseMass > 0 && sleepers == nil }

    /// The number of those that fell asleep with it and wake with it; nil while it is awake.
    private(set) var sleepers: Int?
    /// For how long it has not been seen to move.
    private(set) var stillTime = 0.0
    /// Where it was when it was last seen to move.
    private var mark = (position: SIMD2<Double>.zero, angle: 0.0)

    /// A step is over. Where the body is counts, and not how fast: what moves by less than half a point and a hundredth of a radian is not seen to
    /// move.
    func watch(_ step: Double) {
        if (position - mark.position).squaredLength < 0.25, abs(angle - mark.angle) < 0.01 {
            stillTime += step
        } else {
            mark = (position, angle)
            stillTime = 0
        }
    }

    func fallAsleep(_ sleepers: Int) {
        self.sleepers = sleepers
        (velocity, spin) = (.zero, 0)
    }

    func wake() {
        sleepers = nil
        stillTime = 0
        mark = (position, angle)
    }
}
