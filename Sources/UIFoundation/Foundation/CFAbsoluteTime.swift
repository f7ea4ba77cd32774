import Foundation

/// Seconds since the reference date, 1 January 2001 at 00:00 GMT.
public typealias CFAbsoluteTime = Double

/// The current time of the system clock, which can be set back.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
