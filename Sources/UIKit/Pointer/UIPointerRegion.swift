import Foundation

/// A part of a view with a single pointer style.
@preconcurrency @MainActor
open class UIPointerRegion: MainActorObject, NSCopying {
    /// The region's rectangle, in the coordinates of the interaction's view.
    open private(set) var rect: CGRect

    /// The identifier that distinguishes the region from other regions of the view. Default nil.
    public let identifier: AnyHashable?

    /// The axes along which a drag with a pressed button can leave the rectangle and stay in the region. For example, a slider keeps the pointer
    /// while its thumb is dragged. An empty set by default.
    open var latchingAxes: UIAxis = []

    /// A region of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init(onMainActor: ())
    }

    /// A copy with the same rectangle, identifier and axes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Regions and their copies are used on the main actor only.
        nonisolated(unsafe) var result: UIPointerRegion?
        MainActor.assumeIsolated {
            result = UIPointerRegion(rect: rect, identifier: identifier)
            result?.latchingAxes = latchingAxes
        }
        return result as Any
    }

    func isSame(as other: UIPointerRegion) -> Bool { rect == other.rect && identifier == other.identifier }

    /// Whether a pointer with a pressed button at `point` is still in the region.
    func holds(_ point: CGPoint) -> Bool {
        let isBetweenSides = latchingAxes.contains(.horizontal) || point.x >= rect.minX && point.x < rect.maxX
        let isBetweenEnds = latchingAxes.contains(.vertical) || point.y >= rect.minY && point.y < rect.maxY
        return isBetweenSides && isBetweenEnds
    }
}

/// The pointer's location for a region request.
@preconcurrency @MainActor
open class UIPointerRegionRequest: MainActorObject {
    /// The pointer's location, in the coordinates of the interaction's view.
    open private(set) var location = CGPoint.zero

    /// The pressed modifier keys.
    open private(set) var modifiers: UIKeyModifierFlags = []

    /// A request at the origin. Tests of delegates can override its properties.
    public init() { super.init(onMainActor: ()) }

    convenience init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.init()
        self.location = location
        self.modifiers = modifiers
    }
}
