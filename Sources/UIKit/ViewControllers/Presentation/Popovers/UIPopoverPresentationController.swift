import CConformance
import Foundation

/// Presents a controller in a bubble that points to a source view or item. In a narrow window it presents the controller on a sheet instead, unless
/// the delegate's adaptive style is ``UIModalPresentationStyle/none``.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private let popoverView = PopoverView(frame: .zero)
    private let outsideView = DimmingView(frame: .zero)

    // MARK: Source

    /// The view that the popover points to.
    open var sourceView: UIView? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The rectangle of ``sourceView`` to point to, in that view's coordinates. Null, the default, means the view's bounds.
    open var sourceRect = CGRect.null {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The bar button item that the popover points to. Takes precedence over ``sourceView``.
    open var barButtonItem: UIBarButtonItem? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The view or bar item that the popover points to: sets ``sourceView`` or ``barButtonItem``.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? otherItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
            otherItem = barButtonItem == nil && sourceView == nil ? newValue : nil
            containerView?.setNeedsLayout()
        }
    }
    /// A ``sourceItem`` that is neither a view nor a bar button item, such as a tab.
    private var otherItem: (any UIPopoverPresentationControllerSourceItem)?

    /// Whether the popover may overlap its source if space is short. False by default.
    open var canOverlapSourceViewRect = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The directions in which the arrow may point. Any by default; empty shows no arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The direction in which the arrow points; unknown before the popover is shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    // MARK: Appearance and behaviour

    /// The minimum distances to the window's edges, in points. 10 on each side by default.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PresentationConstants.popoverMargin, left: PresentationConstants.popoverMargin, bottom: PresentationConstants.popoverMargin,
        right: PresentationConstants.popoverMargin)
    {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The bubble's colour. Nil, the default, uses the background colour of the controller's view.
    open var backgroundColor: UIColor? {
        didSet { popoverView.fill = backgroundColor }
    }

    /// Views behind the popover that receive touches while it is shown. A touch anywhere else dismisses the popover.
    open var passthroughViews: [UIView]?

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    override var delegateAllowsDismissal: Bool {
        guard let older = popoverDelegate, !OptionalRequirement.presentationControllerShouldDismiss.isImplemented(by: delegate) else {
            return super.delegateAllowsDismissal
        }
        return older.popoverPresentationControllerShouldDismissPopover(self)
    }

    override func didDismissByPerson() {
        super.didDismissByPerson()
        guard let older = popoverDelegate, !OptionalRequirement.presentationControllerDidDismiss.isImplemented(by: delegate) else { return }
        older.popoverPresentationControllerDidDismissPopover(self)
    }

    open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

    open override var shouldRemovePresentersView: Bool { false }

    // MARK: Layout

    open override var presentedView: UIView? {
        if let view = presentedViewController.view { popoverView.show(view) }
        return popoverView
    }

    open override var frameOfPresentedViewInContainerView: CGRect { makeLayout()?.frame ?? super.frameOfPresentedViewInContainerView }

    private func makeLayout() -> PopoverLayout? {
        guard let containerView else { return nil }
        var size = preferredContentSize
        if size.width <= 0 { size.width = PresentationConstants.popoverSize.width }
        if size.height <= 0 { size.height = PresentationConstants.popoverSize.height }
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverLayout(
            size: size, source: source(in: containerView), area: area, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
    }

    /// The rectangle that the popover points to, in the container's coordinates.
    private func source(in container: UIView) -> CGRect {
        let item: (any UIPopoverPresentationControllerSourceItem)? = barButtonItem ?? otherItem
        if let frame = item?.frame(in: container), !frame.isNull { return frame }
        guard let view = sourceView, view.window != nil else {
            return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        }
        return container.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        outsideView.frame = containerView?.bounds ?? .zero
        layOutPopover()
    }

    private func layOutPopover() {
        guard let layout = makeLayout() else { return }
        arrowDirection = layout.direction
        popoverView.popoverLayout = layout
        popoverView.bounds.size = layout.frame.size
        popoverView.center = CGPoint(x: layout.frame.midX, y: layout.frame.midY)
        popoverView.layoutIfNeeded()
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.reposition() }, completion: nil)
    }

    /// Lets the delegate change the source rectangle and view after the window's size changed.
    private func reposition() {
        guard let sourceView, let popoverDelegate else { return }
        var rect = sourceRect.isNull ? sourceView.bounds : sourceRect
        var view = sourceView
        let before = (rect, view)
        popoverDelegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != before.0 { sourceRect = rect }
        if view !== before.1 { self.sourceView = view }
    }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        popoverDelegate?.prepareForPopoverPresentation(self)
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        if sourceItem == nil {
            viewLog.error(
                """
                The popover of \(type(of: presentedViewController)) should have a non-nil sourceView or barButtonItem set before the \
                presentation occurs.
                """
            )
        }
        popoverView.fill = backgroundColor
        outsideView.frame = containerView.bounds
        outsideView.onTap = { [weak self] in self?.dismissByPerson() }
        outsideView.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
        containerView.insertSubview(outsideView, at: 0)
    }

    override func presentationAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        PopoverAnimator(isPresenting: true)
    }

    override func dismissalAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        PopoverAnimator(isPresenting: false)
    }

    override var isSentAwayByPerson: Bool { true }

    override var shutsOutWhatIsBehind: Bool { (passthroughViews ?? []).isEmpty }

    override func passesTouch(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? {
        for view in passthroughViews ?? [] where view.window === container.window {
            if let found = view.hitTest(view.convert(point, from: container), with: event) { return found }
        }
        return container
    }
}

/// Fades a popover in and out without moving it.
@MainActor
private final class PopoverAnimator: MainActorObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init(onMainActor: ())
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationConstants.popoverDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        if isPresenting {
            transitionContext.containerView.addSubview(view)
            view.layoutIfNeeded()
            view.alpha = 0
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) { [self] in
            view.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            view.alpha = 1
        }
    }
}
