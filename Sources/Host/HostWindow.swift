import Foundation

/// The initial configuration of a window.
public struct HostWindowConfiguration: Sendable {
    /// The title in the title bar and the desktop's task list.
    public var title: String
    /// The content's size in points.
    public var size: CGSize
    /// Whether the desktop draws a frame and a title bar around the window.
    public var isDecorated: Bool
    /// The name under which the window's size and position are saved for the next start of the program. Nil saves nothing.
    public var savedName: String?

    public init(title: String = "", size: CGSize = CGSize(width: 1024, height: 768), isDecorated: Bool = true) {
        self.title = title
        self.size = size
        self.isDecorated = isDecorated
    }

    /// The configuration with the overrides in `text`: a size such as `1280x800`, `bare` for no frame, or both. Other words are ignored.
    public func overruled(by text: String) -> HostWindowConfiguration {
        var new = self
        for word in text.split(separator: " ") {
            let sides = word.split(separator: "x").compactMap { Int($0) }.filter { (1...maximumSide).contains($0) }
            if sides.count == 2 {
                new.size = CGSize(width: sides[0], height: sides[1])
            } else if word == "bare" {
                new.isDecorated = false
            }
        }
        return new
    }

    /// The maximum of a signed 16-bit number: no window system supports longer sides.
    private var maximumSide: Int { 32_767 }
}

/// The smallest and the largest size of a window, in points of its content.
public struct HostSizeLimits: Sendable, Equatable {
    /// The smallest size.
    public var minimum: CGSize
    /// The largest size.
    public var maximum: CGSize
    /// Whether the window may fill the screen.
    public var allowsFullScreen = true

    public init(
        minimum: CGSize = .zero, maximum: CGSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The nearest size within the limits. The smallest size takes precedence if the two contradict each other.
    public func clamped(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(minimum.width, min(maximum.width, size.width)), height: max(minimum.height, min(maximum.height, size.height)))
    }
}

/// A top-level window that shows a render tree and notifies its delegate of events.
@MainActor
public protocol HostWindow: AnyObject {
    /// The delegate. Held weakly.
    var delegate: (any HostWindowDelegate)? { get set }

    /// The content's size in points.
    var contentSize: CGSize { get }
    /// Device pixels per point.
    var scale: CGFloat { get }
    /// The text in the title bar.
    var title: String { get set }
    /// Whether the window has the keyboard focus.
    var isActive: Bool { get }
    /// Whether the window can be visible: it is open and not minimized.
    var isVisible: Bool { get }
    /// The pointer's shape while it is over the content.
    var cursor: HostCursor { get set }
    /// A pointer image of the program's own that replaces ``cursor``; nil uses ``cursor``.
    var cursorPicture: HostCursorPicture? { get set }

    /// Requests another size of the content, in points, within the limits. The desktop may choose a different one.
    func resize(to size: CGSize)
    /// The limits of the window's size, for the user and the program.
    var sizeLimits: HostSizeLimits { get set }
    /// The top left corner of the window with its frame on the screen, in points; nil if the window system does not reveal it.
    var position: CGPoint? { get }
    /// Requests another ``position``. Does nothing if the window system does not let programs move windows.
    func move(to position: CGPoint)
    /// Whether the size was restored from the program's last run.
    var isRestored: Bool { get }
    /// Shows `tree` from the next frame on.
    func present(_ tree: RenderTree)
    /// Starts a drag with the window system while a mouse button is down. Returns nil if the window system does not support it; `didEnd` is not called then.
    /// The window system then owns the mouse: soon after the call returns, the delegate receives a cancellation of the pointer.
    func beginDrag(_ drag: HostOutgoingDrag) -> (any HostDragHandle)?
    /// The target of text input; held weakly. While it is set, keys go to the desktop's input method first, whose results go to the client. Keys that the
    /// method does not handle are normal events. A change ends the composition.
    var textInputClient: (any HostTextInputClient)? { get set }
    /// Notifies the input method that the client's caret, surrounding text or traits changed.
    func textInputDidChange()
    /// Discards the marked text of the input method.
    func resetTextInput()
    /// Embeds native content of the platform, which is shown once it has a ``HostSurface/placement``. Returns nil if the window cannot embed it. The caller
    /// and the platform agree on the type of `native`: for GTK a `GtkWidget` without a parent, whose class calls `lodestone_surface_is_hit` in its
    /// `contains`.
    func embed(_ native: OpaquePointer) -> (any HostSurface)?
    /// Shows the window in front of the others and requests the keyboard focus, which the desktop may refuse.
    func bringToFront()
    /// Closes the window. Calls the delegate's `hostWindowDidClose`.
    func close()
}

