/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
    /// No operation: the drag is cancelled.
    case cancel = 0
    /// No operation: the target usually accepts the data, but not here and now. The badge shows it, and a drop is cancelled.
    case forbidden = 1
    /// The data is copied.
    case copy = 2
    /// The data is moved: the target inserts it, and the source deletes it. Only within one program, and only if the source allows it.
    case move = 3

    /// Whether the target gets data.
    var transfersData: Bool { self == .copy || self == .move }
}
