import Foundation
import RigidBodies

/// A behavior that applies a continuous or instantaneous force to its items.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// Whether a push acts continuously or once.
    public enum Mode: Int, Sendable {
        /// A force that accelerates the items while the behavior is active.
        case continuous = 0
        /// An impulse that changes the items' velocity once. The behavior is inactive afterwards.
        case instantaneous = 1
    }

    /// The change of velocity, in points per second, that a push of magnitude 1 causes for a square of 100 points with density 1. A continuous push causes
    /// this change in each second, an instantaneous push once. The same value as in UIKit.
    private static let strength = 100.0
    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a push of magnitude 0.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        list = DynamicItemList(items)
        super.init()
    }

    /// Whether the push is continuous or instantaneous.
    open private(set) var mode: Mode

    /// The items of the behavior.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { changed() }
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// Returns the point of `item` at which the force acts, as an offset from its center in points. A force beside the center also rotates the item.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    /// Sets the point of `item` at which the force acts, as an offset from its center in points. Ignores an object that is not an item of the behavior.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = offset
        wake()
    }

    /// Whether the force is active. The default is true. An instantaneous push becomes inactive after it has acted. Setting this to true repeats the push.
    open var active = true {
        didSet { if active != oldValue { wake() } }
    }

    /// The direction and magnitude of the force. A vector of length 1 changes the velocity of a square of 100 points by 100 points per second. A continuous
    /// push causes this change in each second, an instantaneous push once.
    open var pushDirection = CGVector.zero {
        didSet { if pushDirection != oldValue { wake() } }
    }

    /// The direction of the force, in radians clockwise from the positive x axis.
    open var angle: CGFloat {
        get { direction ?? atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of ``pushDirection``.
    open var magnitude: CGFloat {
        get { SIMD2(pushDirection).length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// The angle that the app set while the magnitude was zero. ``pushDirection`` cannot represent it.
    private var direction: CGFloat?

    /// Sets the direction and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
        direction = magnitude == 0 ? angle : nil
    }

    override var movedItems: [any UIDynamicItem] { list.items }
    override var isPending: Bool { active && mode == .instantaneous && !list.items.isEmpty }

    override func applyForces(in world: DynamicWorld, step: Double) {
        guard active else { return }
        let impulse = SIMD2(pushDirection) * (Self.strength * (mode == .continuous ? step : 1))
        for item in list.items {
            guard let body = world.body(of: item), body.isAwake else { continue }
            body.push(impulse, at: body.turned(SIMD2(targetOffsetFromCenter(for: item))))
        }
        if mode == .instantaneous { active = false }
    }
}
