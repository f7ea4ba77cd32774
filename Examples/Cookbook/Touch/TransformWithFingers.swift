import UIKit

/// A sticker that two fingers move, scale and rotate at the same time.
final class StickerView: UIView, UIGestureRecognizerDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer { [unowned self] pan in
            let translation = pan.translation(in: superview)
            center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
            pan.setTranslation(.zero, in: superview)
        }
        let pinch = UIPinchGestureRecognizer { [unowned self] pinch in
            transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
            pinch.scale = 1
        }
        let rotation = UIRotationGestureRecognizer { [unowned self] rotation in
            transform = transform.rotated(by: rotation.rotation)
            rotation.rotation = 0
        }
        for recognizer in [pan, pinch, rotation] as [UIGestureRecognizer] {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    required init?(coder: NSCoder) { nil }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        other.view === self
    }
}
