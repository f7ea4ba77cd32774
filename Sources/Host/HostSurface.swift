import Foundation

/// Native content of the platform, such as a web page, that is embedded between the layers of a window. It moves with its layer, which also clips and fades it.
///
/// The module that builds the render tree inserts the surface's newest ``picture``, and sets ``placement``. The window's delegate receives input first, and
/// forwards it to the surface with ``pass(_:)``. This module does not depend on the kind of content.
@MainActor
public protocol HostSurface: AnyObject {
    /// The delegate. Weakly referenced.
    var delegate: (any HostSurfaceDelegate)? { get set }
    /// The rendered content, in points from the surface's top left corner; nil before the first frame.
    var picture: RenderTree? { get }
    /// The surface's placement. It is nil while the surface is invisible and need not draw.
    var placement: HostSurfacePlacement? { get set }
    /// Whether the surface has the keyboard focus.
    var isFocused: Bool { get }
    /// Gives the surface the keyboard focus. It then receives keys first, and the window's delegate receives the keys that the surface does not handle.
    func focus()
    /// Returns the keyboard focus to the window's delegate.
    func unfocus()
    /// Forwards a press to the surface: the events that were held back, and all later events of the press.
    func pass(_ press: HostPress)
    /// Cancels a press for the surface. Events that were held back are discarded. If the surface has received events, its press ends without a click.
    func cancel(_ press: HostPress)
    /// Removes the surface from its window. Its delegate receives no further calls.
    func remove()
}

/// The delegate of a surface. The platform makes every call on the main thread, inside `Platform.with`.
@MainActor
public protocol HostSurfaceDelegate: AnyObject {
    /// Called after ``HostSurface/picture`` changed. The window reads the new picture directly after this call.
    func hostSurfaceDidChangePicture(_ surface: any HostSurface)
    /// Whether the surface is the frontmost touchable content at `point` of the window's content.
    func hostSurface(_ surface: any HostSurface, isHitAt point: CGPoint) -> Bool
    /// Whether scrolls by wheels and touchpads currently go to the surface.
    func hostSurfaceTakesScrolls(_ surface: any HostSurface) -> Bool
    /// Called after the surface gained or lost the keyboard focus by a click or a key.
    func hostSurfaceDidChangeFocus(_ surface: any HostSurface)
    /// Called after a press of the surface was cancelled.
    func hostSurface(_ surface: any HostSurface, didCancel press: HostPress)
}

/// The placement of a surface in a window.
public struct HostSurfacePlacement: Sendable, Equatable {
    /// The surface's size, in its own points.
    public var size: CGSize
    /// The surface's top left corner, in the content's coordinates.
    public var origin: CGPoint
    /// The displacement, in the content's coordinates, of one point to the right on the surface.
    public var right: CGPoint
    /// The displacement, in the content's coordinates, of one point down on the surface.
    public var down: CGPoint

    public init(size: CGSize, origin: CGPoint, right: CGPoint = CGPoint(x: 1, y: 0), down: CGPoint = CGPoint(x: 0, y: 1)) {
        self.size = size
        self.origin = origin
        self.right = right
        self.down = down
    }

    /// Converts a point of the content to the surface's coordinates; nil if the placement is singular.
    public func inSurface(_ point: CGPoint) -> CGPoint? {
        let determinant = right.x * down.y - right.y * down.x
        guard determinant != 0 else { return nil }
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        return CGPoint(x: (x * down.y - y * down.x) / determinant, y: (y * right.x - x * right.y) / determinant)
    }
}

/// A press of a finger, a pen or pointer buttons, from its beginning to its end.
public struct HostPress: Sendable, Hashable {
    /// The identifier of the ``HostTouch``; nil for a pointer.
    public var touch: UInt64?
    /// The time of the press's first event.
    public var began: TimeInterval

    public init(touch: UInt64?, began: TimeInterval) {
        self.touch = touch
        self.began = began
    }
}

extension HostWindow {
    /// Returns nil, for a window that cannot embed surfaces.
    public func embed(_ native: OpaquePointer) -> (any HostSurface)? { nil }
}
