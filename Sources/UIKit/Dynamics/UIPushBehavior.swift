import Foundation
import RigidBodies

/// Pushes its items, all the time or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push is.
    public enum Mode: Int, Sendable {
        /// A force: the items become faster as long as it is active.
        case continuous = 0
        /// An impulse: the items have another velocity at once. The behavior is then no longer active.
        case instantaneous = 1
    }

    /// What a magnitude of 1 changes the velocity of a square of 100 points and a density of 1 by, in points per second: in each second, or at
    /// once. UIKit's.
    private static let strength = 100.0
    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// A push of no strength yet.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        list = DynamicItemList(items)
        super.init()
    }

    /// Whether the push goes on or is over at once.
    public let mode: Mode

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.items }

    /// Pushes `item` too.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { changed() }
    }

    /// Pushes `item` no longer.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        changed()
    }

    /// Where `item` is pushed, from its middle. Elsewhere than in the middle it turns, too.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    /// Pushes `item` at a point that is `offset` from its middle. What is no item of the behavior is left alone.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = offset
        wake()
    }

    /// Whether it pushes. True at first, and false once an instantaneous push was given; true gives it again.
    open var active = true {
        didSet { if active != oldValue { wake() } }
    }

    /// Where the items are pushed, and how strongly: a length of 1 makes a square of 100 points faster by 100 points a second, in each second or at
    /// once.
    open var pushDirection = CGVector.zero {
        didSet { if pushDirection != oldValue { wake() } }
    }

    /// The direction, in radians clockwise from the right.
    open var angle: CGFloat {
        get { direction ?? atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of ``pushDirection``.
    open var magnitude: CGFloat {
        get { SIMD2(pushDirection).length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// The angle that was set while there was no magnitude to give it a vector.
    private var direction: CGFloat?

    /// Sets direction and strength.
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
