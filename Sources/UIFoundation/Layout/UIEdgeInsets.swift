import Foundation

/// Distances by which the edges of a rectangle move inwards, in points. Negative values move them outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The inset of the top edge. Positive values move it down.
    public var top: CGFloat
    /// The inset of the left edge. Positive values move it right.
    public var left: CGFloat
    /// The inset of the bottom edge. Positive values move it up.
    public var bottom: CGFloat
    /// The inset of the right edge. Positive values move it left.
    public var right: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets of four distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of zero.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards by `insets`. Insets wider than the rectangle give a negative size, as on Apple's systems.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
