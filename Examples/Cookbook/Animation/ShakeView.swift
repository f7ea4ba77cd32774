import UIKit

extension UIView {
    /// Shakes the view sideways, for example after a wrong password.
    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -12, 10, -8, 6, -4, 0]
        animation.duration = 0.5
        animation.isAdditive = true
        layer.add(animation, forKey: "shake")
    }
}
