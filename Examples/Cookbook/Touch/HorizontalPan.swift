import UIKit

/// A card that moves sideways and leaves vertical drags to the scroll view around it.
final class SideCard: UIView {
    private lazy var pan = UIPanGestureRecognizer { [unowned self] pan in
        transform = CGAffineTransform(translationX: pan.translation(in: superview).x, y: 0)
        if pan.state == .ended || pan.state == .cancelled { transform = .identity }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
    }
}
