import Foundation

/// How a window starts.
public struct HostWindowConfiguration: Sendable {
    /// What its title bar and the desktop's task list say.
    public var title: String
    /// The content's size in points.
    public var size: CGSize
    /// Whether the desktop draws a frame and a title bar around it.
    public var isDecorated: Bool
    /// The name under which the window's size and position are saved for the next start of the program. Nil saves nothing.
    public var savedName: String?

    public init(title: String = "", size: CGSize = CGSize(width: 1024, height: 768), isDecorated: Bool = true) {
        self.title = title
        self.size = size
        self.isDecorated = isDecorated
    }

    /// The configuration with what `text` says instead: a size as `1280x800`, `bare` for no frame, or both. Words that say neither change
    /// nothing.
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

    /// No window system takes longer sides than a signed 16 bit number's.
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

    /// The nearest size within the limits. The smallest size wins if the two contradict each other.
    public func clamped(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(minimum.width, min(maximum.width, size.width)), height: max(minimum.height, min(maximum.height, size.height)))
    }
}

/// A top-level window: shows a render tree, and tells its delegate what happens to it.
@MainActor
public protocol HostWindow: AnyObject {
    /// Held weakly.
    var delegate: (any HostWindowDelegate)? { get set }

    /// The content's size in points.
    var contentSize: CGSize { get }
    /// Device pixels per point.
    var scale: CGFloat { get }
    /// What the title bar says.
    var title: String { get set }
    /// The window has the keyboard.
    var isActive: Bool { get }
    /// The window can be seen at all: it is open and not minimized.
    var isVisible: Bool { get }
    /// The pointer's shape while it is over the content.
    var cursor: HostCursor { get set }
    /// A pointer of the program's own, in place of ``cursor``; nil for none.
    var cursorPicture: HostCursorPicture? { get set }

    /// Asks for another size of the content, in points, within the limits; the desktop may give a different one.
    func resize(to size: CGSize)
    /// The limits of the window's size, for the person and the program.
    var sizeLimits: HostSizeLimits { get set }
    /// The top left corner of the window with its frame on the screen, in points; nil if the window system does not reveal it.
    var position: CGPoint? { get }
    /// Asks for another ``position``; does nothing if the window system does not let programs move windows.
    func move(to position: CGPoint)
    /// Whether the size is one that was saved when the program ran before.
    var isRestored: Bool { get }
    /// Shows `tree` from the next frame on, and until another is given.
    func present(_ tree: RenderTree)
    /// Hands a drag of ours to the window system, from a button of the mouse that is down on; nil where the window system does not take it,
    /// and then `didEnd` is not called. The mouse belongs to the drag from then on: soon after this returns, the delegate is told that
    /// the pointer was cancelled.
    func beginDrag(_ drag: HostOutgoingDrag) -> (any HostDragHandle)?
    /// What text is typed into; held weakly. While there is one, keys go to the desktop's input method first, and what that makes of them
    /// to the client; keys that it does not use are events as always. Another one, or nil, ends what is composed.
    var textInputClient: (any HostTextInputClient)? { get set }
    /// The client's caret, the text around it or its traits changed.
    func textInputDidChange()
    /// Drops what the input method composes.
    func resetTextInput()
    /// Takes something of the platform's own into the window, where it is shown once it has a ``HostSurface/placement``; nil where the
    /// window cannot. The side that made `native` and the platform agree on what it is (with GTK: a `GtkWidget` without a parent, whose
    /// class asks `lodestone_surface_is_hit` in its `contains`).
    func embed(_ native: OpaquePointer) -> (any HostSurface)?
    /// Shows the window in front of the others, and asks the desktop to give it the keyboard, which the desktop may not do.
    func bringToFront()
    /// Closes the window. Its delegate is told by `hostWindowDidClose`.
    func close()
}

extension HostWindow {
    public var position: CGPoint? { nil }
    public func move(to position: CGPoint) {}
    public var isRestored: Bool { false }
}

/// What a window reports. Every call is on the main thread, inside `Platform.with`.
@MainActor
public protocol HostWindowDelegate: AnyObject {
    /// Something was touched, moved, turned or typed. Samples come in order of time, each once.
    func hostWindow(_ window: any HostWindow, didReceive event: HostEvent)
    /// The content's size or scale changed.
    func hostWindowDidResize(_ window: any HostWindow)
    /// `isActive` changed.
    func hostWindowDidChangeActivation(_ window: any HostWindow)
    /// `isVisible` changed (minimized, restored).
    func hostWindowDidChangeVisibility(_ window: any HostWindow)
    /// The user asks to close the window; true lets it close.
    func hostWindowShouldClose(_ window: any HostWindow) -> Bool
    /// The window is gone. No further call follows.
    func hostWindowDidClose(_ window: any HostWindow)

    /// The window system drags something over the content. Until it leaves or is dropped, ``HostIncomingDrag/propose(_:)`` answers what a
    /// drop would do.
    func hostWindow(_ window: any HostWindow, dropDidEnter drop: any HostIncomingDrag)
    /// It moved, or what it allows or the modifiers changed.
    func hostWindow(_ window: any HostWindow, dropDidMove drop: any HostIncomingDrag)
    /// It left, was called off, or its owner is gone. No further call for this drop follows.
    func hostWindow(_ window: any HostWindow, dropDidExit drop: any HostIncomingDrag)
    /// It was dropped here; its data can be read, until ``HostIncomingDrag/finish(_:)`` is called. No further call for this drop follows.
    func hostWindow(_ window: any HostWindow, didPerform drop: any HostIncomingDrag)
}

/// A delegate that knows nothing of drops refuses them.
extension HostWindowDelegate {
    public func hostWindow(_ window: any HostWindow, dropDidEnter drop: any HostIncomingDrag) { drop.propose([]) }
    public func hostWindow(_ window: any HostWindow, dropDidMove drop: any HostIncomingDrag) { drop.propose([]) }
    public func hostWindow(_ window: any HostWindow, dropDidExit drop: any HostIncomingDrag) {}
    public func hostWindow(_ window: any HostWindow, didPerform drop: any HostIncomingDrag) { drop.finish([]) }
}

/// Shapes of the pointer that every desktop has.
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
    /// Along the line from the bottom left to the top right.
    case resizeUpwards = "nesw-resize"
    /// Along the line from the top left to the bottom right.
    case resizeDownwards = "nwse-resize"
    /// In every direction.
    case move
    case notAllowed = "not-allowed"
    case hidden = "none"
}
