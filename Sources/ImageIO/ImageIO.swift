@_exported import CoreGraphics

/// A byte buffer that grows, by its name in Apple's API.
public typealias CFMutableData = NSMutableData

/// Creates an empty buffer. Both parameters are ignored.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: Int) -> CFMutableData! { NSMutableData() }
