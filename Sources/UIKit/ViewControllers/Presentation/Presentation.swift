import Foundation

/// The presentation of one controller by another: creates the container, runs the transitions, and keeps each controller's appearance callbacks
/// paired. The presentation controller determines the content and the frame.
@MainActor
final class Presentation {
    enum Phase { case presenting, presented, dismissing, dismissed }

    /// The controller whose content is covered. It retains the presentation.
    private(set) weak var presenting: UIViewController?
    private(set) var presented: UIViewController
    /// The current presentation controller: ``original``, or another one that adapts the style to the window's size.
    private(set) var controller: UIPresentationController
    /// The presentation controller of the style that the app chose.
    let original: UIPresentationController
    private(set) var phase = Phase.presenting
    private(set) var containerView: PresentationContainerView?

    /// The first responder before the presentation. It becomes first responder again if the presented controller's responder lost the status.
    private weak var formerResponder: UIResponder?
    /// The position of the presenting controller's view before its removal.
    private var presentersPosition: PresentersPosition?
    private var waitingDismissals: [(animated: Bool, completion: (() -> Void)?)] = []
    private(set) var transition: TransitionContext?

    init(of presented: UIViewController, by presenting: UIViewController, source: UIViewController) {
        self.presented = presented
        self.presenting = presenting
        original = presented.presentationController(for: presenting, source: source)
        controller = original
        original.presentation = self
    }

    isolated deinit { containerView?.removeFromSuperview() }

    /// The superview of the container: the window, or the superview of the presenting controller's view.
    private var host: UIView? {
        let view = presenting?.viewIfLoaded
        return controller.shouldPresentInFullscreen ? view?.window : view?.superview ?? view?.window
    }

    // MARK: Presenting

