import Foundation

// What Apple's Core Graphics prints, where Foundation has nothing of its own on Linux. Apps cannot have declared the conformances: Apple's
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
