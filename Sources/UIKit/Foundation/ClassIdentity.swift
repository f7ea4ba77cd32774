/// Whether both are the same class. Nil is the same as nil only.
///
/// Classes are objects on Apple's systems, where the standard library's `===` compares them. They are not on Linux.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }

/// Whether the two are different classes, or one of them is nil.
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
