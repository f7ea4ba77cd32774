import Foundation
import RigidBodies

/// Holds an item to a point, or two items to each other: by a rod, a spring or a rope, about a pin, along a rail, or firmly.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What the first item is held to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point.
        case anchor = 1
    }

    /// How it is held.
    enum Joint: Equatable {
        /// At ``length``, by a rod or, with a ``frequency``, a spring.
        case distance
        /// At most as far as at the beginning.
        case limit
        /// About a point that both hold on to.
        case pin
        /// As it was.
        case fixed
        /// Along a line through the anchor, without turning.
        case slide(SIMD2<Double>)
    }

    private static var lastNumber = 0

    /// What tells the rows of a behavior from those of others.
    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private var joint = Joint.distance
    private let number = UIAttachmentBehavior.nextNumber()
    /// Where each holds on, from its middle, turning with it.
    private let firstHold: SIMD2<Double>
    private let secondHold: SIMD2<Double>
    /// How the second, or the world, was turned against the first.
    private let relativeAngle: Double
    /// How the second was turned.
    private let secondStart: Double
    /// Where the anchor is in this step: on its way to where the app moved it, as fingers are between two frames.
    private var pulled: GlidingPoint
    /// How long that takes, in seconds: a frame of 60 a second.
    private static let anchorTime = 1.0 / 60

    // MARK: Making

    /// A joint of another kind, which points of two items or of an item and the reference hold.
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

    /// Where a point of the reference is, from the item's middle, turning with it.
    private static func hold(_ item: any UIDynamicItem, _ point: CGPoint) -> UIOffset {
        let offset = (SIMD2(point) - SIMD2(item.center)).turned(by: -angle(item))
        return UIOffset(horizontal: offset.x, vertical: offset.y)
    }

    /// Holds the item's middle to a point of the reference, at the distance that it has now.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Holds a point of the item, `offset` from its middle, to a point of the reference, at the distance that it has now.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (first, firstHold) = (item, SIMD2(offset))
        (second, secondHold, secondStart) = (nil, .zero, 0)
        anchorPoint = point
        pulled = GlidingPoint(SIMD2(point))
        relativeAngle = Self.angle(item)
        length = (SIMD2(point) - Self.end(item, firstHold)).length
        super.init()
    }

    /// Holds the middles of two items to each other, at the distance that they have now.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Holds points of two items, `offset1` and `offset2` from their middles, to each other, at the distance that they have now.
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

    /// Lets two items turn about a point of the reference, which both hold on to.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, hold(item1, point), item2, hold(item2, point), anchor: point, .pin)
    }

    /// Holds two items as they are to each other, at a point of the reference.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, hold(item1, point), item2, hold(item2, point), anchor: point, .fixed)
    }

    /// Lets two items be no farther from each other than they are now, as a rope does.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, offset1, item2, offset2, anchor: .zero, .limit)
    }

    /// Lets two items slide along a line through a point of the reference, without turning.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, hold(item1, point), item2, hold(item2, point), anchor: point, .slide(SIMD2(axis).unit))
    }

    /// Lets an item slide along a line through a point of the reference, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item, hold(item, point), nil, .zero, anchor: point, .slide(SIMD2(axis).unit))
    }

    // MARK: Settings

    /// The items that are held: one or two.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    /// Whether an item is held to a point or to another.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    /// The point of the reference that the item is held to. It can be moved while the item hangs on it, as a finger does.
    open var anchorPoint: CGPoint {
        didSet {
            guard anchorPoint != oldValue else { return }
            pulled.move(to: SIMD2(anchorPoint), in: dynamicAnimator == nil ? 0 : Self.anchorTime)
            wake()
        }
    }

    /// The distance that a rod, a spring or a rope holds, in points: at first the one between the two ends as they were.
    open var length: CGFloat {
        didSet { if length != oldValue { wake() } }
    }

    /// How soon a spring's swings end: 0, as at first, never, 1 without any swing.
    open var damping: CGFloat = 0 {
        didSet { if damping != oldValue { wake() } }
    }

    /// The swings of a spring in a second. 0, as at first, is a stiff rod.
    open var frequency: CGFloat = 0 {
        didSet { if frequency != oldValue { wake() } }
    }

    /// How much a pin holds against turning: 1 withstands a push of 1 at 100 points from the pin. 0 at first.
    open var frictionTorque: CGFloat = 0 {
        didSet { if frictionTorque != oldValue { wake() } }
    }

    /// How far the items may turn about a pin, in radians, or slide along a line, in points, from where they began. Without bounds at first.
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
        let end = b == 0 ? pulled.place : world.position(b) + arms.1
        let ends = AttachmentEnds(
            first: a, second: b, firstArm: arms.0, secondArm: b == 0 ? .zero : arms.1, way: end - world.position(a) - arms.0,
            turn: (world.angle(b) - world.angle(a) + relativeAngle).remainder(dividingBy: 2 * .pi), number: number, step: step)
        switch joint {
        case .distance: holdDistance(ends, world)
        case .limit: ends.addRope(length: length, to: world)
        case .pin:
            ends.addPin(frequency: frequency, damping: damping, to: world)
            // 100 points times the 100 of a push of 1.
            if frictionTorque > 0 { ends.addFriction(Double(frictionTorque) * 10_000, to: world) }
            if !attachmentRange.isInfinite { ends.addTurnLimits(attachmentRange, to: world) }
        case .fixed:
            ends.addPin(frequency: frequency, damping: damping, to: world)
            ends.addTurn(frequency: frequency, damping: damping, to: world)
        case .slide(let axis):
            let axis = second == nil ? axis : axis.turned(by: world.angle(b) - secondStart)
            ends.addRail(axis, to: world)
            ends.addTurn(frequency: 0, damping: 0, to: world)
            if !attachmentRange.isInfinite { ends.addSlideLimits(attachmentRange, axis, to: world) }
        }
    }

    private func holdDistance(_ ends: AttachmentEnds, _ world: DynamicWorld) {
        // Ends that are to be in one place are pulled both ways: a distance of zero has no direction.
        if length < 0.001 {
            ends.addPin(frequency: frequency, damping: damping, to: world)
        } else {
            ends.addRod(length: length, frequency: frequency, damping: damping, to: world)
        }
    }
}
