import Foundation
import RigidBodies

/// Moves items as things of the world do: they fall, collide, hang on each other, are pushed and drawn.
///
/// Behaviors say what moves which items; the animator works out where the items are, frame by frame. It goes on by itself while something
/// moves, pauses when everything rests, and goes on when a behavior changes.
///
/// Coordinates are those of the reference: a view, a collection view's layout, or those of the items where there is neither. A view is held
/// no longer than others hold it. Cost of a frame: in proportion to the items and what touches what.
@preconcurrency @MainActor
open class UIDynamicAnimator: MainActorObject {
    /// The view whose coordinates and bounds count; nil for a layout's animator, and for one without a reference.
    open private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?

    /// What is told when the animator goes on and pauses.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    private var added: [UIDynamicBehavior] = []
    private var families: [UIDynamicBehavior] = []
    private let bodies = DynamicWorld()
    private var isOutdated = false
    // `nonisolated(unsafe)`: `deinit` reads it too, when no other code can.
    nonisolated(unsafe) private var link: CADisplayLink?
    /// The time of frames that no step was made for: less than a step.
    private var rest = 0.0

    /// An animator for the subviews of `view`, at any depth.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init(onMainActor: ())
    }

    /// An animator for the attributes of a layout, which it invalidates in each frame. The layout answers the animator's attributes, which
    /// ``layoutAttributesForCell(at:)`` and ``items(in:)`` find.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(onMainActor: ())
    }

    /// An animator for items in any coordinates that they have in common.
    public init() {
        super.init(onMainActor: ())
    }

    deinit {
        MainActor.atDeath(leaving: link) { $0?.invalidate() }
    }

    // MARK: Behaviors

    /// The behaviors that were added, without their children.
    open var behaviors: [UIDynamicBehavior] { added }

    /// Adds a behavior with its children. What is in an animator already is taken out of that first.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !added.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        added.append(behavior)
        behavior.move(to: self)
        behaviorsDidChange()
    }

    /// Takes a behavior out. Its items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = added.firstIndex(where: { $0 === behavior }) else { return }
        added.remove(at: index)
        behavior.move(to: nil)
        behaviorsDidChange()
    }

    /// Takes all behaviors out.
    open func removeAllBehaviors() {
        for behavior in added { removeBehavior(behavior) }
    }

    /// Other items, or other materials.
    func behaviorsDidChange() {
        isOutdated = true
        wake()
    }

    /// Something may move again.
    func wake() {
        bodies.wake()
        if added.isEmpty { pause() } else { goOn() }
    }

    /// The bodies, as the behaviors are now.
    var world: DynamicWorld {
        guard isOutdated else { return bodies }
        isOutdated = false
        families = added.flatMap(\.family)
        bodies.hold(families.flatMap(\.movedItems))
        let described = Set(families.compactMap { $0 as? UIDynamicItemBehavior }.flatMap(\.items).map { ObjectIdentifier($0) })
        for item in bodies.items where !described.contains(ObjectIdentifier(item.item)) { item.body.material = BodyMaterial() }
        for behavior in families { behavior.bodiesAreReady(in: bodies) }
        return bodies
    }

    // MARK: Items

    /// The items whose rectangles meet `rect`, in the reference's coordinates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.items.map(\.item).filter { item in
            let size = item.bounds.size
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(item.transform)
            return box.offsetBy(dx: item.center.x, dy: item.center.y).meets(rect)
        }
    }

    /// Reads where an item is, how it is turned and how large it is, after the app changed that. It goes on as fast as it was.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = world.itemBody(of: item) else { return }
        body.read()
        behaviorsDidChange()
    }

    /// The attributes of the cell at a path among the items; nil where there are none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// The attributes of a supplementary view among the items; nil where there are none.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }

    /// The attributes of a decoration among the items; nil where there are none.
    open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(.decorationView, decorationViewKind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        for body in world.items {
            if let found = body.item as? UICollectionViewLayoutAttributes, found.indexPath == path,
                found.representedElementCategory == category, found.representedElementKind == kind
            {
                return found
            }
        }
        return nil
    }

    /// The rectangle that a collision behavior makes a boundary of.
    var referenceBounds: CGRect? {
        if let referenceView { return referenceView.bounds }
        return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    // MARK: Time

    /// Whether frames are being worked out. False once everything rests, until something changes.
    open var isRunning: Bool { link != nil }

    /// The seconds of animation so far, without pauses.
    open private(set) var elapsedTime: TimeInterval = 0

    private func goOn() {
        guard link == nil else { return }
        rest = 0
        let link = CADisplayLink { [weak self] link in self?.frame(link.targetTimestamp - link.timestamp) }
        self.link = link
        link.add(to: .main, forMode: .common)
        delegate?.dynamicAnimatorWillResume(self)
    }

    private func pause() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        for item in bodies.items { (item.body.velocity, item.body.spin) = (.zero, 0) }
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// What a frame moves on by at most: after a long pause things go on where they were.
    private static let longestFrame = 1.0 / 15

    private func frame(_ duration: TimeInterval) {
        let duration = min(max(duration, 0), Self.longestFrame)
        rest += duration
        // A thousandth of grace: frames of two steps are two steps, whatever the last digits are.
        while rest >= RigidWorld.step * 0.999 {
            rest = max(rest - RigidWorld.step, 0)
            elapsedTime += RigidWorld.step
            let world = world
            world.moveOn(families)
        }
        for item in bodies.items { item.write() }
        layout?.invalidateLayout()
        for behavior in families where behavior.dynamicAnimator === self {
            behavior.tellOfFrame()
            behavior.action?()
        }
        guard link != nil else { return }
        if bodies.isResting, !families.contains(where: \.isPending) { pause() }
    }
}
