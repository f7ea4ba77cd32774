import Foundation

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
        var placed: [(index: Int, shape: PlacedShape, least: SIMD2<Double>, greatest: SIMD2<Double>)] = []
        for item in list.items {
            // What has no width or no height collides with nothing.
            guard let index = world.motion(of: item), let body = world.body(of: item), body.shape.leastRadius > 0 else { continue }
            let shape = PlacedShape(body)
            let (least, greatest) = shape.bounds
            placed.append((index, shape, least, greatest))
        }
        if collisionMode.contains(.items) {
            placed.sort { $0.least.x < $1.least.x }
            for (position, first) in placed.enumerated() {
                for second in placed[(position + 1)...] {
                    guard second.least.x <= first.greatest.x + Touch.skin else { break }
                    guard second.least.y <= first.greatest.y + Touch.skin, first.least.y <= second.greatest.y + Touch.skin else { continue }
                    // Always in the same order, so that the next step knows the contact again.
                    let (a, b) = first.index < second.index ? (first, second) : (second, first)
                    guard let touch = Touch(a.shape, b.shape) else { continue }
                    contacts.touched(
                        .init(first: world.bodies[a.index - 1].item, second: world.bodies[b.index - 1].item), at: touch.points[0].place)
                    world.add(touch, between: a.index, b.index, boundary: 0, step: step)
                }
            }
        }
        guard collisionMode.contains(.boundaries) else { return }
        for boundary in allBoundaries {
            for body in placed {
                for (number, line) in boundary.lines.enumerated() {
                    let (from, to) = line
                    guard min(from.x, to.x) <= body.greatest.x + Touch.skin, max(from.x, to.x) >= body.least.x - Touch.skin,
                        min(from.y, to.y) <= body.greatest.y + Touch.skin, max(from.y, to.y) >= body.least.y - Touch.skin,
                        let touch = Touch(body.shape, .polygon([from, to]))
                    else { continue }
                    contacts.touched(
                        .init(first: world.bodies[body.index - 1].item, boundary: boundary), at: touch.points[0].place)
                    world.add(touch, between: body.index, 0, boundary: boundary.number + number, step: step)
                }
            }
        }
    }

    private var allBoundaries: [CollisionBoundary] {
        guard translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?.referenceBounds else { return boundaries }
        return [CollisionBoundary(bounds.inset(by: insets))] + boundaries
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
