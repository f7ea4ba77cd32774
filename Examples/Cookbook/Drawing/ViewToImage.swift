import UIKit

extension UIView {
    /// The view's pixels, with its subviews.
    func makeImage() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { _ in
            drawHierarchy(in: bounds, afterScreenUpdates: true)
        }
    }
}
