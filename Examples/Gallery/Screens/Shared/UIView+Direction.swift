import UIKit

/// Mirrors manual layout, which is written for left-to-right, in right-to-left interfaces.
extension UIView {
    /// Whether the view's layout direction is right-to-left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The alignment to the trailing edge.
    var trailing: NSTextAlignment { isRightToLeft ? .left : .right }

    /// Mirrors a rectangle if the layout is right-to-left.
    /// - Parameter width: The width of the container, in points; nil for the view's bounds.
    func directed(_ rect: CGRect, in width: CGFloat? = nil) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: (width ?? bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Mirrors a point if the layout is right-to-left.
    func directed(_ point: CGPoint) -> CGPoint { isRightToLeft ? CGPoint(x: bounds.width - point.x, y: point.y) : point }
}
