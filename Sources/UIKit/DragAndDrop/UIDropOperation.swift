/// What a drop does with the data that is dragged.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag is cancelled.
    case cancel = 0
    /// Nothing: data that would otherwise be taken is refused here and now. The drag is cancelled, and shows so while it is over the place.
    case forbidden = 1
    /// The data is copied.
    case copy = 2
    /// The data is moved: the target inserts it and the source takes it away, which both do themselves. Only inside one program, and only where
    /// the source allows it.
    case move = 3

    /// Whether a drop with it gives data to the target.
    var transfersData: Bool { self == .copy || self == .move }
}
