/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// No operation: the drag is cancelled.
    case cancel = 0
    /// No operation. The target usually accepts the data, but not at this location or time. The badge indicates this, and a drop cancels the drag.
    case forbidden = 1
    /// The data is copied.
    case copy = 2
    /// The data is moved: the target inserts it, and the source deletes it. Only possible within one program, and only if the source allows it.
    case move = 3

    /// Whether the operation transfers data to the target.
    var transfersData: Bool { self == .copy || self == .move }
}
