import Foundation

/// Presents a controller on a sheet, which a person drags to one of its heights, or away.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    let sheetView = SheetView(frame: .zero)
    let dimmingView = DimmingView(frame: .zero)
    private lazy var drag = SheetDrag(of: self)
    /// The height that a finger gives the sheet; nil while none does.
    var heldHeight: CGFloat? {
        didSet { layOutSheet() }
    }

    // MARK: Heights

    /// The heights at which the sheet comes to rest, the smallest first. Only the large one unless set.
    open var detents: [Detent] = [.large()] {
        didSet { invalidateDetents() }
    }

    /// The detent at which the sheet is; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
    }

    /// The largest detent at which what is behind is neither darkened nor kept from touches; nil always darkens it.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Asks the detents for their heights again, before the next frame.
    open func invalidateDetents() {
        containerView?.setNeedsLayout()
    }

    /// Animates what `changes` changes of the sheet.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        containerView?.setNeedsLayout()
        UIView.animate(
            withDuration: PresentationConstants.settleDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) { [self] in
            containerView?.layoutIfNeeded()
            sheetView.layoutIfNeeded()
        }
    }

    // MARK: Looks and behaviour

    /// Whether the sheet shows a grabber at its top edge. False unless set.
    open var prefersGrabberVisible = false {
        didSet { sheetView.showsGrabber = prefersGrabberVisible }
    }

    /// Whether a drag upwards in a scroll view at its top makes the sheet larger before it scrolls. True unless set.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet lies at the bottom edge where the window is low. False unless set: it fills the window there.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether a sheet at the bottom edge is as wide as its controller wishes, instead of as the window. False unless set.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// How round the sheet's corners are, in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    private var sheetDelegate: (any UISheetPresentationControllerDelegate)? { delegate as? any UISheetPresentationControllerDelegate }

    // MARK: Layout

    open override var presentedView: UIView? {
        if let view = presentedViewController.view { sheetView.show(view) }
        return sheetView
    }

    var isEdgeAttached: Bool { traitCollection.horizontalSizeClass == .compact }

    var sheetLayout: SheetLayout {
        var preferred = preferredContentSize
        if isEdgeAttached, !widthFollowsPreferredContentSizeWhenEdgeAttached { preferred.width = 0 }
        return SheetLayout(
            bounds: containerView?.bounds ?? .zero, safeArea: containerView?.safeAreaInsets ?? .zero, isEdgeAttached: isEdgeAttached,
            isForm: presentationStyle == .formSheet, preferredSize: preferred)
    }

    /// The detents that there is room for, with their heights, from the smallest.
    var activeDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
        let largest = sheetLayout.largestHeight
        let context = DetentContext(containerTraitCollection: traitCollection, maximumDetentValue: largest)
        let active = detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent.identifier, $0) } }
        return active.isEmpty ? [(.large, largest)] : active.sorted { $0.1 < $1.1 }
    }

    /// The detent at which the sheet rests.
    private var restingDetent: (identifier: Detent.Identifier, height: CGFloat) {
        let active = activeDetents
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active[0]
    }

    open override var frameOfPresentedViewInContainerView: CGRect { sheetLayout.frame(height: restingDetent.height) }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        layOutSheet()
    }

    func layOutSheet() {
        guard containerView != nil else { return }
        let layout = sheetLayout
        let attached = layout.isEdgeAttached
        sheetView.setCorners(radius: preferredCornerRadius ?? PresentationConstants.sheetCornerRadius, bottom: !attached)
        var frame = frameOfPresentedViewInContainerView
        if let heldHeight {
            let active = activeDetents
            // Below the smallest height the sheet goes down as it is.
            let smallest = active[0].height
            frame = layout.frame(height: max(layout.resisted(heldHeight, largest: active[active.count - 1].height), smallest))
            if heldHeight < smallest { frame.origin.y += smallest - heldHeight }
        }
        sheetView.bounds.size = frame.size
        sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
        if presentation?.phase == .presented { dimmingView.setSeenAlpha(dimming) }
    }

    /// How much of the darkening is shown.
    private var dimming: CGFloat {
        guard let undimmed = largestUndimmedDetentIdentifier else {
            guard let heldHeight, let smallest = activeDetents.first?.height, heldHeight < smallest, smallest > 0 else { return 1 }
            return max(heldHeight / smallest, 0)
        }
        let active = activeDetents
        guard let limit = active.last(where: { $0.identifier == undimmed })?.height else { return 1 }
        let height = heldHeight ?? restingDetent.height
        guard height > limit else { return 0 }
        let next = active.first { $0.height > limit }?.height ?? height
        return next > limit ? min((height - limit) / (next - limit), 1) : 1
    }

    // MARK: Coming and going

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimmingView.backgroundColor = UIColor(white: 0, alpha: PresentationConstants.dimming)
        dimmingView.frame = containerView.bounds
        dimmingView.alpha = 0
        dimmingView.onTap = { [weak self] in self?.dismissByPerson() }
        containerView.insertSubview(dimmingView, at: 0)
        sheetView.showsGrabber = prefersGrabberVisible
        drag.attach()
        let shown = dimming
        alongside { [dimmingView] in dimmingView.alpha = shown }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimmingView.removeFromSuperview() }
        containerView?.setNeedsLayout()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { [dimmingView] in dimmingView.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            dimmingView.removeFromSuperview()
            sheetView.removeFromSuperview()
        }
        heldHeight = nil
    }

    private func alongside(_ animation: @escaping () -> Void) {
        guard let coordinator = presentedViewController.currentTransition?.coordinator else { return animation() }
        coordinator.animate { _ in animation() }
    }

    override var isSentAwayByPerson: Bool { true }

    override func passesTouch(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? {
        guard dimming == 0, let behind = presentingViewController.viewIfLoaded else { return container }
        return behind.hitTest(behind.convert(point, from: container), with: event)
    }

    override var shutsOutWhatIsBehind: Bool { dimming > 0 }

    // MARK: A finger

    /// A drag ended: the sheet comes to rest at a detent, or goes.
    func comeToRest(from height: CGFloat, velocity: CGFloat) {
        let active = activeDetents
        guard let index = SheetLayout.rest(of: active.map(\.height), from: height, velocity: velocity) else {
            if !dismissByPerson() { settle(at: active[0].identifier, velocity: velocity) }
            return
        }
        settle(at: active[index].identifier, velocity: velocity)
    }

    private func settle(at identifier: Detent.Identifier, velocity: CGFloat) {
        let old = restingDetent.identifier
        // A spring's velocity is in distances to its goal.
        let goal = activeDetents.first { $0.identifier == identifier }?.height ?? 0
        let way = (heldHeight ?? goal) - goal
        UIView.animate(
            withDuration: PresentationConstants.settleDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: abs(way) > 1 ? velocity / way : 0, options: [.allowUserInteraction]
        ) { [self] in
            selectedDetentIdentifier = identifier
            heldHeight = nil
            sheetView.layoutIfNeeded()
        }
        if identifier != old { sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }
}
