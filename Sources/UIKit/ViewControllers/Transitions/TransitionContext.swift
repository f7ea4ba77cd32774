import Foundation

/// One transition between two controllers, from the first frame to the last: it runs the animator, by time or by a finger, and says when
/// everything is over. Presentations, navigation controllers and tab bar controllers each make one for a transition.
@MainActor
final class TransitionContext: MainActorObject, UIViewControllerContextTransitioning {
    /// One of the two controllers.
    struct Side {
        let controller: UIViewController?
        /// The view that goes or comes; nil where it stays.
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
    /// Moves the animator's animations and those alongside, where they can be held.
    private(set) var driver: TransitionDriver?
    /// Puts the views where they belong, with whether the transition completed. Called once.
    private var completion: ((Bool) -> Void)?
    /// UIKit ended the transition, not its animator.
    private var wasEnded = false
    /// Whether it was completed then.
    private var endsCompleted = false

    /// A transition in `container`.
    ///
    /// - Parameters:
    ///   - animator: Nil makes the change at once.
    ///   - interactor: Nil lets time drive it.
    ///   - completion: Puts the views where they belong, with whether the transition completed.
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

    /// How fast and along which curve it goes on when it is let go.
    var completionSpeed: CGFloat { interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    /// Begins.
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

    /// Lets the transition be moved by hand: its animations are set up, and stand still at the beginning.
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

    /// An animator with what others animate along, where there is any of it.
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

    // MARK: What becomes of it

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

    /// Ends the transition at once, whatever its animator does: what it tells later does not matter any more.
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
            viewLog.error("completeTransition(_:) was called twice for one transition: the second call changes nothing.")
            return
        }
        // What the animator says does not count where UIKit ends the transition.
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

    // MARK: Who and where

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
    /// The curve as an option of an animation block.
    var option: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue) << 16) }
}
