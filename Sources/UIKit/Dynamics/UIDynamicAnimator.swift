import Foundation
import RigidBodies

/// An animator that moves items according to physical behaviors: gravity, collisions, attachments, pushes and snaps.
///
/// Behaviors describe the forces and constraints on items. The animator computes the items' positions for each frame. It runs while an item moves,
/// pauses when all items are at rest, and resumes when a behavior changes.
///
/// Coordinates are those of the reference, which is a view or a collection view's layout. Without a reference, the items must have a common coordinate
/// space. The animator does not retain its reference view. The cost of a frame is proportional to the number of items and contacts.
@preconcurrency @MainActor
open class UIDynamicAnimator: MainActorObject {
    /// The view that provides the coordinates and bounds. Nil for the animator of a layout, and for an animator without a reference.
    open private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?

    /// The delegate, which is notified when the animator resumes and pauses.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    private var added: [UIDynamicBehavior] = []
    private var families: [UIDynamicBehavior] = []
    private let bodies = DynamicWorld()
    private var isOutdated = false
    // `nonisolated(unsafe)`, because `deinit` also reads it. At that time no other code has access.
    nonisolated(unsafe) private var link: CADisplayLink?
    /// The elapsed frame time that has not been simulated yet, in seconds. It is less than one step.
    private var rest = 0.0

    /// Creates an animator for the descendants of `view`.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init(onMainActor: ())
    }

    /// Creates an animator for the layout attributes of a collection view layout. The animator invalidates the layout in each frame. The layout must return
    /// the animated attributes, which ``layoutAttributesForCell(at:)`` and ``items(in:)`` provide.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(onMainActor: ())
    }

    /// Creates an animator without a reference, for items in a common coordinate space.
    public init() {
        super.init(onMainActor: ())
    }

    deinit {
        MainActor.runOnDeinit(leaving: link) { $0?.invalidate() }
    }

    // MARK: Behaviors

    /// The behaviors that were added to the animator. Child behaviors are not included.
    open var behaviors: [UIDynamicBehavior] { added }

    /// Adds a behavior with its children. If the behavior is in another animator, removes it there first.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !added.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        added.append(behavior)
        behavior.move(to: self)
        behaviorsDidChange()
    }

    /// Removes a behavior. Its items keep their positions.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = added.firstIndex(where: { $0 === behavior }) else { return }
        added.remove(at: index)
        behavior.move(to: nil)
        behaviorsDidChange()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        for behavior in added { removeBehavior(behavior) }
    }

    /// Marks the bodies as outdated after items or materials changed, and resumes the simulation. The next step updates them.
    func behaviorsDidChange() {
        isOutdated = true
        wake()
    }

    /// Resumes the simulation after a change.
    func wake() {
        bodies.wake()
        if added.isEmpty { pause() } else { goOn() }
    }

    /// The simulated world. Updates the bodies first if a behavior has changed.
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

    /// Returns the items whose rectangles intersect `rect`, in the reference's coordinates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.items.map(\.item).filter { item in
            let size = item.bounds.size
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(item.transform)
            return box.offsetBy(dx: item.center.x, dy: item.center.y).meets(rect)
        }
    }

    /// Updates an item's body after the app changed the item's position, rotation or size. Its velocity is preserved.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = world.itemBody(of: item) else { return }
        body.read()
        behaviorsDidChange()
    }

    /// Returns the animated layout attributes of a cell. Nil if the animator does not animate the cell.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// Returns the animated layout attributes of a supplementary view. Nil if the animator does not animate the view.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }

    /// Returns the animated layout attributes of a decoration view. Nil if the animator does not animate the view.
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

    /// The bounds that collision behaviors use as a boundary. Nil without a reference.
    var referenceBounds: CGRect? {
        if let referenceView { return referenceView.bounds }
        return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    // MARK: Time

    /// Whether the animator is running. It pauses when all items are at rest, and resumes after a change.
    open var isRunning: Bool { link != nil }

    /// The duration of the simulation in seconds, excluding pauses.
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

    /// The maximum simulated duration of a frame, in seconds. After a longer interruption, the animation continues without a jump.
    private static let longestFrame = 1.0 / 15

    private func frame(_ duration: TimeInterval) {
        let duration = min(max(duration, 0), Self.longestFrame)
        rest += duration
        // The tolerance of a thousandth prevents rounding errors from changing the number of steps in a frame.
        while rest >= RigidWorld.step * 0.999 {
            rest = max(rest - RigidWorld.step, 0)
            elapsedTime += RigidWorld.step
            let world = world
            world.moveOn(families)
        }
        for item in bodies.items { item.write() }
        layout?.invalidateLayout()
        for behavior in families where behavior.dynamicAnimator === self {
            behavior.notifyFrame()
            behavior.action?()
        }
        guard link != nil else { return }
        if bodies.isResting, !families.contains(where: \.isPending) { pause() }
    }
}