    func present(animated: Bool, source: UIViewController, completion: (() -> Void)?) {
        guard let presenting, let host else { return }
        adapt(to: presenting.traitCollection)
        makeContainer(in: host)
        let covered = controller.shouldRemovePresentersView ? presenting : nil
        let animator = animated ? presentationAnimator(source: source) : nil
        controller.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: controller === original ? .none : controller.presentationStyle,
            transitionCoordinator: nil)
        let context = makeContext(
            from: presenting, fromView: covered?.viewIfLoaded, to: presented, toView: controller.presentedView, animator: animator,
            interactor: animator.flatMap { presented.transitioningDelegate?.interactionControllerForPresentation(using: $0) }
        ) { [self] completed in
            didPresent(completed: completed)
            if completed { completion?() }
            runWaitingDismissals()
        }
        let first = presenting.viewIfLoaded?.window?.firstResponder
        // A search bar is edited while its controller is presented, so its editing ends with the presentation.
        formerResponder = first?.isPart(of: presented) == true ? nil : first
        controller.presentationTransitionWillBegin()
        coverInputViews()
        if let view = covered?.viewIfLoaded { moveIntoContainer(view) }
        covered?.beginTransition(isAppearing: false, animated: animated)
        presented.beginTransition(isAppearing: true, animated: animated)
        if animator == nil { showPresentedView() }
        containerView?.layoutIfNeeded()
        context.run()
    }

    private func didPresent(completed: Bool) {
        transition = nil
        let covered = controller.shouldRemovePresentersView ? presenting : nil
        guard completed else {
            phase = .dismissed
            putPresentersViewBack()
            presented.beginTransition(isAppearing: false, animated: true)
            covered?.beginTransition(isAppearing: true, animated: true)
            takeAway()
            covered?.endTransition()
            controller.presentationTransitionDidEnd(false)
            return letGo()
        }
        showPresentedView()
        if covered != nil { presenting?.viewIfLoaded?.removeFromSuperview() }
        covered?.endTransition()
        // End the transition before the phase changes, because `isBeingPresented` must still be true in viewDidAppear(_:).
        presented.endTransition()
        phase = .presented
        controller.presentationTransitionDidEnd(true)
        for consumer in controller.presentedView?.window?.eventConsumers ?? [] { consumer.screenDidChange(to: controller.presentedView) }
    }

    /// Completes a running presentation transition immediately.
    func finishPresenting() {
        if phase == .presenting { transition?.end(completed: true) }
    }

    // MARK: Dismissing

    func dismiss(
        animated: Bool, animator own: (any UIViewControllerAnimatedTransitioning)? = nil, completion: (() -> Void)?
    ) {
        switch phase {
        case .presenting:
            waitingDismissals.append((animated, completion))
            return
        case .dismissing, .dismissed:
            completion?()
            return
        case .presented:
            break
        }
        // If the presented controller presents another one, both are dismissed, and the frontmost animates.
        if let upper = presented.presentation {
            upper.absorb(self, animated: animated)
            return upper.dismiss(animated: animated, completion: completion)
        }
        phase = .dismissing
        let presenting = presenting
        let uncovered = controller.shouldRemovePresentersView ? presenting : nil
        let animator = animated ? own ?? dismissalAnimator() : nil
        uncovered?.viewIfLoaded.map(fitToContainer)
        let context = makeContext(
            from: presented, fromView: controller.presentedView, to: presenting, toView: uncovered?.viewIfLoaded, animator: animator,
            interactor: animator.flatMap { presented.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
        ) { [self] completed in
            didDismiss(completed: completed)
            if completed { completion?() }
        }
        controller.dismissalTransitionWillBegin()
        presented.beginTransition(isAppearing: false, animated: animated)
        uncovered?.beginTransition(isAppearing: true, animated: animated)
        context.run()
    }

    private func didDismiss(completed: Bool) {
        transition = nil
        let uncovered = controller.shouldRemovePresentersView ? presenting : nil
        guard completed else {
            phase = .presented
            uncovered?.beginTransition(isAppearing: false, animated: true)
            presented.beginTransition(isAppearing: true, animated: true)
            uncovered?.viewIfLoaded?.removeFromSuperview()
            showPresentedView()
            uncovered?.endTransition()
            presented.endTransition()
            return controller.dismissalTransitionDidEnd(false)
        }
        phase = .dismissed
        putPresentersViewBack()
        // Clear this before the callbacks, since the uncovered controller may present another controller in viewDidAppear(_:).
        if presenting?.presentation === self { presenting?.presentation = nil }
        takeAway()
        uncovered?.endTransition()
        controller.dismissalTransitionDidEnd(true)
        letGo()
    }

    private func runWaitingDismissals() {
        let waiting = waitingDismissals
        waitingDismissals = []
        for dismissal in waiting { dismiss(animated: dismissal.animated, completion: dismissal.completion) }
    }

    /// Takes over the presentation `lower` behind this one. Its presented controller is dismissed together with this presentation's controller.
    private func absorb(_ lower: Presentation, animated: Bool) {
        let middle = lower.presented
        lower.controller.dismissalTransitionWillBegin()
        middle.beginTransition(isAppearing: false, animated: animated)
        presenting = lower.presenting
        presentersPosition = lower.presentersPosition
        lower.presentersPosition = nil
        if lower.controller.shouldRemovePresentersView, !controller.shouldRemovePresentersView {
            // The lower presentation removed the presenting view. This presentation does not, so add the view again.
            putPresentersViewBack()
            presenting?.beginTransition(isAppearing: true, animated: animated)
            presenting?.endTransition()
        }
        lower.phase = .dismissed
        middle.presentation = nil
        lower.takeAway()
        middle.ownPresentation = nil
        lower.controller.dismissalTransitionDidEnd(true)
        lower.controller.presentation = nil
        lower.original.presentation = nil
        middle.heldPresentationController = nil
        presenting?.presentation = self
    }

    /// Removes the presented controller and those that it presented immediately, even during a transition.
    func end() {
        finishPresenting()
        presented.presentation?.end()
        if phase == .dismissing { return transition?.end(completed: true) ?? () }
        dismiss(animated: false, completion: nil)
    }

    // MARK: Views

    private func makeContainer(in host: UIView) {
        let container = PresentationContainerView(
            frame: controller.shouldPresentInFullscreen ? host.bounds : presenting?.viewIfLoaded?.frame ?? host.bounds)
        container.presentation = self
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !controller.shouldPresentInFullscreen, let view = presenting?.viewIfLoaded, view.superview === host {
            host.insertSubview(container, aboveSubview: view)
        } else if let window = host as? UIWindow {
            window.addOverlay(container)
        } else {
            host.addSubview(container)
        }
        containerView = container
    }

    private func makeContext(
        from: UIViewController?, fromView: UIView?, to: UIViewController?, toView: UIView?,
        animator: (any UIViewControllerAnimatedTransitioning)?, interactor: (any UIViewControllerInteractiveTransitioning)?,
        completion: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let container = containerView ?? PresentationContainerView(frame: .zero)
        let comes = to === presented
        let presentedFrame = controller.frameOfPresentedViewInContainerView
        // Only a view that is already in the window has an initial frame. The frames of other views are zero.
        let isIn = fromView?.window != nil
        let begin = isIn ? fromView.map { container.convert($0.bounds, from: $0) } ?? .zero : .zero
        let context = TransitionContext(
            in: container,
            from: .init(
                controller: from, view: fromView, initialFrame: begin, finalFrame: comes && fromView != nil ? container.bounds : .zero),
            to: .init(
                controller: to, view: toView, initialFrame: .zero,
                finalFrame: comes ? presentedFrame : toView == nil ? .zero : presentersFrame(in: container)),
            style: controller.presentationStyle, animator: animator, interactor: interactor, completion: completion)
        transition = context
        return context
    }

    /// Adds the presented view to the container.
    private func showPresentedView() {
        guard let containerView, let view = controller.presentedView else { return }
        if view.superview == nil || !view.isDescendant(of: containerView) {
            view.frame = controller.frameOfPresentedViewInContainerView
            if view.frame == containerView.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            containerView.addSubview(view)
        }
    }

    private func moveIntoContainer(_ view: UIView) {
        guard let containerView, let superview = view.superview else { return }
        presentersPosition = PresentersPosition(of: view, in: superview)
        let frame = containerView.convert(view.frame, from: superview)
        containerView.insertSubview(view, at: 0)
        view.frame = frame
    }

    /// Places the presenting controller's view, which may have been removed, as it will be after the dismissal.
    private func fitToContainer(_ view: UIView) {
        if let containerView, view.superview == nil { view.frame = presentersFrame(in: containerView) }
    }

    private func presentersFrame(in container: UIView) -> CGRect {
        guard let position = presentersPosition else { return container.bounds }
        // The presentation of an alert decides the alert's frame.
        if let lower = presenting?.ownPresentation, let below = lower.containerView, position.superview === below {
            return container.convert(lower.controller.frameOfPresentedViewInContainerView, from: below)
        }
        return container.convert(position.frame, from: position.superview)
    }

    private func putPresentersViewBack() {
        guard let position = presentersPosition, let view = presenting?.viewIfLoaded else { return }
        position.superview.insertSubview(view, at: min(position.index, position.superview.subviews.count))
        view.frame = presentersFrame(in: position.superview)
        presentersPosition = nil
        // The superview may be a sheet, which decides the frame.
        position.superview.setNeedsLayout()
    }

    /// Removes the presented view and the container.
    private func takeAway() {
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        containerView?.removeFromSuperview()
        containerView = nil
        presented.endTransition()
    }

    private func letGo() {
        presented.ownPresentation = nil
        if presenting?.presentation === self { presenting?.presentation = nil }
        controller.presentation = nil
        original.presentation = nil
        presented.heldPresentationController = nil
        let window = presenting?.viewIfLoaded?.window
        if let formerResponder, let window, window.firstResponder == nil, formerResponder.hostingWindow === window {
            formerResponder.becomeFirstResponder()
        }
        coverInputViews()
    }

    /// Hides the input views of a covered page, and shows them again when it is uncovered.
    private func coverInputViews() { presenting?.viewIfLoaded?.window?.updateInputViews() }
}

