import Foundation

/// What may be done with dragged data.
public struct HostDragOperations: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let copy = HostDragOperations(rawValue: 1 << 0)
    public static let move = HostDragOperations(rawValue: 1 << 1)
    public static let link = HostDragOperations(rawValue: 1 << 2)
}

/// A drag of ours that the window system carries, since the pointer left our windows.
public struct HostOutgoingDrag {
    public var content: any HostContent
    public var operations: HostDragOperations
    /// What hangs under the pointer.
    public var image: RenderTree
    public var imageSize: CGSize
    /// The pointer's place in the image, in points from its top left corner.
    public var hotSpot: CGPoint
    /// Called once, whatever happens: with the operation that the other program did, or nil when nothing was dropped. A drag that comes
    /// back into a window of this program is a ``HostIncomingDrag`` there whose `outgoing` is its ``HostWindow/beginDrag(_:)`` handle.
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

/// A drag of ours that is with the window system.
@MainActor
public protocol HostDragHandle: AnyObject {
    /// Calls it off; its `didEnd` is called with nil.
    func cancel()
}

/// Something that is dragged over a window by the window system: another program's, or ours that came back.
@MainActor
public protocol HostIncomingDrag: AnyObject {
    /// Readable after ``HostWindowDelegate/hostWindow(_:didPerform:)`` alone; earlier reads throw ``HostContentError/notDropped``.
    var content: any HostContent { get }
    /// What the source allows.
    var operations: HostDragOperations { get }
    /// In points from the content's top left corner.
    var location: CGPoint { get }
    /// Seconds of the platform's clock.
    var timestamp: TimeInterval { get }
    var modifiers: HostModifiers { get }
    /// Our own drag, when it is one.
    var outgoing: (any HostDragHandle)? { get }

    /// Tells the source what a drop here would do; empty refuses it. Asked anew after each move.
    func propose(_ operation: HostDragOperations)
    /// Ends a performed drop: the data was taken and `operation` done, or empty when it failed. Called once.
    func finish(_ operation: HostDragOperations)
}

/// The desktop's clipboard.
@MainActor
public protocol HostClipboard: AnyObject {
    /// What it holds: ours (the very object that was given to ``write(_:)``) or another program's; nil when it is empty.
    var content: (any HostContent)? { get }
    /// Grows by one whenever a program, this one included, put something else in.
    var changeCount: Int { get }
    /// Called after ``changeCount`` grew.
    var onChange: (() -> Void)? { get set }

    /// Takes the clipboard; nil empties it.
    func write(_ content: (any HostContent)?)

    /// The data of one of the content's formats, waited for: for calls that must return a value. Nothing of the program that belongs to the main
    /// actor runs meanwhile, no event is delivered, and no frame is drawn.
    ///
    /// Throws what ``HostContent/read(_:_:)`` throws, ``HostContentError/tooLarge(limit:)`` for more than `limit` bytes, and
    /// ``HostContentError/ownerFailed(_:)`` when it takes longer than `timeout` seconds of real time.
    func readNow(_ format: String, limit: Int, timeout: TimeInterval) throws -> Data
}

extension HostClipboard {
    /// For contents whose reads need nothing of the main actor.
    public func readNow(_ format: String, limit: Int, timeout: TimeInterval) throws -> Data {
        guard let content else { throw HostContentError.noSuchFormat(format) }
        return try BlockingRead.data(timeout: timeout) { try await content.data(format, limit: limit) }
    }
}
