import Foundation

/// A transition between two controllers. Runs the animator, by time or interactively, and calls the completion at the end. Presentations,
/// navigation controllers and tab bar controllers create one for each transition.
@MainActor
final class TransitionContext: MainActorObject, UIViewControllerContextTransitioning {
    /// One of the two controllers of the transition, with its view and frames.
    struct Side {
        let controller: UIViewController?
        /// The view that the transition removes or inserts; nil if it stays.
        let view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let containerView: UIView
    let from: Side
    let to: Side
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    let coordinator: TransitionCoordinator
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    var targetTransform: CGAffineTransform { .identity }

    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Scrubs the animator's and the alongside animations; nil if they cannot be paused.
    private(set) var driver: TransitionDriver?
    /// Updates the view hierarchy; the argument is whether the transition completed. Called once.
    private var completion: ((Bool) -> Void)?
    /// Whether UIKit ended the transition before its animator did.
    private var wasEnded = false
    /// Whether UIKit ended the transition as completed.
    private var endsCompleted = false

    /// Creates a transition in `container`.
    ///
    /// - Parameters:
    ///   - animator: Nil makes the change without animation.
    ///   - interactor: Nil makes the transition non-interactive.
    ///   - completion: Updates the view hierarchy; the argument is whether the transition completed.
    init(
        in container: UIView, from: Side, to: Side, style: UIModalPresentationStyle = .none,
        animator: (any UIViewControllerAnimatedTransitioning)?, interactor: (any UIViewControllerInteractiveTransitioning)?,
        completion: @escaping (Bool) -> Void
    ) {
        containerView = container
        self.from = from
        self.to = to
        self.animator = animator
        self.interactor = animator == nil ? nil : interactor
        presentationStyle = style
        isAnimated = animator != nil
        coordinator = TransitionCoordinator(
            in: container, from: from.controller, to: to.controller, presentationStyle: style, isAnimated: animator != nil)
        self.completion = completion
        super.init(onMainActor: ())
        coordinator.context = self
        if let animator { coordinator.transitionDuration = animator.transitionDuration(using: self) }
        if let interactor = self.interactor {
            isInteractive = interactor.wantsInteractiveStart
            coordinator.initiallyInteractive = isInteractive
        }
        from.controller?.currentTransition = self
        to.controller?.currentTransition = self
    }

    // MARK: Running

    /// Whether ``completeTransition(_:)`` was called.
    var isOver: Bool { completion == nil }

    /// Speed and curve of the animation after an interaction.
    var completionSpeed: CGFloat { interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    /// Starts the transition.
    func run() {
        guard let animator else {
            coordinator.runAlongside()
            return completeTransition(true)
        }
        if let interactor, isInteractive {
            interactor.startInteractiveTransition(self)
            if driver == nil { animateAlongside() }
        } else if interactor is UIPercentDrivenInteractiveTransition {
            (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
            makeDriver().start()
        } else if let interruptible = animator.ownInterruptibleAnimator(using: self) {
            let driver = TransitionDriver(animators: [interruptible] + alongsideAnimator, duration: coordinator.transitionDuration)
            self.driver = driver
            driver.start()
        } else {
            animator.animateTransition(using: self)
            animateAlongside()
        }
    }

    /// Returns a driver that can scrub the transition, with the animations paused at the start.
    func makeDriver() -> TransitionDriver {
        if let driver { return driver }
        let duration = coordinator.transitionDuration
        if let interruptible = animator?.ownInterruptibleAnimator(using: self) {
            let made = TransitionDriver(animators: [interruptible] + alongsideAnimator, duration: duration)
            driver = made
            return made
        }
        let tracking = UIViewPropertyAnimator(duration: duration, curve: .linear)
        let made = TransitionDriver(animators: [tracking], duration: duration)
        driver = made
        tracking.track { [animator, coordinator] in
            animator?.animateTransition(using: self)
            UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction]) { coordinator.runAlongside() }
        }
        return made
    }

    /// An animator for the alongside animations; empty without such animations.
    private var alongsideAnimator: [any UIViewImplicitlyAnimating] {
        guard coordinator.hasAlongside else {
            coordinator.runAlongside()
            return []
        }
        let animator = UIViewPropertyAnimator(duration: coordinator.transitionDuration, curve: completionCurve)
        animator.addAnimations { [coordinator] in coordinator.runAlongside() }
        return [animator]
    }

    private func animateAlongside() {
        guard !coordinator.hasRun else { return }
        guard coordinator.hasAlongside, coordinator.transitionDuration > 0 else { return coordinator.runAlongside() }
        UIView.animate(withDuration: coordinator.transitionDuration, delay: 0, options: [.allowUserInteraction, completionCurve.option]) {
            self.coordinator.runAlongside()
        }
    }

    // MARK: State changes

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = false
        coordinator.interactionChanged()
    }

    func cancelInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = true
        coordinator.interactionChanged()
    }

    func pauseInteractiveTransition() {
        guard !isInteractive, !isOver else { return }
        isInteractive = true
        transitionWasCancelled = false
        coordinator.interactionChanged()
    }

    /// Ends the transition immediately. An interactive transition is cancelled.
    func end() { end(completed: !(isInteractive || transitionWasCancelled)) }

    /// Ends the transition immediately. Later calls of its animator have no effect.
    func end(completed: Bool) {
        guard !isOver else { return }
        wasEnded = true
        endsCompleted = completed
        driver?.finish(completed: completed)
        completeTransition(completed)
    }

    func completeTransition(_ didComplete: Bool) {
        guard let completion else {
            if wasEnded { return }
            viewLog.error("Ignored the second call of completeTransition(_:) for a transition. Call it exactly once.")
            return
        }
        // If UIKit ended the transition, ignore the animator's value.
        let didComplete = wasEnded ? endsCompleted : didComplete
        self.completion = nil
        isInteractive = false
        transitionWasCancelled = !didComplete
        driver = nil
        if from.controller?.currentTransition === self { from.controller?.currentTransition = nil }
        if to.controller?.currentTransition === self { to.controller?.currentTransition = nil }
        completion(didComplete)
        coordinator.end()
        animator?.animationEnded(didComplete)
        (interactor as? UIPercentDrivenInteractiveTransition)?.detach(from: self)
    }

    // MARK: Controllers and frames

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

    private func side(of controller: UIViewController) -> Side? {
        controller === from.controller ? from : controller === to.controller ? to : nil
    }
}

extension UIView.AnimationCurve {
    /// The curve as an animation option.
    var option: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue) << 16) }
}