// MARK: - Animators

extension Presentation {
    private func presentationAnimator(source: UIViewController) -> any UIViewControllerAnimatedTransitioning {
        if let presenting,
            let own = presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenting, source: source)
        {
            return own
        }
        return controller.presentationAnimator() ?? ModalAnimator(style: presented.modalTransitionStyle, isPresenting: true)
    }

    private func dismissalAnimator() -> any UIViewControllerAnimatedTransitioning {
        presented.transitioningDelegate?.animationController(forDismissed: presented)
            ?? controller.dismissalAnimator() ?? ModalAnimator(style: presented.modalTransitionStyle, isPresenting: false)
    }
}

// MARK: - Adaptivity

extension Presentation {
    /// The adapted style for the given traits; nil keeps the original style.
    private func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? {
        let style =
            (original.delegate?.adaptivePresentationStyle(for: original, traitCollection: traits)
            ?? original.adaptivePresentationStyle(for: traits)).resolved
        return style == .none || style == original.presentationStyle ? nil : style
    }

    /// Chooses the presentation controller for the given traits.
    private func adapt(to traits: UITraitCollection) {
        guard let style = adaptedStyle(for: traits) else {
            if controller !== original { switchController(to: original) }
            return
        }
        guard controller.presentationStyle != style else { return }
        let adapted = UIPresentationController.make(style, presented: presented, presenting: presenting)
        adapted.ownStyle = style
        adapted.delegate = original.delegate
        original.delegate?.presentationController(original, prepare: adapted)
        switchController(to: adapted)
        if let replacement = original.delegate?.presentationController(original, viewControllerForAdaptivePresentationStyle: style),
            replacement !== presented
        {
            replaceContent(with: replacement)
        }
    }

