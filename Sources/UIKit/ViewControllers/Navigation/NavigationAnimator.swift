import Foundation

/// The push and pop animation: the upper view slides over the lower one, which moves aside a little.
@MainActor
final class NavigationAnimator: MainActorObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool
    private let isMirrored: Bool
    private var animator: UIViewPropertyAnimator?

    init(isPush: Bool, isMirrored: Bool) {
        self.isPush = isPush
        self.isMirrored = isMirrored
        super.init(onMainActor: ())
    }

    /// Horizontal movement of the lower view, as a fraction of the width.
    private static let parallax: CGFloat = 0.3
    /// Opacity of the shade over the lower view.
    private static let shade: CGFloat = 0.12

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        BarConstants.pushDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let container = transitionContext.containerView
        let width = (isMirrored ? -1 : 1) * container.bounds.width
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        let (upper, lower) = isPush ? (to, from) : (from, to)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        let edge = UIView(frame: CGRect(x: isMirrored ? container.bounds.width : -6, y: 0, width: 6, height: container.bounds.height))
        let gone = CGAffineTransform(translationX: width, y: 0)
        let away = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
        UIView.performWithoutAnimation {
            if let to, let controller = transitionContext.viewController(forKey: .to) {
                to.setUntransformedFrame(transitionContext.finalFrame(for: controller))
                if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
            }
            if let upper {
                container.insertSubview(shade, belowSubview: upper)
                container.insertSubview(edge, belowSubview: upper)
            }
            edge.backgroundColor = UIColor.black.withAlphaComponent(0.06)
            upper?.transform = isPush ? gone : .identity
            lower?.transform = isPush ? .identity : away
            edge.transform = isPush ? gone : .identity
            shade.alpha = isPush ? 0 : Self.shade
        }
        let made = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), timingParameters: UISpringTimingParameters(dampingRatio: 1))
        made.addAnimations { [isPush] in
            upper?.transform = isPush ? .identity : gone
            lower?.transform = isPush ? away : .identity
            edge.transform = isPush ? .identity : gone
            shade.alpha = isPush ? Self.shade : 0
        }
        made.addCompletion { [weak self] _ in
            self?.animator = nil
            shade.removeFromSuperview()
            edge.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            UIView.performWithoutAnimation {
                upper?.transform = .identity
                lower?.transform = .identity
            }
        }
        animator = made
        return made
    }
}
