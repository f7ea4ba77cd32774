import Foundation
import RigidBodies

/// A behavior that attaches an item to an anchor point or to another item. The joint is a rod, spring, rope, pin, rail or fixed joint.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of object to which the first item is attached.
    public enum AttachmentType: Int, Sendable {
        /// The first item is attached to another item.
        case items = 0
        /// The first item is attached to a point.
        case anchor = 1
    }

    /// The kind of joint.
    enum Joint: Equatable {
        /// A rod of ``length``. If ``frequency`` is not zero, it is a spring.
        case distance
        /// A rope. It limits the distance to the initial distance.
        case limit
        /// A pin: a common point, around which both items rotate.
        case pin
        /// A fixed joint. It preserves the relative position and rotation of the items.
        case fixed
        /// A rail. The item moves along a line through the anchor, without rotation. The associated value is the direction of the line.
        case slide(SIMD2<Double>)
    }

    /// The last number, for unique identifiers.
    private static var lastNumber = 0

    /// Returns a unique number, which identifies the constraint rows of a behavior.
    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private var joint = Joint.distance
    private let number = UIAttachmentBehavior.nextNumber()
    /// The attachment points, in points relative to the items' centers, in the items' unrotated coordinates.
    private let firstHold: SIMD2<Double>
    private let secondHold: SIMD2<Double>
    /// The difference of the initial rotations in radians: that of the first item, minus that of the second item if there is one.
    private let relativeAngle: Double
    /// The initial rotation of the second item, in radians.
    private let secondStart: Double
    /// The anchor's position in this step. It moves continuously to a new ``anchorPoint``, because a touch also moves continuously between two frames.
    private var pulled: GlidingPoint
    /// The duration of the anchor's movement to a new position, in seconds: one frame at 60 Hz.
    private static let anchorTime = 1.0 / 60

    // MARK: Initialization

    /// Creates a joint of another kind than `distance`. The ends are points of two items, or a point of an item and an anchor in the reference view.
    private convenience init(
        _ first: any UIDynamicItem, _ firstHold: UIOffset, _ second: (any UIDynamicItem)?, _ secondHold: UIOffset, anchor: CGPoint,
        _ joint: Joint
    ) {
        if let second {
            self.init(item: first, offsetFromCenter: firstHold, attachedTo: second, offsetFromCenter: secondHold)
            anchorPoint = anchor
        } else {
            self.init(item: first, offsetFromCenter: firstHold, attachedToAnchor: anchor)
        }
        self.joint = joint
    }

    private static func end(_ item: any UIDynamicItem, _ hold: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(item.center) + hold.turned(by: angle(item))
    }

    private static func angle(_ item: any UIDynamicItem) -> Double { atan2(item.transform.b, item.transform.a) }

    /// Converts a point of the reference view to an offset from the item's center, in points, in the item's unrotated coordinates.
    private static func hold(_ item: any UIDynamicItem, _ point: CGPoint) -> UIOffset {
        let offset = (SIMD2(point) - SIMD2(item.center)).turned(by: -angle(item))
        return UIOffset(horizontal: offset.x, vertical: offset.y)
    }

    /// Attaches the item's center to an anchor point, at the current distance. The anchor is in the reference's coordinates.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of the item to an anchor point, at the current distance. `offset` is relative to the item's center. The anchor is in the
    /// reference's coordinates.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (first, firstHold) = (item, SIMD2(offset))
        (second, secondHold, secondStart) = (nil, .zero, 0)
        anchorPoint = point
        pulled = GlidingPoint(SIMD2(point))
        relativeAngle = Self.angle(item)
        length = (SIMD2(point) - Self.end(item, firstHold)).length
        super.init()
    }

    /// Attaches the centers of two items to each other, at the current distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items to each other, at the current distance. The offsets are relative to the items' centers.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (first, firstHold) = (item1, SIMD2(offset1))
        (second, secondHold, secondStart) = (item2, SIMD2(offset2), Self.angle(item2))
        anchorPoint = .zero
        pulled = GlidingPoint(.zero)
        relativeAngle = Self.angle(item1) - secondStart
        length = (Self.end(item2, secondHold) - Self.end(item1, firstHold)).length
        super.init()
    }

    /// Attaches two items with a pin. Both items rotate around the pin, whose position is in the reference's coordinates.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, hold(item1, point), item2, hold(item2, point), anchor: point, .pin)
    }

    /// Attaches two items rigidly to each other at a point, in the reference's coordinates.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, hold(item1, point), item2, hold(item2, point), anchor: point, .fixed)
    }

    /// Limits the distance between points of two items to the current distance, like a rope.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, offset1, item2, offset2, anchor: .zero, .limit)
    }

    /// Attaches two items with a sliding joint. They move along an axis through a point of the reference view, without rotating relative to each other.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, hold(item1, point), item2, hold(item2, point), anchor: point, .slide(SIMD2(axis).unit))
    }

    /// Attaches an item with a sliding joint. The item moves along an axis through a point of the reference view, without rotating.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item, hold(item, point), nil, .zero, anchor: point, .slide(SIMD2(axis).unit))
    }

    // MARK: Settings

    /// The attached items. There are one or two.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    /// Whether the first item is attached to an anchor or to another item.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    /// The anchor point, in the reference's coordinates. The app may change it at any time, for example to follow a touch.
    open var anchorPoint: CGPoint {
        didSet {
            guard anchorPoint != oldValue else { return }
            pulled.move(to: SIMD2(anchorPoint), in: dynamicAnimator == nil ? 0 : Self.anchorTime)
            wake()
        }
    }

    /// The length of a rod, spring or rope, in points. The default is the initial distance between the two ends.
    open var length: CGFloat {
        didSet { if length != oldValue { wake() } }
    }

    /// The damping ratio of a spring. 0, the default, oscillates forever; 1 does not oscillate.
    open var damping: CGFloat = 0 {
        didSet { if damping != oldValue { wake() } }
    }

    /// The frequency of a spring, in oscillations per second. 0, the default, makes the attachment rigid.
    open var frequency: CGFloat = 0 {
        didSet { if frequency != oldValue { wake() } }
    }

    /// The resistance of a pin to rotation. A value of 1 resists a push of magnitude 1 that applies 100 points from the pin. The default is 0.
    open var frictionTorque: CGFloat = 0 {
        didSet { if frictionTorque != oldValue { wake() } }
    }

    /// The range of a pin's rotation in radians, or of the movement along a rail in points, relative to the initial state. The default is infinite.
    open var attachmentRange = UIFloatRange.infinite {
        didSet { if attachmentRange != oldValue { wake() } }
    }

    // MARK: Physics

    override var movedItems: [any UIDynamicItem] { items }

    override func constrain(in world: DynamicWorld, step: Double) {
        guard let a = world.motion(of: first) else { return }
        var b = 0
        if let second {
            guard let index = world.motion(of: second) else { return }
            b = index
        }
        pulled.moveOn(step)
        let arms = (firstHold.turned(by: world.angle(a)), secondHold.turned(by: world.angle(b)))
        let end = b == 0 ? pulled.position : world.position(b) + arms.1
        let ends = AttachmentEnds(
            first: a, second: b, firstArm: arms.0, secondArm: b == 0 ? .zero : arms.1, way: end - world.position(a) - arms.0,
            turn: (world.angle(b) - world.angle(a) + relativeAngle).remainder(dividingBy: 2 * .pi), number: number, step: step)
        switch joint {
        case .distance: holdDistance(ends, world)
        case .limit: ends.addRope(length: length, to: world)
        case .pin:
            ends.addPin(frequency: frequency, damping: damping, to: world)
            // The factor is a lever of 100 points times 100, the force of a push of magnitude 1.
            if frictionTorque > 0 { ends.addFriction(Double(frictionTorque) * 10_000, to: world) }
            if !attachmentRange.isInfinite { ends.addRotationLimits(attachmentRange, to: world) }
        case .fixed:
            ends.addPin(frequency: frequency, damping: damping, to: world)
            ends.addRotation(frequency: frequency, damping: damping, to: world)
        case .slide(let axis):
            let axis = second == nil ? axis : axis.turned(by: world.angle(b) - secondStart)
            ends.addRail(axis, to: world)
            ends.addRotation(frequency: 0, damping: 0, to: world)
            if !attachmentRange.isInfinite { ends.addSlideLimits(attachmentRange, axis, to: world) }
        }
    }

    private func holdDistance(_ ends: AttachmentEnds, _ world: DynamicWorld) {
        // With a length of zero, the direction between the ends is undefined. A pin constrains both axes instead.
        if length < 0.001 {
            ends.addPin(frequency: frequency, damping: damping, to: world)
        } else {
            ends.addRod(length: length, frequency: frequency, damping: damping, to: world)
        }
    }
}
