import Foundation
import RigidBodies

/// Lets its items collide: with each other, and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The behavior's other items.
        public static let items = Mode(rawValue: 1 << 0)
        /// The behavior's boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Both.
        public static let everything = Mode(rawValue: UInt.max)
    }

    private var list: DynamicItemList
    private var boundaries: [CollisionBoundary] = []
    private var insets = UIEdgeInsets.zero
    private var contacts = CollisionContacts()
    /// The boundary that the reference's bounds are, as they were when it was made.
    private var edges: (bounds: CGRect, boundary: CollisionBoundary)?

    /// Lets `items` collide with each other.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Collisions of no items yet.
    public override convenience init() { self.init(items: []) }

    // MARK: Items

    /// The items that collide.
    open var items: [any UIDynamicItem] { list.items }

    /// Lets `item` collide too.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { changed() }
    }

    /// Lets `item` pass through everything.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        contacts.forget(item)
        changed()
    }

    /// What the items collide with. Everything at first.
    open var collisionMode = Mode.everything {
        didSet { if collisionMode != oldValue { wake() } }
    }

    /// What is told when items begin and end to touch something.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the bounds of the animator's reference view, or the content of its layout's collection view, are a boundary. False at first.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            guard translatesReferenceBoundsIntoBoundary != oldValue else { return }
            insets = .zero
            wake()
        }
    }

    /// Makes the bounds of the animator's reference a boundary, without `insets` at its edges.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
        self.insets = insets
        wake()
    }

    /// Adds the outline of a path as a boundary, or puts it in the place of the one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(CollisionBoundary(identifier, bezierPath))
        wake()
    }

    /// Adds a line as a boundary, or puts it in the place of the one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The boundary with an identifier; nil where there is none.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.isNamed(identifier) }?.path
    }

    /// Takes the boundary with an identifier away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        guard let index = boundaries.firstIndex(where: { $0.isNamed(identifier) }) else { return }
        boundaries.remove(at: index)
        wake()
    }

    /// The identifiers of the boundaries; nil where there are none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier) }

    /// Takes all boundaries away that were added with an identifier.
    open func removeAllBoundaries() {
        boundaries = []
        wake()
    }

    // MARK: Physics

    override var movedItems: [any UIDynamicItem] { list.items }

    override func constrain(in world: DynamicWorld, step: Double) {
        contacts.begin()
        var placed: [(motion: Int, item: any UIDynamicItem, shape: PlacedShape)] = []
        for item in list.items {
            // What has no width or no height collides with nothing.
            guard let motion = world.motion(of: item), let body = world.body(of: item), body.shape.leastRadius > 0 else { continue }
            placed.append((motion, item, PlacedShape(body)))
        }
        if collisionMode.contains(.boundaries) { touchBoundaries(placed, world) }
        if collisionMode.contains(.items) { touchItems(placed, world) }
    }

    /// Finds the items that touch each other, after a sweep along x.
    private func touchItems(_ placed: [(motion: Int, item: any UIDynamicItem, shape: PlacedShape)], _ world: DynamicWorld) {
        let sorted = placed.sorted { ($0.shape.least.x, $0.motion) < ($1.shape.least.x, $1.motion) }
        for (position, first) in sorted.enumerated() {
            for second in sorted[(position + 1)...] {
                guard second.shape.least.x <= first.shape.greatest.x + Touch.skin else { break }
                guard first.shape.isNear(second.shape) else { continue }
                // Always in the same order, so that the next step knows the contact again.
                let (a, b) = first.motion < second.motion ? (first, second) : (second, first)
                guard let one = world.body(at: a.motion), let other = world.body(at: b.motion),
                    one.inverseMass > 0 || other.inverseMass > 0, let touch = Touch(a.shape, b.shape)
                else { continue }
                contacts.touched(.init(first: a.item, second: b.item), at: touch.points[0].place)
                world.add(touch, between: a.motion, b.motion, boundary: 0)
            }
        }
    }

    private func touchBoundaries(_ placed: [(motion: Int, item: any UIDynamicItem, shape: PlacedShape)], _ world: DynamicWorld) {
        let free = placed.filter { world.body(at: $0.motion)?.inverseMass ?? 0 > 0 }
        for boundary in allBoundaries {
            world.add(boundary.lines, for: free.map(\.motion))
            for (motion, item, shape) in free {
                for (number, line) in boundary.lines.enumerated() {
                    guard shape.isNear(pointwiseMin(line.0, line.1), pointwiseMax(line.0, line.1)),
                        let touch = Touch(shape, line.0, line.1)
                    else { continue }
                    contacts.touched(.init(first: item, boundary: boundary), at: touch.points[0].place)
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

    override func tellOfFrame() {
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
