/// Whether both classes are identical. Nil is only identical to nil.
///
/// Classes are objects on Apple's systems, where the standard library's `===` compares them, but not on Linux.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }

/// Whether the classes differ, or only one of them is nil.
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
