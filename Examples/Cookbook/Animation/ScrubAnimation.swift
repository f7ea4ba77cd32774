import UIKit

/// A panel that a finger opens and closes, and can catch on its way.
final class PanelView: UIView {
    private var animator: UIViewPropertyAnimator?
    private var startFraction: CGFloat = 0
    private(set) var isOpen = false
    private let distance: CGFloat = 300

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(PanelView.pan(_:))))
    }

    required init?(coder: NSCoder) { nil }

    private func pan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            let animator = animator ?? makeAnimator()
            animator.pauseAnimation()
            startFraction = animator.fractionComplete
        case .changed:
            let part = pan.translation(in: superview).y / distance
            animator?.fractionComplete = startFraction + (isOpen ? part : -part)
        case .ended, .cancelled:
            animator?.isReversed = pan.velocity(in: superview).y > 0 ? !isOpen : isOpen
            animator?.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0)
        default: break
        }
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let target = isOpen ? CGAffineTransform.identity : CGAffineTransform(translationX: 0, y: -distance)
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { self.transform = target }
        animator.addCompletion { [weak self] position in
            if position == .end { self?.isOpen.toggle() }
            self?.animator = nil
        }
        self.animator = animator
        return animator
    }
}