extension HostWindow {
    public var position: CGPoint? { nil }
    public func move(to position: CGPoint) {}
    public var isRestored: Bool { false }
}

/// The delegate of a window. Every call is on the main thread, inside `Platform.with`.
@MainActor
public protocol HostWindowDelegate: AnyObject {
    /// Called for each input event of the window. Samples are delivered once, in the order of their times.
    func hostWindow(_ window: any HostWindow, didReceive event: HostEvent)
    /// Called after the content's size or scale changed.
    func hostWindowDidResize(_ window: any HostWindow)
    /// Called after `isActive` changed.
    func hostWindowDidChangeActivation(_ window: any HostWindow)
    /// Called after `isVisible` changed (minimized, restored).
    func hostWindowDidChangeVisibility(_ window: any HostWindow)
    /// The user wants to close the window. Returning true closes it.
    func hostWindowShouldClose(_ window: any HostWindow) -> Bool
    /// Called after the window was closed. It is the last call.
    func hostWindowDidClose(_ window: any HostWindow)

    /// A drag entered the content. Until it leaves or is dropped, the delegate calls ``HostIncomingDrag/propose(_:)`` with the operation of a drop.
    func hostWindow(_ window: any HostWindow, dropDidEnter drop: any HostIncomingDrag)
    /// Called after the drag moved, or its allowed operations or the modifiers changed.
    func hostWindow(_ window: any HostWindow, dropDidMove drop: any HostIncomingDrag)
    /// Called after the drag left or was cancelled, or its source terminated. It is the last call for this drag.
    func hostWindow(_ window: any HostWindow, dropDidExit drop: any HostIncomingDrag)
    /// The drag was dropped here. Its data can be read until the delegate calls ``HostIncomingDrag/finish(_:)``. It is the last call for this drag.
    func hostWindow(_ window: any HostWindow, didPerform drop: any HostIncomingDrag)
}

/// The defaults of a delegate without drop support refuse drops.
extension HostWindowDelegate {
    public func hostWindow(_ window: any HostWindow, dropDidEnter drop: any HostIncomingDrag) { drop.propose([]) }
    public func hostWindow(_ window: any HostWindow, dropDidMove drop: any HostIncomingDrag) { drop.propose([]) }
    public func hostWindow(_ window: any HostWindow, dropDidExit drop: any HostIncomingDrag) {}
    public func hostWindow(_ window: any HostWindow, didPerform drop: any HostIncomingDrag) { drop.finish([]) }
}

/// The pointer shapes that every desktop has.
public enum HostCursor: String, Sendable {
    case arrow = "default"
    case hand = "pointer"
    case text
    case verticalText = "vertical-text"
    case crosshair
    case openHand = "grab"
    case closedHand = "grabbing"
    case resizeHorizontally = "ew-resize"
    case resizeVertically = "ns-resize"
    /// A resize along the line from the bottom left to the top right.
    case resizeUpwards = "nesw-resize"
    /// A resize along the line from the top left to the bottom right.
    case resizeDownwards = "nwse-resize"
    /// A move in every direction.
    case move
    case notAllowed = "not-allowed"
    case hidden = "none"
}
