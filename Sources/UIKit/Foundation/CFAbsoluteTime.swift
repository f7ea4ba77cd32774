import Foundation

/// Seconds since the first moment of 2001, in Greenwich.
public typealias CFAbsoluteTime = Double

/// Now, by the machine's clock, which may be set back.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
