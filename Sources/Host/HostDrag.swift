import Foundation

/// The operations of a drag.
public struct HostDragOperations: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let copy = HostDragOperations(rawValue: 1 << 0)
    public static let move = HostDragOperations(rawValue: 1 << 1)
    public static let link = HostDragOperations(rawValue: 1 << 2)
}

/// A drag of this program that continues outside of the program's windows. The window system tracks its pointer.
public struct HostOutgoingDrag {
    public var content: any HostContent
    public var operations: HostDragOperations
    /// The drag image.
    public var image: RenderTree
    public var imageSize: CGSize
    /// The pointer's position in the image, in points from its top left corner.
    public var hotSpot: CGPoint
    /// Called exactly once, with the operation of the program that received the drop, or nil if nothing was dropped. If the drag re-enters a window of this
    /// program, it is a ``HostIncomingDrag`` there. Its `outgoing` is the handle that ``HostWindow/beginDrag(_:)`` returned.
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

/// The handle of a running ``HostOutgoingDrag``.
@MainActor
public protocol HostDragHandle: AnyObject {
    /// Cancels the drag, and calls its `didEnd` with nil.
    func cancel()
}

/// A drag over a window, of another program, or of this program if its own drag re-entered.
@MainActor
public protocol HostIncomingDrag: AnyObject {
    /// The data. It can be read only after ``HostWindowDelegate/hostWindow(_:didPerform:)``. Earlier reads throw ``HostContentError/notDropped``.
    var content: any HostContent { get }
    /// The operations that the source allows.
    var operations: HostDragOperations { get }
    /// The location, in points from the content's top left corner.
    var location: CGPoint { get }
    /// The handle of the drag if this program started it; nil for a drag from another program.
    var outgoing: (any HostDragHandle)? { get }

    /// Proposes the operation of a drop at the current location; an empty set refuses the drop. Call this again after each move.
    func propose(_ operation: HostDragOperations)
    /// Ends a drop after its data was read. `operation` is the operation that was performed; empty if it failed. Call this once.
    func finish(_ operation: HostDragOperations)
}

/// The desktop's clipboard.
@MainActor
public protocol HostClipboard: AnyObject {
    /// The content: the object passed to ``write(_:)``, or the content of another program; nil if the clipboard is empty.
    var content: (any HostContent)? { get }
    /// Incremented whenever any program, including this one, sets the content.
    var changeCount: Int { get }
    /// Called after ``changeCount`` was incremented.
    var onChange: (() -> Void)? { get set }

    /// Sets the content; nil clears the clipboard.
    func write(_ content: (any HostContent)?)

    /// Reads a format synchronously, for calls that must return a value. During the read, other main-actor code does not run, events are not delivered, and
    /// frames are not drawn.
    ///
    /// - Throws: The errors of ``HostContent/read(_:_:)``, ``HostContentError/tooLarge(limit:)`` for more than `limit` bytes, or
    ///   ``HostContentError/ownerFailed(_:)`` after `timeout` seconds of real time.
    func readNow(_ format: String, limit: Int, timeout: TimeInterval) throws -> Data
}
