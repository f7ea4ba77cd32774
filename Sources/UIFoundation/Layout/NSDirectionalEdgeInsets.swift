import Foundation

/// Edge insets with leading and trailing edges, which follow the layout direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The inset of the top edge. Positive values move it down.
    public var top: CGFloat
    /// The inset of the leading edge. Positive values move it inwards.
    public var leading: CGFloat
    /// The inset of the bottom edge. Positive values move it up.
    public var bottom: CGFloat
    /// The inset of the trailing edge. Positive values move it inwards.
    public var trailing: CGFloat

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets of four distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
    /// Creates directional insets from left and right ones, for a layout direction.
    @inlinable package init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}

extension UIEdgeInsets {
    /// Creates insets from directional ones, for a layout direction.
    @inlinable package init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        self.init(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }
}
