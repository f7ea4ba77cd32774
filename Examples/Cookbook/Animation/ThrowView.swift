import UIKit

/// A card that a finger throws, and that a spring brings to the nearer edge with the finger's velocity.
final class ThrownCard: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIPanGestureRecognizer { [unowned self] pan in moved(by: pan) })
    }

    required init?(coder: NSCoder) { nil }

    private func moved(by pan: UIPanGestureRecognizer) {
        guard let superview else { return }
        let translation = pan.translation(in: superview)
        center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
        pan.setTranslation(.zero, in: superview)
        guard pan.state == .ended || pan.state == .cancelled else { return }

        let velocity = pan.velocity(in: superview)
        let end = center.x + velocity.x * 0.2
        let target = CGPoint(x: end < superview.bounds.midX ? 60 : superview.bounds.maxX - 60, y: center.y)
        let way = target.x - center.x
        let spring = UISpringTimingParameters(
            dampingRatio: 0.8, initialVelocity: CGVector(dx: way == 0 ? 0 : velocity.x / way, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
        animator.addAnimations { self.center = target }
        animator.startAnimation()
    }
}
