import UIKit

extension UIView {
    /// This view and its subviews, if their constraints allow more than one frame.
    func ambiguousViews() -> [UIView] {
        (hasAmbiguousLayout ? [self] : []) + subviews.flatMap { $0.ambiguousViews() }
    }

    /// Draws a red line around each subview, so that you see empty and misplaced ones.
    func outlineSubviews() {
        for subview in subviews {
            subview.layer.borderWidth = 1
            subview.layer.borderColor = UIColor.systemRed.cgColor
            subview.outlineSubviews()
        }
    }
}
