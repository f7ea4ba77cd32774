import UIKit

/// A message that fades and slides into its position, and out of it.
final class BannerView: UIView {
    private(set) var isShown = true

    func setShown(_ isShown: Bool) {
        self.isShown = isShown
        UIView.animate(withDuration: 0.3) {
            self.alpha = isShown ? 1 : 0
            self.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: -40)
        }
    }
}
