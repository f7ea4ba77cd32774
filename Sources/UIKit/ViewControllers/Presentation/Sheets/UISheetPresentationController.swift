import Foundation

/// Presents a controller on a sheet, which the user can drag to one of its detents or dismiss.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    let sheetView = SheetView(frame: .zero)
    let dimmingView = DimmingView(frame: .zero)
    private lazy var drag = SheetDrag(of: self)
    /// The sheet's height during a drag; nil otherwise.
    var heldHeight: CGFloat? {
        didSet { layOutSheet() }
    }

    // MARK: Heights

    /// The heights at which the sheet can rest. Only the large detent by default.
    open var detents: [Detent] = [.large()] {
        didSet { invalidateDetents() }
    }

    /// The detent of the sheet; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { containerView?.setNeedsLayout() } }
    }

    /// The largest detent that leaves the content behind undimmed and usable; nil dims it at every detent.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Resolves the heights of the detents again, before the next frame.
    open func invalidateDetents() {
        containerView?.setNeedsLayout()
    }

    /// Animates the changes that the closure makes to the sheet.
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

    // MARK: Appearance and behaviour

    /// Whether the sheet has a grabber at its top edge. False by default.
    open var prefersGrabberVisible = false {
        didSet { sheetView.showsGrabber = prefersGrabberVisible }
    }

    /// Whether dragging up in a scroll view at its top enlarges the sheet before it scrolls. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge if the window's height is compact, instead of covering the window. False by default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Whether an edge-attached sheet has its controller's preferred width instead of its container's width. False by default. Affects only a sheet
    /// that is edge-attached because of ``prefersEdgeAttachedInCompactHeight``.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The corner radius of the sheet, in points; nil uses the system's radius.
    open var preferredCornerRadius: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    private var sheetDelegate: (any UISheetPresentationControllerDelegate)? { delegate as? any UISheetPresentationControllerDelegate }

    // MARK: Layout

    open override var presentedView: UIView? {
        if let view = presentedViewController.view { sheetView.show(view) }
        return sheetView
    }

    var attachment: SheetLayout.Attachment {
        let traits = traitCollection
        if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .bottomEdge : .fullScreen }
        return traits.horizontalSizeClass == .compact ? .bottomEdge : .centered
    }

    var sheetLayout: SheetLayout {
        let traits = traitCollection
        let attachment = attachment
        var preferred = preferredContentSize
        let hasPreferredWidth = traits.verticalSizeClass == .compact && widthFollowsPreferredContentSizeWhenEdgeAttached
        if attachment == .bottomEdge, !hasPreferredWidth { preferred.width = 0 }
        return SheetLayout(
            bounds: containerView?.bounds ?? .zero, safeArea: containerView?.safeAreaInsets ?? .zero, attachment: attachment,
            isForm: presentationStyle == .formSheet, preferredSize: preferred)
    }

    /// The detents that resolve to a height, in ascending order of height. Only the large detent if the sheet covers the window.
    var activeDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
        let layout = sheetLayout
        let largest = layout.largestHeight
        guard layout.attachment != .fullScreen else { return [(.large, largest)] }
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
        let radius = preferredCornerRadius ?? PresentationConstants.sheetCornerRadius
        sheetView.setCorners(radius: layout.attachment == .fullScreen ? 0 : radius, bottom: layout.attachment != .bottomEdge)
        var frame = frameOfPresentedViewInContainerView
        if let heldHeight {
            let active = activeDetents
            // Below the smallest detent, move the sheet down instead of shrinking it.
            let smallest = active[0].height
            frame = layout.frame(height: max(layout.resisted(heldHeight, largest: active[active.count - 1].height), smallest))
            if heldHeight < smallest { frame.origin.y += smallest - heldHeight }
        }
        sheetView.bounds.size = frame.size
        sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
        if presentation?.phase == .presented { dimmingView.setSeenAlpha(dimming) }
    }

    /// The dimming at the current height, from 0 to 1.
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

    // MARK: Transitions

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

    // MARK: Dragging

    /// Animates the sheet to a detent after a drag, or dismisses it. `velocity` is positive downwards, in points per second.
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
        // A spring's initial velocity is relative to the distance to its target.
        let goal = activeDetents.first { $0.identifier == identifier }?.height ?? 0
        let way = (heldHeight ?? goal) - goal
        UIView.animate(
            withDuration: PresentationConstants.settleDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: abs(way) > 1 ? velocity / way : 0, options: [.allowUserInteraction]
        ) { [self] in
            // A sheet that covers the window keeps its detent for the next regular height.
            if attachment != .fullScreen { selectedDetentIdentifier = identifier }
            heldHeight = nil
            sheetView.layoutIfNeeded()
        }
        if identifier != old { sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }
}
