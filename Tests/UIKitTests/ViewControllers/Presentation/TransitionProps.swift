import UIKit

/// An animator that slides the new view in from the right, or the old view out to the right.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    let isPresenting: Bool
    var duration: TimeInterval = 0.5
    var usesPropertyAnimator = false
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private var animator: UIViewPropertyAnimator?

    init(_ log: CallLog, isPresenting: Bool) {
        self.log = log
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        log.add("animate")
        let change = setUp(transitionContext)
        UIView.animate(withDuration: duration, delay: 0, options: [.curveLinear], animations: change) { [log] _ in
            log.add("animated")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        guard usesPropertyAnimator else { return noAnimator.interruptibleAnimator(using: transitionContext) }
        if let animator { return animator }
        context = transitionContext
        let made = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: setUp(transitionContext))
        made.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        animator = made
        return made
    }

    private lazy var noAnimator = PlainAnimator()

    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }

    private func setUp(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
        let container = context.containerView
        let width = container.bounds.width
        if isPresenting, let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            view.frame = frame.offsetBy(dx: width, dy: 0)
            container.addSubview(view)
            return { view.frame = frame }
        }
        let view = context.view(forKey: .from)
        if let back = context.view(forKey: .to), let view { container.insertSubview(back, belowSubview: view) }
        return { view?.frame.origin.x = width }
    }
}

/// An animator without the optional methods.
final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { transitionContext.completeTransition(true) }
}

/// Provides animators, interactions and a presentation controller, and retains them.
final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var presenting: SlideAnimator
    var dismissing: SlideAnimator
    var interaction: UIPercentDrivenInteractiveTransition?
    var makesController = false

    init(_ log: CallLog) {
        self.log = log
        presenting = SlideAnimator(log, isPresenting: true)
        dismissing = SlideAnimator(log, isPresenting: false)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { dismissing }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        makesController ? CardPresentation(presented, presenting, log) : nil
    }
}

/// A presentation controller that shows a card in the middle, in front of its own dimming view.
final class CardPresentation: UIPresentationController {
    let log: CallLog
    let ground = UIView(frame: .zero)

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: CallLog) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        (containerView?.bounds ?? .zero).insetBy(dx: 100, dy: 150)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        ground.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        log.add("card.willBegin")
        containerView?.insertSubview(ground, at: 0)
        ground.alpha = 0
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [ground] _ in ground.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { log.add("card.didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { log.add("card.dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.add("card.dismissalDidEnd \(completed)") }
}
