/// A rigid body that rotates about its center. Units are points, seconds and radians, clockwise.
package final class RigidBody {
    /// Identifies the body in cached impulses. Never 0, the ground's number.
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

    /// Sets the position, angle and shape. Does not change the velocity.
    package func move(to position: SIMD2<Double>, angle: Double, shape: BodyShape) {
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
        // A shape smaller than one square point has the mass of one square point.
        let mass = max(material.density, 1e-4) * max(shape.area, 1) / 10_000
        inverseMass = 1 / mass
        inverseInertia = material.allowsRotation ? 1 / (mass * max(shape.inertia, 1)) : 0
        if !material.allowsRotation { spin = 0 }
    }

    /// Rotates a body-space offset into reference coordinates.
    package func turned(_ offset: SIMD2<Double>) -> SIMD2<Double> { offset.turned(by: angle) }

    /// Applies an impulse at an offset `arm` from the center.
    package func push(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    /// Applies the item's linear and angular resistance for `step` seconds.
    func slowDown(_ step: Double) {
        // Backward Euler: no resistance reverses the motion.
        velocity /= 1 + step * max(material.resistance, 0)
        spin /= 1 + step * max(material.angularResistance, 0)
        if !velocity.isFinite || !spin.isFinite { (velocity, spin) = (.zero, 0) }
    }

    // MARK: Rest

    /// Whether the body is neither anchored nor asleep.
    package var isAwake: Bool { inverseMass > 0 && sleepers == nil }

    /// The sleeping island; nil while the body is awake. An island wakes as a whole.
    private(set) var sleepers: Int?
    /// The time in seconds without visible motion.
    private(set) var stillTime = 0.0
    /// The position and angle at the last visible motion.
    private var mark = (position: SIMD2<Double>.zero, angle: 0.0)

    /// Updates the time without motion after a step. Compares positions, not velocities: a motion by less than half a point and a hundredth
    /// of a radian is invisible.
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
