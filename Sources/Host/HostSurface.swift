import Foundation

/// Something of the platform's own, such as a web page, that is shown inside of a window's content: above some of it and below other parts, moved,
/// clipped and faded with it.
///
/// The side that builds the window's picture takes the surface's newest ``picture`` into it, and says in ``placement`` where that is. What a person
/// does to the surface is reported to the window's delegate first, as everywhere; the surface is given of it what ``pass(_:)`` says.
/// Nothing here knows what the surface shows.
@MainActor
public protocol HostSurface: AnyObject {
    /// Held weakly.
    var delegate: (any HostSurfaceDelegate)? { get set }
    /// What the surface shows, in points from its own top left corner; nil before it has drawn anything.
    var picture: RenderTree? { get }
    /// Where the surface is; nil while nothing of it can be seen, so that it need not draw.
    var placement: HostSurfacePlacement? { get set }
    /// Keys go to the surface.
    var isFocused: Bool { get }
    /// Lets keys go to the surface, before the window's delegate: what the surface makes nothing of is reported as always.
    func focus()
    /// Lets keys go to the window's delegate again.
    func unfocus()
    /// Gives the surface what was held back of a press, and of what follows in the same event the rest.
    func pass(_ press: HostPress)
    /// The press is none of the surface's any more. What it was not given it never gets; what it was given ends without a click.
    func cancel(_ press: HostPress)
    /// Takes the surface out of its window. No further call of its delegate follows.
    func remove()
}

/// What a surface reports. Every call is on the main thread, inside `Platform.with`.
@MainActor
public protocol HostSurfaceDelegate: AnyObject {
    /// ``HostSurface/picture`` is another one. What is shown of it is asked for right after this returns.
    func hostSurfaceDidChangePicture(_ surface: any HostSurface)
    /// Whether `point`, in the window's content, is a point of the surface, with nothing else over it that is touched there.
    func hostSurface(_ surface: any HostSurface, isHitAt point: CGPoint) -> Bool
    /// Whether the surface scrolls by wheels and touchpads at the moment.
    func hostSurfaceTakesScrolls(_ surface: any HostSurface) -> Bool
    /// Keys go to the surface now, or no longer, by a click or a key of the surface's own.
    func hostSurfaceDidChangeFocus(_ surface: any HostSurface)
    /// A press that the surface was given was called off: it is to forget that it began.
    func hostSurface(_ surface: any HostSurface, didCancel press: HostPress)
}

/// Where a surface is in a window.
public struct HostSurfacePlacement: Sendable, Equatable {
    /// The surface's size, in its own points.
    public var size: CGSize
    /// Where the surface's top left corner is in the content.
    public var origin: CGPoint
    /// Where a step of one point to the right on the surface leads in the content; along x and y.
    public var right: CGPoint
    /// Where a step of one point down on the surface leads in the content; along x and y.
    public var down: CGPoint

    public init(size: CGSize, origin: CGPoint, right: CGPoint = CGPoint(x: 1, y: 0), down: CGPoint = CGPoint(x: 0, y: 1)) {
        self.size = size
        self.origin = origin
        self.right = right
        self.down = down
    }

    /// A point of the content in the surface's points; nil where the surface is pressed flat.
    public func inSurface(_ point: CGPoint) -> CGPoint? {
        let determinant = right.x * down.y - right.y * down.x
        guard determinant != 0 else { return nil }
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        return CGPoint(x: (x * down.y - y * down.x) / determinant, y: (y * right.x - x * right.y) / determinant)
    }
}

/// A finger, a pen, or a pointer's buttons, from down to up.
public struct HostPress: Sendable, Hashable {
    /// The number of the finger's ``HostTouch``; nil for a pointer.
    public var touch: UInt64?
    /// The time of the event with which it began.
    public var began: TimeInterval

    public init(touch: UInt64?, began: TimeInterval) {
        self.touch = touch
        self.began = began
    }
}

extension HostWindow {
    /// A window that has no room for surfaces.
    public func embed(_ native: OpaquePointer) -> (any HostSurface)? { nil }
}
