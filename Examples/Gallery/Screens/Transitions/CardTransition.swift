import UIKit

/// The interruptible transition between a card and its page. A finger can catch it in either direction, move it, and complete or reverse
/// it.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// The card. Nil after its deallocation.
    private weak var card: PlaceCard?
    private let page: PlacePageController
    private var motion: CardMotion?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var isInHand = false
    /// The progress at which a finger caught the transition.
    private var caughtAt: CGFloat = 0
    /// Called with a description of each event.
    var onChange: (String) -> Void = { _ in }

    init(from card: PlaceCard, to page: PlacePageController) {
        self.card = card
        self.page = page
        super.init()
        page.onPan = { [weak self] in self?.panned($0) }
    }

    // MARK: UIViewControllerTransitioningDelegate

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeMotion(opens: true) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        makeMotion(opens: false)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

    private func makeMotion(opens: Bool) -> CardMotion {
        let made = CardMotion(opens: opens, card: card, page: page)
        made.onEnd = { [weak self] completed in
            guard let self else { return }
            motion = nil
            interaction = nil
            let isOpen = opens == completed
            let name = local(page.place.name)
            onChange(isOpen ? local("%1 is open", with: name) : local("%1 is a card again", with: name))
        }
        motion = made
        return made
    }

    private func makeInteraction() -> UIPercentDrivenInteractiveTransition {
        let made = UIPercentDrivenInteractiveTransition()
        made.wantsInteractiveStart = isInHand
        interaction = made
        return made
    }

    // MARK: Gestures

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: catchOrBegin()
        case .changed: interaction?.update(progress(of: pan))
        case .ended, .cancelled: letGo(pan)
        default: break
        }
    }

    private func catchOrBegin() {
        isInHand = true
        if let interaction {
            interaction.pause()
            caughtAt = interaction.percentComplete
            onChange(local("Caught %1 in mid flight", with: local(page.place.name)))
        } else {
            caughtAt = 0
            page.dismiss(animated: true)
            onChange(local("Closing %1 by hand", with: local(page.place.name)))
        }
    }

    /// Dragging down closes the page.
    private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
        let travel = pan.translation(in: nil).y / max((page.view.window?.bounds.height ?? 600) * 0.6, 1)
        return min(max(caughtAt + (motion?.opens == true ? -travel : travel), 0), 0.999)
    }

    private func letGo(_ pan: UIPanGestureRecognizer) {
        isInHand = false
        guard let interaction, let motion else { return }
        let speed = pan.velocity(in: nil).y * (motion.opens ? -1 : 1)
        let goesOn = pan.state == .ended && (abs(speed) > 300 ? speed > 0 : progress(of: pan) > 0.4)
        if goesOn { interaction.finish() } else { interaction.cancel() }
    }
}

/// Animates the page between the card's frame and its own.
final class CardMotion: NSObject, UIViewControllerAnimatedTransitioning {
    let opens: Bool
    private weak var card: PlaceCard?
    private let page: PlacePageController
    private var animator: UIViewPropertyAnimator?
    /// Called at the end, with whether the transition completed.
    var onEnd: (Bool) -> Void = { _ in }

    init(opens: Bool, card: PlaceCard?, page: PlacePageController) {
        (self.opens, self.card, self.page) = (opens, card, page)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let container = transitionContext.containerView
        let (page, card, opens) = (page, card, opens)
        let cardFrame = card.map { container.convert($0.bounds, from: $0) } ?? container.bounds.insetBy(dx: 60, dy: 60)
        let whole = opens ? transitionContext.finalFrame(for: page) : page.view.frame
        func show(_ openness: CGFloat) {
            page.openness = openness
            page.view.frame = openness == 0 ? cardFrame : whole
            page.view.layoutIfNeeded()
        }
        if opens {
            container.addSubview(page.view)
            UIView.performWithoutAnimation { show(0) }
        }
        card?.alpha = 0
        let made = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 0.86) {
            show(opens ? 1 : 0)
        }
        made.addCompletion { [weak self] _ in
            let completed = !transitionContext.transitionWasCancelled
            // The animator restored the views' properties, but not `openness`.
            if !completed { UIView.performWithoutAnimation { show(opens ? 0 : 1) } }
            if opens != completed { card?.alpha = 1 }
            self?.animator = nil
            transitionContext.completeTransition(completed)
            self?.onEnd(completed)
        }
        animator = made
        return made
    }
}
