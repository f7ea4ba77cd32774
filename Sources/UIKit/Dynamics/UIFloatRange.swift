import Foundation

/// The numbers from one to another.
public struct UIFloatRange: Hashable, Sendable {
    /// The least.
    public var minimum: CGFloat
    /// The greatest.
    public var maximum: CGFloat

    /// The range of zero alone.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// The numbers from `minimum` to `maximum`.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Zero alone.
    public static let zero = UIFloatRange()
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether it has no bounds.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
