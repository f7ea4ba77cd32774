import UIKit

/// A small button that takes touches up to 44 × 44 points around its middle.
final class SmallButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let width = max(0, 44 - bounds.width)
        let height = max(0, 44 - bounds.height)
        return bounds.insetBy(dx: -width / 2, dy: -height / 2).contains(point)
    }
}
