import Foundation

/// The operations of a drag.
public struct HostDragOperations: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let copy = HostDragOperations(rawValue: 1 << 0)
    public static let move = HostDragOperations(rawValue: 1 << 1)
    public static let link = HostDragOperations(rawValue: 1 << 2)
}

/// A drag of this program that the window system carries after the pointer has left its windows.
public struct HostOutgoingDrag {
    public var content: any HostContent
    public var operations: HostDragOperations
    /// The drag image.
    public var image: RenderTree
    public var imageSize: CGSize
    /// The pointer's position in the image, in points from its top left corner.
    public var hotSpot: CGPoint
    /// Called exactly once: with the other program's operation, or nil if nothing was dropped. A drag that re-enters a window of this
    /// program is a ``HostIncomingDrag`` there, whose `outgoing` is the handle of ``HostWindow/beginDrag(_:)``.
    public var didEnd: @MainActor (HostDragOperations?) -> Void

    public init(
        content: any HostContent, operations: HostDragOperations, image: RenderTree, imageSize: CGSize, hotSpot: CGPoint,
        didEnd: @escaping @MainActor (HostDragOperations?) -> Void
    ) {
        self.content = content
        self.operations = operations
        self.image = image
        self.imageSize = imageSize
        self.hotSpot = hotSpot
        self.didEnd = didEnd
    }
}

/// The handle of a drag that the window system carries.
@MainActor
public protocol HostDragHandle: AnyObject {
    /// Cancels the drag; its `didEnd` is called with nil.
    func cancel()
}

/// A drag of the window system over a window: another program's, or this program's own that re-entered.
@MainActor
public protocol HostIncomingDrag: AnyObject {
    /// The data. Readable only after ``HostWindowDelegate/hostWindow(_:didPerform:)``; before, reads throw ``HostContentError/notDropped``.
    var content: any HostContent { get }
    /// The operations that the source allows.
    var operations: HostDragOperations { get }
    /// The location, in points from the content's top left corner.
    var location: CGPoint { get }
    /// The time of the last event, in seconds of the platform's clock.
    var timestamp: TimeInterval { get }
    var modifiers: HostModifiers { get }
    /// The handle of the drag if this program started it; nil for a drag from another program.
    var outgoing: (any HostDragHandle)? { get }

    /// Proposes the operation of a drop here; empty refuses it. The proposal is requested after each move.
    func propose(_ operation: HostDragOperations)
    /// Ends a drop: the data was taken and `operation` performed; empty if it failed. Called once.
    func finish(_ operation: HostDragOperations)
}

/// The desktop's clipboard.
@MainActor
public protocol HostClipboard: AnyObject {
    /// The content: the object passed to ``write(_:)``, or another program's; nil if the clipboard is empty.
    var content: (any HostContent)? { get }
    /// Incremented whenever any program, including this one, sets the content.
    var changeCount: Int { get }
    /// Called after ``changeCount`` was incremented.
    var onChange: (() -> Void)? { get set }

    /// Sets the content; nil clears the clipboard.
    func write(_ content: (any HostContent)?)

    /// Reads a format synchronously, for calls that must return a value. Meanwhile no other main-actor code runs, no event is delivered,
    /// and no frame is drawn.
    ///
    /// - Throws: The errors of ``HostContent/read(_:_:)``, ``HostContentError/tooLarge(limit:)`` for more than `limit` bytes, and
    ///   ``HostContentError/ownerFailed(_:)`` after `timeout` seconds of real time.
    func readNow(_ format: String, limit: Int, timeout: TimeInterval) throws -> Data
}
