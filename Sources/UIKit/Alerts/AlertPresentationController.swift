import CoreGraphics
import Foundation

/// Presents an alert in the middle of the window, or an action sheet at its bottom edge.
@MainActor
final class AlertPresentationController: UIPresentationController {
    private let dimming = DimmingView(frame: .zero)

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var shouldRemovePresentersView: Bool { false }
    override var shouldPresentInFullscreen: Bool { true }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = alert?.alertView else { return super.frameOfPresentedViewInContainerView }
        let margin = AlertConstants.margin
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets).insetBy(dx: margin, dy: margin)
        let size = view.sizeThatFits(area.size)
        let x = (area.midX - size.width / 2).rounded()
        // In a wide window an action sheet without a popover source is centred, since the bottom edge is far away.
        let isAtBottom = isSheet && containerView.traitCollection.horizontalSizeClass != .regular
        return CGRect(
            x: x, y: isAtBottom ? area.maxY - size.height : (area.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        guard let view = containedView else { return }
        let frame = frameOfPresentedViewInContainerView
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let alert else { return }
        alert.loadViewIfNeeded()
        alert.alertView?.alertStyle = isSheet ? .sheet : .alert
        dimming.frame = containerView.bounds
        dimming.backgroundColor = MenuConstants.dimming
        dimming.onTap = { [weak self] in self?.touchedOutside() }
        containerView.insertSubview(dimming, at: 0)
        containerView.layoutIfNeeded()
        fade(to: 1, from: 0)
        alert.takeKeyboard(in: containerView.window)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed, let alert, !alert.isFirstResponder, alert.presentedViewController == nil {
            alert.takeKeyboard(in: containerView?.window)
        }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alert?.returnKeyboard()
        fade(to: 0, from: 1)
    }

    private func fade(to alpha: CGFloat, from start: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = alpha }
        dimming.alpha = start
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha })
    }

    /// Cancels an action sheet after a touch outside it. An alert requires a choice.
    private func touchedOutside() {
        if isSheet { alert?.cancelByPerson() }
    }

    override func presentationAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(isPresenting: true, isSheet: isSheet)
    }
    override func dismissalAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(isPresenting: false, isSheet: isSheet)
    }
}

/// Presents an action sheet as a popover. In a narrow window, or without a source, adapts it to a sheet.
@MainActor
final class AlertPopoverPresentationController: UIPopoverPresentationController {
    override var adaptivePresentationStyle: UIModalPresentationStyle { .overFullScreen }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if sourceItem == nil, traitCollection.horizontalSizeClass == .regular { return .overFullScreen }
        return super.adaptivePresentationStyle(for: traitCollection)
    }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func presentationTransitionWillBegin() {
        alert?.loadViewIfNeeded()
        alert?.alertView?.alertStyle = .popover
        alert?.updatePopoverSize()
        if backgroundColor == nil { backgroundColor = MenuMaterialView.material }
        super.presentationTransitionWillBegin()
        alert?.takeKeyboard(in: containerView?.window)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alert?.returnKeyboard()
    }

    /// Performs the cancel action after a touch outside the popover. Without a cancel action, only dismisses the popover.
    @discardableResult
    override func dismissByPerson() -> Bool {
        guard let alert, alert.cancelAction != nil else { return super.dismissByPerson() }
        return alert.cancelByPerson()
    }
}

/// Fades an alert in while scaling it down slightly; slides an action sheet in.
@MainActor
private final class AlertAnimator: MainActorObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let isSheet: Bool

    init(isPresenting: Bool, isSheet: Bool) {
        self.isPresenting = isPresenting
        self.isSheet = isSheet
        super.init(onMainActor: ())
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? AlertConstants.comeDuration : AlertConstants.goDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        let container = transitionContext.containerView
        let isMoving = !UIAccessibility.isReduceMotionEnabled
        let slides = isSheet && isMoving
        if isPresenting {
            container.addSubview(view)
            container.setNeedsLayout()
            container.layoutIfNeeded()
            view.layoutIfNeeded()
        }
        let distance = container.bounds.maxY - (view.center.y - view.bounds.height / 2)
        let away = CGAffineTransform(translationX: 0, y: max(distance, 0))
        if isPresenting {
            view.alpha = slides ? 1 : 0
            if isMoving {
                view.transform = slides ? away : CGAffineTransform(scaleX: AlertConstants.startScale, y: AlertConstants.startScale)
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { [isPresenting] in
            view.alpha = isPresenting || slides ? 1 : 0
            view.transform = isPresenting || !slides ? .identity : away
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            view.alpha = 1
            view.transform = .identity
        }
    }
}
