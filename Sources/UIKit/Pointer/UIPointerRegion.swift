import Foundation

/// A part of a view, in which the pointer looks and does the same everywhere.
@preconcurrency @MainActor
open class UIPointerRegion: MainActorObject, NSCopying {
    /// The part, in the coordinates of the interaction's view.
    public let rect: CGRect

    /// What tells it from other regions of the view.
    public let identifier: AnyHashable?

    /// The axes along which the pointer may be dragged out of the region with the button down, and still be in it: a slider's region keeps
    /// the pointer while its thumb is dragged. None unless set.
    open var latchingAxes: UIAxis = []

    /// A part of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init(onMainActor: ())
    }

    /// A region of the same place, identifier and axes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Regions live on the main actor and so do their copies.
        nonisolated(unsafe) var result: UIPointerRegion?
        MainActor.assumeIsolated {
            result = UIPointerRegion(rect: rect, identifier: identifier)
            result?.latchingAxes = latchingAxes
        }
        return result as Any
    }

    func isSame(as other: UIPointerRegion) -> Bool { rect == other.rect && identifier == other.identifier }

    /// Whether a pointer at `point` that is held down in the region is still in it.
    func holds(_ point: CGPoint) -> Bool {
        let isBetweenSides = latchingAxes.contains(.horizontal) || point.x >= rect.minX && point.x < rect.maxX
        let isBetweenEnds = latchingAxes.contains(.vertical) || point.y >= rect.minY && point.y < rect.maxY
        return isBetweenSides && isBetweenEnds
    }
}

/// Where the pointer is, when a delegate is asked for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: MainActorObject {
    /// The pointer, in the coordinates of the interaction's view.
    open private(set) var location = CGPoint.zero

    /// The modifier keys that are down.
    open private(set) var modifiers: UIKeyModifierFlags = []

    /// A request at the origin. Tests of delegates override what it says.
    public init() { super.init(onMainActor: ()) }

    convenience init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.init()
        self.location = location
        self.modifiers = modifiers
    }
}
