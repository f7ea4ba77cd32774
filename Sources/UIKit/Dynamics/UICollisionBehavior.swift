import Foundation
import RigidBodies

/// A behavior that makes its items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The objects with which the behavior's items collide.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Items collide with the other items of the behavior.
        public static let items = Mode(rawValue: 1 << 0)
        /// Items collide with the boundaries of the behavior.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Items collide with other items and with boundaries.
        public static let everything = Mode(rawValue: UInt.max)
    }

    private var list: DynamicItemList
    private var boundaries: [CollisionBoundary] = []
    private var insets = UIEdgeInsets.zero
    private var contacts = CollisionContacts()
    /// The cached boundary of the reference's bounds.
    private var edges: (bounds: CGRect, boundary: CollisionBoundary)?

    /// Creates a behavior that makes `items` collide.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behavior without items.
    public override convenience init() { self.init(items: []) }

    // MARK: Items

    /// The items of the behavior.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { changed() }
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        contacts.forget(item)
        changed()
    }

    /// The objects with which items collide. The default is ``Mode/everything``.
    open var collisionMode = Mode.everything {
        didSet { if collisionMode != oldValue { wake() } }
    }

    /// The delegate, which is notified when contacts begin and end.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the reference bounds of the animator are a boundary. These are the bounds of the reference view, or the content of the layout's collection
    /// view. The default is false.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            guard translatesReferenceBoundsIntoBoundary != oldValue else { return }
            insets = .zero
            wake()
        }
    }

    /// Makes the reference bounds of the animator, reduced by `insets`, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
        self.insets = insets
        wake()
    }

    /// Adds the outline of a path as a boundary. Replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(CollisionBoundary(identifier, bezierPath))
        wake()
    }

    /// Adds a line as a boundary. Replaces a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the boundary with an identifier; nil if it does not exist.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.isNamed(identifier) }?.path
    }

    /// Removes the boundary with an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        guard let index = boundaries.firstIndex(where: { $0.isNamed(identifier) }) else { return }
        boundaries.remove(at: index)
        wake()
    }

    /// The identifiers of the boundaries, or nil if no boundary was added.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier) }

    /// Removes all boundaries that were added with an identifier.
    open func removeAllBoundaries() {
        boundaries = []
        wake()
    }

    // MARK: Physics

    override var movedItems: [any UIDynamicItem] { list.items }

    override func constrain(in world: DynamicWorld, step: Double) {
        contacts.begin()
        var placed: [(motion: Int, item: any UIDynamicItem, shape: PositionedShape)] = []
        for item in list.items {
            // An item with a width or height of zero does not collide.
            guard let motion = world.motion(of: item), let body = world.body(of: item), body.shape.leastRadius > 0 else { continue }
            placed.append((motion, item, PositionedShape(body)))
        }
        if collisionMode.contains(.boundaries) { touchBoundaries(placed, world) }
        if collisionMode.contains(.items) { touchItems(placed, world) }
    }

    /// Finds the items that touch each other, using sweep and prune along the x axis.
    private func touchItems(_ placed: [(motion: Int, item: any UIDynamicItem, shape: PositionedShape)], _ world: DynamicWorld) {
        let sorted = placed.sorted { ($0.shape.least.x, $0.motion) < ($1.shape.least.x, $1.motion) }
        for (position, first) in sorted.enumerated() {
            for second in sorted[(position + 1)...] {
                guard second.shape.least.x <= first.shape.greatest.x + Touch.skin else { break }
                guard first.shape.isNear(second.shape) else { continue }
                // Sorts the two items, so that the contact has the same key in the next step.
                let (a, b) = first.motion < second.motion ? (first, second) : (second, first)
                guard let one = world.body(at: a.motion), let other = world.body(at: b.motion),
                    one.inverseMass > 0 || other.inverseMass > 0, let touch = Touch(a.shape, b.shape)
                else { continue }
                contacts.touched(.init(first: a.item, second: b.item), at: touch.points[0].position)
                world.add(touch, between: a.motion, b.motion, boundary: 0)
            }
        }
    }

    private func touchBoundaries(_ placed: [(motion: Int, item: any UIDynamicItem, shape: PositionedShape)], _ world: DynamicWorld) {
        let free = placed.filter { world.body(at: $0.motion)?.inverseMass ?? 0 > 0 }
        for boundary in allBoundaries {
            world.add(boundary.lines, for: free.map(\.motion))
            for (motion, item, shape) in free {
                for (number, line) in boundary.lines.enumerated() {
                    guard shape.isNear(pointwiseMin(line.0, line.1), pointwiseMax(line.0, line.1)),
                        let touch = Touch(shape, line.0, line.1)
                    else { continue }
                    contacts.touched(.init(first: item, boundary: boundary), at: touch.points[0].position)
                    world.add(touch, between: motion, 0, boundary: boundary.number + number)
                }
            }
        }
    }

    private var allBoundaries: [CollisionBoundary] {
        guard translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?.referenceBounds?.inset(by: insets) else {
            return boundaries
        }
        if edges?.bounds != bounds { edges = (bounds, CollisionBoundary(bounds)) }
        return (edges.map { [$0.boundary] } ?? []) + boundaries
    }

    override func notifyFrame() {
        guard dynamicAnimator != nil else { return contacts = CollisionContacts() }
        for event in contacts.events() {
            guard let delegate = collisionDelegate else { return }
            switch event {
            case .began(let contact, let point):
                if let second = contact.second {
                    delegate.collisionBehavior(self, beganContactFor: contact.first, with: second, at: point)
                } else {
                    delegate.collisionBehavior(
                        self, beganContactFor: contact.first, withBoundaryIdentifier: contact.boundary?.identifier, at: point)
                }
            case .ended(let contact):
                if let second = contact.second {
                    delegate.collisionBehavior(self, endedContactFor: contact.first, with: second)
                } else {
                    delegate.collisionBehavior(self, endedContactFor: contact.first, withBoundaryIdentifier: contact.boundary?.identifier)
                }
            }
        }
    }
}
