import UIKit

extension CGRect {
    /// The rectangle without `dx` at each side and `dy` above and below. Where it has no room for that it is empty, in its own middle, and
    /// not the null rectangle that `insetBy(dx:dy:)` gives, which is no view's frame.
    func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (dx, dy) = (Swift.min(dx, width / 2), Swift.min(dy, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
