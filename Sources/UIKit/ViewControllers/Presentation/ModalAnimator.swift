import Foundation

/// Animates the presentation and dismissal of a controller in a transition style.
@MainActor
final class ModalAnimator: MainActorObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool
    /// The property animator of the running transition.
    private var animator: UIViewPropertyAnimator?

    init(style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
        super.init(onMainActor: ())
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical: PresentationConstants.coverDuration
        case .crossDissolve: PresentationConstants.dissolveDuration
        case .flipHorizontal, .partialCurl: PresentationConstants.flipDuration
        }
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        switch style {
        case .coverVertical, .crossDissolve: interruptibleAnimator(using: transitionContext).startAnimation()
        case .flipHorizontal: exchange(transitionContext, by: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft)
        case .partialCurl: exchange(transitionContext, by: isPresenting ? .transitionCurlUp : .transitionCurlDown)
        }
    }

    /// Returns an empty animator for styles that animate snapshots (flips and curls), since these cannot be scrubbed.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        guard style == .coverVertical || style == .crossDissolve else { return NoInterruptibleAnimator() }
        if let animator { return animator }
        let moving = transitionContext.view(forKey: isPresenting ? .to : .from)
        let container = transitionContext.containerView
        let isCover = style == .coverVertical
        if isPresenting, let moving, let controller = transitionContext.viewController(forKey: .to) {
            insert(moving, at: transitionContext.finalFrame(for: controller), in: container)
        } else if let back = transitionContext.view(forKey: .to) {
            insert(
                back, at: transitionContext.viewController(forKey: .to).map { transitionContext.finalFrame(for: $0) } ?? container.bounds,
                in: container)
            container.sendSubviewToBack(back)
        }
        let gone: () -> Void = { [weak moving, weak container] in
            guard let moving, let container else { return }
            if isCover {
                let top = container.convert(moving.bounds, from: moving).minY - moving.transform.ty
                moving.transform = CGAffineTransform(translationX: 0, y: container.bounds.maxY - top)
            } else {
                moving.alpha = 0
            }
        }
        let here: () -> Void = { [weak moving] in
            if isCover { moving?.transform = .identity } else { moving?.alpha = 1 }
        }
        if isPresenting { UIView.performWithoutAnimation(gone) }
        let timing: any UITimingCurveProvider =
            isCover ? UISpringTimingParameters(dampingRatio: 1) : UICubicTimingParameters(animationCurve: .easeInOut)
        let made = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), timingParameters: timing)
        made.addAnimations(isPresenting ? here : gone)
        made.addCompletion { [weak self] _ in
            self?.animator = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            UIView.performWithoutAnimation(here)
        }
        animator = made
        return made
    }

    private func exchange(_ context: any UIViewControllerContextTransitioning, by option: UIView.AnimationOptions) {
        let container = context.containerView
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        let frame = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? container.bounds
        UIView.transition(with: container, duration: transitionDuration(using: context), options: [option, .allowUserInteraction]) {
            if let to { self.insert(to, at: frame, in: container) }
            from?.removeFromSuperview()
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func insert(_ view: UIView, at frame: CGRect, in container: UIView) {
        view.frame = frame
        if frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        container.addSubview(view)
    }
}
