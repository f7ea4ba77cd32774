import UIKit

/// Views that are placed by hand are thought of from left to right. Where people read from right to left, these give their mirror images.
extension UIView {
    /// Whether what is in the view is read from right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The end of a line.
    var trailing: NSTextAlignment { isRightToLeft ? .left : .right }

    /// Where a rectangle of the view lies that begins at the left side where people read from left to right.
    /// - Parameter width: How wide its room is, in points; nil for the view's bounds.
    func directed(_ rect: CGRect, in width: CGFloat? = nil) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: (width ?? bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Where a point of the view lies, likewise.
    func directed(_ point: CGPoint) -> CGPoint { isRightToLeft ? CGPoint(x: bounds.width - point.x, y: point.y) : point }
}
