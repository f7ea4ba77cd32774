import UIKit

extension CGRect {
    /// The rectangle inset by `dx` and `dy`. If it is too small the result is empty at its centre, not the null rectangle of
    /// `insetBy(dx:dy:)`, which is not a valid frame.
    func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        let (dx, dy) = (Swift.min(dx, width / 2), Swift.min(dy, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
