import Foundation

/// What an item is made of, as its ``UIDynamicItemBehavior``s say.
struct BodyMaterial: Equatable {
    /// 0.2 each for an item that no behavior describes: it bounces and rubs a little, as a thing of wood does.
    var elasticity = 0.2
    var friction = 0.2
    /// Mass of 10,000 square points.
    var density = 1.0
    /// The part of the speed that is lost in a second, for small values.
    var resistance = 0.0
    var angularResistance = 0.0
    var isAnchored = false
    var allowsRotation = true
}

/// An item as the physics sees it: it moves as a whole, and turns about its middle. Points, seconds, radians clockwise.
@MainActor
final class RigidBody {
    let item: any UIDynamicItem
    /// Tells bodies apart in the memory of contacts. Never 0, which is the ground.
    let number: Int
    var position = SIMD2<Double>.zero
    var angle = 0.0
    var velocity = SIMD2<Double>.zero
    var spin = 0.0
    private(set) var shape = BodyShape.circle(radius: 0)
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0
    var material = BodyMaterial() {
        didSet { if material != oldValue { weigh() } }
    }
    /// The item's transform without its turn.
    private var upright = CGAffineTransform.identity
    private var writtenAngle = 0.0
    private var writtenPosition = SIMD2<Double>.zero

    init(_ item: any UIDynamicItem, number: Int) {
        self.item = item
        self.number = number
        read()
    }

    /// Takes over where the item is, and its shape. The velocity stays.
    func read() {
        let transform = item.transform
        position = SIMD2(item.center)
        angle = atan2(transform.b, transform.a)
        if !angle.isFinite { angle = 0 }
        if !position.isFinite { position = .zero }
        upright = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
        writtenAngle = angle
        writtenPosition = position
        shape = BodyShape(of: item)
        weigh()
    }

    /// Puts the item where the body is.
    func write() {
        if position != writtenPosition {
            writtenPosition = position
            item.center = CGPoint(x: position.x, y: position.y)
        }
        guard angle != writtenAngle else { return }
        writtenAngle = angle
        item.transform = upright.concatenating(CGAffineTransform(rotationAngle: angle))
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
    func turned(_ offset: SIMD2<Double>) -> SIMD2<Double> { offset.turned(by: angle) }

    /// Changes the motion by an impulse that acts `arm` from the middle.
    func push(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
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
    var isAwake: Bool { inverseMass > 0 && sleepers == nil }

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
