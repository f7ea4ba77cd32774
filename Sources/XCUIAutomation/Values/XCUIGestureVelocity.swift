import CoreGraphics
import Foundation

/// The velocity of a finger, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Points per second.
    public let rawValue: CGFloat

    /// Creates a velocity from points per second.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a velocity from points per second.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a velocity from points per second.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    /// Creates a velocity from points per second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    /// The default velocity: 1000 points per second.
    public static let `default` = XCUIGestureVelocity(rawValue: 1000)
    /// A slow movement: 400 points per second.
    public static let slow = XCUIGestureVelocity(rawValue: 400)
    /// A fast movement: 2500 points per second.
    public static let fast = XCUIGestureVelocity(rawValue: 2500)

    /// The duration of a movement between two points, in seconds: at least 0.05, at most 10.
    func duration(from start: CGPoint, to end: CGPoint) -> TimeInterval {
        let distance = hypot(end.x - start.x, end.y - start.y)
        return TimeInterval(min(10, max(0.05, distance / max(rawValue, 1))))
    }
}
