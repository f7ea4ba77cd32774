/// Whether both classes are identical. Nil is only identical to nil.
///
/// On Apple's systems classes are objects, so the standard library's `===` compares them. On Linux they are not, so this operator is needed.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }

/// Whether the classes differ, or only one of them is nil.
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
