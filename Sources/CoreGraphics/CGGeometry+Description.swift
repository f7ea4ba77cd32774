import Foundation

// Descriptions that Apple's Foundation provides, but Foundation on Linux does not. Apps therefore do not declare these conformances themselves.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// x and y.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// x, y, width and height.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
