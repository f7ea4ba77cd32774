import Foundation

/// A closed range of numbers.
public struct UIFloatRange: Hashable, Sendable {
    /// The minimum.
    public var minimum: CGFloat
    /// The maximum.
    public var maximum: CGFloat

    /// Creates a range that contains only zero.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Creates a range from `minimum` to `maximum`.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The range that contains only zero.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether the range includes all numbers.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
