import Foundation

/// Edge insets that know where a line of text starts instead of left and right, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// How far the top edge moves down.
    public var top: CGFloat
    /// How far the edge where a line of text starts moves inwards: the left one where text runs from left to right.
    public var leading: CGFloat
    /// How far the bottom edge moves up.
    public var bottom: CGFloat
    /// How far the edge where a line of text ends moves inwards.
    public var trailing: CGFloat

    /// Insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets of four distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets that move no edge.
    public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
    /// The insets that left and right ones mean in a layout of the given direction.
    init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}

extension UIEdgeInsets {
    /// The insets that directional ones mean in a layout of the given direction.
    init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        self.init(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }
}
