/// Calls `body` and gives its result. Swift on Linux releases objects when their last reference ends, so that there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
