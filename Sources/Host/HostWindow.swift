import Foundation

/// The initial configuration of a window.
public struct HostWindowConfiguration: Sendable {
    /// The title in the title bar and the desktop's task list.
    public var title: String
    /// The content's size in points.
    public var size: CGSize
    /// Whether the desktop draws a frame and a title bar around the window.
    public var isDecorated: Bool
    /// The ``HostMonitor/id`` of the monitor that the window fills, without a frame. If nil, the desktop chooses the monitor of an ordinary window.
    public var monitor: UInt?
    /// The name under which the window's size and position are saved for the next start of the program. If nil, they are not saved.
    public var savedName: String?

    public init(title: String = "", size: CGSize = CGSize(width: 1024, height: 768), isDecorated: Bool = true) {
        self.title = title
        self.size = size
        self.isDecorated = isDecorated
    }

    /// The configuration with the overrides in `text`: a size such as `1280x800`, `bare` for a window without a frame, or both. Other words are ignored.
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

    /// The longest side of a window. Window systems use signed 16-bit numbers.
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

    /// The size within the limits that is nearest to `size`. If the limits contradict each other, the minimum takes precedence.
    public func clamped(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(minimum.width, min(maximum.width, size.width)), height: max(minimum.height, min(maximum.height, size.height)))
    }
}

/// A top-level window that shows a render tree and notifies its delegate of events.
@MainActor
public protocol HostWindow: AnyObject {
    /// The delegate. Weakly referenced.
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
    /// A custom pointer image, used instead of ``cursor``; nil uses ``cursor``.
    var cursorPicture: HostCursorPicture? { get set }

    /// Requests another size of the content, in points, within the limits. The desktop may choose a different one.
    func resize(to size: CGSize)
    /// The limits of the window's size, for the user and the program.
    var sizeLimits: HostSizeLimits { get set }
    /// The top left corner of the window, including its frame, on the screen, in points. Nil if the window system does not report it.
    var position: CGPoint? { get }
    /// Requests another ``position``. Does nothing if programs cannot move windows on this window system.
    func move(to position: CGPoint)
    /// The ``HostMonitor/id`` of the monitor that shows most of the window; nil if it is unknown.
    var monitor: UInt? { get }
    /// Whether the size was restored from the program's last run.
    var isRestored: Bool { get }
    /// Shows `tree` from the next frame on.
    func present(_ tree: RenderTree)
    /// Starts a drag with the window system while a mouse button is down, or a finger if ``canBeginDragByTouch`` is true. Returns nil, without calling
    /// `didEnd` later, if the window system does not support drags. From then on, the window system handles the mouse or the finger, and the delegate soon
    /// receives a cancellation of the pointer or the touch.
    func beginDrag(_ drag: HostOutgoingDrag) -> (any HostDragHandle)?
    /// Whether ``beginDrag(_:)`` can start a drag with the finger that is down.
    var canBeginDragByTouch: Bool { get }
    /// The target of text input. Weakly referenced. While it is set, the desktop's input method receives keys first, and delivers its results to the client.
    /// Keys that the input method does not handle become normal events. Setting another client ends the composition.
    var textInputClient: (any HostTextInputClient)? { get set }
    /// Notifies the input method that the client's caret, surrounding text or traits changed.
    func textInputDidChange()
    /// Discards the marked text of the input method.
    func resetTextInput()
    /// Requests the desktop's on-screen keyboard, which the user may have hidden while the text input client stayed the same.
    func requestKeyboard()
    /// Embeds native content of the platform, which becomes visible when it has a ``HostSurface/placement``. Returns nil if the window cannot embed content.
    /// The type of `native` depends on the platform. With GTK it is a `GtkWidget` without a parent, whose class calls `lodestone_surface_is_hit` in its
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
    public var monitor: UInt? { nil }
    public var canBeginDragByTouch: Bool { false }
    /// Does nothing, for a window system without keyboards.
    public func requestKeyboard() {}
}

/// The delegate of a window. The platform makes every call on the main thread, inside `Platform.with`.
@MainActor
public protocol HostWindowDelegate: AnyObject {
    /// Called for each input event of the window. Each sample is delivered once, in the order of the times.
    func hostWindow(_ window: any HostWindow, didReceive event: HostEvent)
    /// Called after the content's size or scale changed.
    func hostWindowDidResize(_ window: any HostWindow)
    /// Called after `isActive` changed.
    func hostWindowDidChangeActivation(_ window: any HostWindow)
    /// Called after `isVisible` changed (minimized, restored).
    func hostWindowDidChangeVisibility(_ window: any HostWindow)
    /// Called when the user wants to close the window. Return true to close it.
    func hostWindowShouldClose(_ window: any HostWindow) -> Bool
    /// Called after the window was closed. It is the last call.
    func hostWindowDidClose(_ window: any HostWindow)

    /// Called after a drag entered the content. Until the drag leaves or is dropped, the delegate calls ``HostIncomingDrag/propose(_:)`` with the operation of
    /// a drop.
    func hostWindow(_ window: any HostWindow, dropDidEnter drop: any HostIncomingDrag)
    /// Called after the drag moved, or its allowed operations or the modifiers changed.
    func hostWindow(_ window: any HostWindow, dropDidMove drop: any HostIncomingDrag)
    /// Called after the drag left the content or was cancelled, or after its source terminated. This is the last call for this drag.
    func hostWindow(_ window: any HostWindow, dropDidExit drop: any HostIncomingDrag)
    /// Called after the drag was dropped on the content. The delegate can read its data until it calls ``HostIncomingDrag/finish(_:)``. This is the last call
    /// for this drag.
    func hostWindow(_ window: any HostWindow, didPerform drop: any HostIncomingDrag)
}

/// Default implementations, for delegates that do not accept drops.
extension HostWindowDelegate {
    public func hostWindow(_ window: any HostWindow, dropDidEnter drop: any HostIncomingDrag) { drop.propose([]) }
    public func hostWindow(_ window: any HostWindow, dropDidMove drop: any HostIncomingDrag) { drop.propose([]) }
    public func hostWindow(_ window: any HostWindow, dropDidExit drop: any HostIncomingDrag) {}
    public func hostWindow(_ window: any HostWindow, didPerform drop: any HostIncomingDrag) { drop.finish([]) }
}

/// The standard pointer shapes, which every desktop has. The raw values are CSS names.
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
