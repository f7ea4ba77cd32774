/// The operations that the source of a drag allows.
///
/// Differs from UIKit, which supports only copies and moves: desktop programs also create links. A source may allow any combination.
public struct UIDragSourceOperations: OptionSet, Sendable, Hashable {
    /// One bit for each operation.
    public let rawValue: Int

    /// Creates operations from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The target receives a copy of the data.
    public static let copy = UIDragSourceOperations(rawValue: 1 << 0)
    /// The target receives the data, and the source deletes it.
    public static let move = UIDragSourceOperations(rawValue: 1 << 1)
    /// The target creates a reference to the data, which remains with the source.
    public static let link = UIDragSourceOperations(rawValue: 1 << 2)
}

extension UIDropSession {
    /// The operations that the drag's source allows.
    ///
    /// A drag of this program allows a copy, and also a move if ``UIDragDropSession/allowsMoveOperation`` is true. Another program specifies the operations
    /// of its own drags. If the source only allows a link, a proposal to copy performs a link.
    public var sourceOperations: UIDragSourceOperations {
        (self as? DropSession)?.allowedOperations ?? (allowsMoveOperation ? [.copy, .move] : .copy)
    }
}
