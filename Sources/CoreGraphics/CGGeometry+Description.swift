import Foundation

// The descriptions that Apple's Core Graphics prints and Foundation on Linux lacks. Apps do not declare these conformances themselves, because Apple's
// Foundation has them.

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