    private func switchController(to new: UIPresentationController) {
        if controller !== original { controller.presentation = nil }
        controller = new
        new.presentation = self
    }

    /// Shows another controller instead of the presented one. The delegate still receives the original presentation controller.
    private func replaceContent(with replacement: UIViewController) {
        let adapted = UIPresentationController.make(controller.presentationStyle, presented: replacement, presenting: presenting)
        adapted.ownStyle = controller.presentationStyle
        adapted.delegate = original.delegate
        presented.ownPresentation = nil
        presented = replacement
        replacement.ownPresentation = self
        switchController(to: adapted)
    }

    /// Adapts the style after the size classes around the presentation changed.
    func adaptIfNeeded() {
        guard phase == .presented, let presenting, let old = containerView else { return }
        let style = adaptedStyle(for: old.traitCollection)
        guard (style ?? original.presentationStyle) != controller.presentationStyle else { return }
        let wasCovered = controller.shouldRemovePresentersView
        original.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: style ?? .none, transitionCoordinator: nil)
        controller.dismissalTransitionWillBegin()
        controller.presentedView?.removeFromSuperview()
        controller.dismissalTransitionDidEnd(true)
        if wasCovered { putPresentersViewBack() }
        old.removeFromSuperview()
        containerView = nil
        adapt(to: presenting.traitCollection)
        guard let host else { return }
        makeContainer(in: host)
        controller.presentationTransitionWillBegin()
        if controller.shouldRemovePresentersView, let view = presenting.viewIfLoaded {
            moveIntoContainer(view)
            view.removeFromSuperview()
        }
        showPresentedView()
        controller.presentationTransitionDidEnd(true)
        containerView?.setNeedsLayout()
    }
}

extension UIResponder {
    /// Whether the responder is a view in the search bar of a presented search controller.
    fileprivate func isPart(of presented: UIViewController) -> Bool {
        guard let search = presented as? UISearchController, let view = self as? UIView else { return false }
        return view.isDescendant(of: search.searchBar)
    }
}
