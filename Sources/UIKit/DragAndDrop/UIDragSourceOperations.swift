/// What the source of a drag lets be done with its data. UIKit knows copies and moves alone; between the programs of a desktop there are links
/// too, and a source may allow any of the three and refuse the others.
public struct UIDragSourceOperations: OptionSet, Sendable, Hashable {
    /// One bit for each operation.
    public let rawValue: Int

    /// Operations from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The target gets data of its own.
    public static let copy = UIDragSourceOperations(rawValue: 1 << 0)
    /// The target gets the data, and the source gives them up.
    public static let move = UIDragSourceOperations(rawValue: 1 << 1)
    /// The target refers to the data, which stay the source's.
    public static let link = UIDragSourceOperations(rawValue: 1 << 2)
}

extension UIDropSession {
    /// What the drag's source allows. A drag of this program is copied, and moved where ``UIDragDropSession/allowsMoveOperation`` says so; one of
    /// another program as that one says. A proposal to copy is answered by a link where the source allows nothing else.
    public var sourceOperations: UIDragSourceOperations {
        (self as? DropSession)?.allowedOperations ?? (allowsMoveOperation ? [.copy, .move] : .copy)
    }
}
