import Foundation

/// Distances by which a rectangle's edges move inwards, in points; negative ones move outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// How far the top edge moves down.
    public var top: CGFloat
    /// How far the left edge moves right.
    public var left: CGFloat
    /// How far the bottom edge moves up.
    public var bottom: CGFloat
    /// How far the right edge moves left.
    public var right: CGFloat

    /// Insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Insets of four distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets that move no edge.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle whose edges are moved inwards by `insets`. Insets wider than the rectangle give a negative size, as on Apple's systems.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
