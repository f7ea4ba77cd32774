import Foundation

extension UINavigationController {
    // MARK: Sizes

    /// The bar's height for a controller, with the visible parts of its large title and search bar, in points.
    func barHeight(for controller: UIViewController?) -> CGFloat {
        if hidesBar { return 0 }
        return navigationBar.baseHeight(for: controller?.navigationItem) + expansion(of: controller)
    }

    /// The visible height of a controller's large title and search bar, in points.
    func expansion(of controller: UIViewController?) -> CGFloat {
        guard let controller else { return 0 }
        let whole = navigationBar.collapsibleHeight(for: controller.navigationItem)
        return min(controller.containerItems?.barExpansion ?? whole, whole)
    }

    /// Whether the bar is opaque, so that views end at its edge.
    private var isBarOpaque: Bool { !navigationBar.isTranslucent }

    /// Whether a controller's view ends at the top and bottom bars.
    private func endsAtBars(_ controller: UIViewController) -> (top: Bool, bottom: Bool) {
        let edges = controller.edgesForExtendedLayout
        let opaque = isBarOpaque && !controller.extendedLayoutIncludesOpaqueBars
        return (opaque || !edges.contains(.top), !edges.contains(.bottom))
    }

    private var toolbarHeight: CGFloat { hidesToolbar ? 0 : BarConstants.height }

    /// The frame of a controller's view in its superview ``contentContainer``.
    func frame(for controller: UIViewController) -> CGRect {
        let ends = endsAtBars(controller)
        var insets = UIEdgeInsets.zero
        let safe = viewIfLoaded?.safeAreaInsets ?? .zero
        if ends.top, !hidesBar { insets.top = safe.top + barHeight(for: controller) }
        if ends.bottom, !hidesToolbar { insets.bottom = safe.bottom + toolbarHeight }
        return contentContainer.bounds.inset(by: insets)
    }

    /// Positions a controller's view, and sets its insets for the bars.
    func layOutView(of controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        let ends = endsAtBars(controller)
        let growing = navigationBar.collapsibleHeight(for: controller.navigationItem) - expansion(of: controller)
        if let scrollView = controller.shownScrollView(under: .top), !ends.top {
            scrollView.growingTop = hidesBar || isBelowBar(scrollView, of: controller) ? 0 : growing
        }
        let insets = UIEdgeInsets(
            top: ends.top || hidesBar ? 0 : barHeight(for: controller), left: 0, bottom: ends.bottom ? 0 : toolbarHeight, right: 0)
        controller.setBarInsets(insets)
        let frame = frame(for: controller)
        if view.bounds.size != frame.size || view.center != CGPoint(x: frame.midX, y: frame.midY) { view.setUntransformedFrame(frame) }
        guard let search = controller.activeSearch else { return }
        search.setBarInsets(insets)
        if transition == nil { controller.insertSearch(rides: false) }
    }

    /// Updates the bars after a search began or ended, or its bar's size changed.
    func searchDidChange() {
        navigationBar.setItemsNeedLayout()
        changeBars(animated: UIView.areAnimationsEnabled)
    }

    // MARK: Layout

    /// Updates the layout after a change that affects the bars' size.
    func barSizeDidChange() {
        viewIfLoaded?.setNeedsLayout()
        observeContent()
    }

    /// Positions the bars and the visible controllers.
    func layOutBars() {
        guard let view = viewIfLoaded else { return }
        prepareWithoutWindow()
        contentContainer.frame = view.bounds
        let top = stack.last
        let safe = view.safeAreaInsets
        let height = navigationBar.baseHeight(for: top?.navigationItem) + expansion(of: top) + (hidesBar ? 0 : overscroll(of: top))
        let y = hidesBar ? -height - 1 : safe.top
        let frame = CGRect(x: safe.left, y: y, width: view.bounds.width - safe.left - safe.right, height: height)
        if navigationBar.frame != frame { navigationBar.frame = frame }
        navigationBar.alpha = hidesBar ? 0 : 1
        let toolbarY = hidesToolbar ? view.bounds.maxY + 1 : view.bounds.maxY - safe.bottom - BarConstants.height
        toolbar.frame = CGRect(x: 0, y: toolbarY, width: view.bounds.width, height: BarConstants.height)
        for controller in contained where controller.viewIfLoaded?.superview === contentContainer { layOutView(of: controller) }
        observeContent()
        showContentShare()
        guard let top, let scrollView = top.shownScrollView(under: .top), isBelowBar(scrollView, of: top) else { return }
        // The scroll view may have moved below the bar in this layout.
        let whole = navigationBar.collapsibleHeight(for: top.navigationItem)
        let wanted = min(max(distance(scrollView.contentOffset, in: scrollView, of: top), 0), whole)
        if expansion(of: top) < wanted { contentMoved(in: scrollView) }
    }

    /// Updates the visibility and layout of the bars: alongside a transition, in an animation, or immediately.
    func changeBars(animated: Bool) {
        guard isViewLoaded else { return }
        let change: () -> Void = { [weak self] in
            guard let self else { return }
            layOutBars()
            navigationBar.layoutIfNeeded()
            for controller in contained where controller.viewIfLoaded?.superview === contentContainer {
                controller.viewIfLoaded?.layoutIfNeeded()
            }
        }
        let end: () -> Void = { [weak self] in
            guard let self else { return }
            navigationBar.isHidden = hidesBar
            toolbar.isHidden = hidesToolbar
        }
        guard animated, view.window != nil else {
            change()
            return end()
        }
        if let coordinator = transition?.context?.coordinator,
            coordinator.animate(alongsideTransition: { _ in change() }, completion: { _ in end() })
        {
            return
        }
        UIView.animate(withDuration: BarConstants.hideDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            change()
        } completion: { _ in
            end()
        }
    }

    // MARK: Items

    func navigationItemDidChange(_ item: UINavigationItem) {
        // During a transition the item of the leaving controller still determines its insets.
        let shown = contained.first { $0.navigationItem === item && $0.viewIfLoaded?.superview === contentContainer }
        if shown != nil || item === topViewController?.navigationItem { barSizeDidChange() }
    }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === topViewController, isViewLoaded else { return }
        toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    /// Shows or hides the tab bar for the new stack.
    func bottomBarVisibilityDidChange(animated: Bool) {
        guard let tabs = container as? UITabBarController, tabs.selectedViewController === self else { return }
        tabs.bottomBarVisibilityDidChange()
    }

    /// Whether a controller on the stack hides the bottom bar.
    var hidesBottomBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

    // MARK: Scrolling content

    /// Observes the scroll views under the bars.
    func observeContent() {
        guard transition == nil, let top = topViewController else { return }
        if let scrollView = top.shownScrollView(under: .top), scrollView.topObserver !== self { scrollView.topObserver = self }
        guard !hidesToolbar, let scrollView = top.shownScrollView(under: .bottom), scrollView.topObserver !== self else { return }
        // A tab bar around the navigation controller observes the scroll view instead.
        if scrollView.bottomObserver == nil { scrollView.bottomObserver = self }
    }

    /// The lower edge of the bar without its collapsible parts (large title, search bar), in the view's coordinates.
    private func smallBarEdge(for controller: UIViewController) -> CGFloat {
        navigationBar.baseHeight(for: controller.navigationItem) + (viewIfLoaded?.safeAreaInsets.top ?? 0)
    }

    /// Whether a scroll view begins below the bar and moves with the bar's edge. True if it is constrained to the safe area, or below an opaque
    /// bar.
    private func isBelowBar(_ scrollView: UIScrollView, of controller: UIViewController) -> Bool {
        guard let view = viewIfLoaded, scrollView.isDescendant(of: view) else { return false }
        return scrollView.convert(scrollView.bounds.origin, to: view).y >= smallBarEdge(for: controller) - 0.5
    }

    /// The distance from the collapsed bar's bottom edge down to the top of the content, in points; negative if the content is under the bar. If the scroll
    /// view begins below the bar, the height of the large title that is visible at `offset`.
    private func distance(_ offset: CGPoint, in scrollView: UIScrollView, of controller: UIViewController) -> CGFloat {
        let beginning = -offset.y - scrollView.contentInset.top
        if isBelowBar(scrollView, of: controller) { return beginning + navigationBar.collapsibleHeight(for: controller.navigationItem) }
        return beginning - smallBarEdge(for: controller)
    }

    /// The height by which content is pulled beyond its start, in points. It enlarges the large title's area.
    private func overscroll(of controller: UIViewController?) -> CGFloat {
        guard let controller, transition == nil, let scrollView = controller.shownScrollView(under: .top), scrollView.topObserver === self
        else { return 0 }
        let whole = navigationBar.collapsibleHeight(for: controller.navigationItem)
        guard whole > 0 else { return 0 }
        return max(0, distance(scrollView.contentOffset, in: scrollView, of: controller) - scrollView.refreshInset - whole)
    }

    func contentMoved(in scrollView: UIScrollView) {
        guard transition == nil, let top = topViewController, top.shownScrollView(under: .top) === scrollView else {
            let isOld = topViewController?.shownScrollView(under: .top) !== scrollView
            if isOld, scrollView.topObserver === self { scrollView.topObserver = nil }
            return
        }
        let whole = navigationBar.collapsibleHeight(for: top.navigationItem)
        // Before its first layout the scroll view's frame is not valid.
        if whole > 0, !hidesBar, scrollView.bounds.height > 0 {
            let expansion = min(max(distance(scrollView.contentOffset, in: scrollView, of: top), 0), whole)
            let changed = self.expansion(of: top) != expansion
            top.itemsForContainers.barExpansion = expansion == whole ? nil : expansion
            if changed || navigationBar.bounds.height != barHeight(for: top) + overscroll(of: top) { layOutBars() }
        }
        showContentShare()
    }

    /// Fades in the bar's background as content scrolls under it.
    private func showContentShare() {
        navigationBar.contentShare = contentShare(of: topViewController)
        showContentUnderToolbar()
    }

    /// Updates the toolbar's appearance as content scrolls to its bottom edge.
    func showContentUnderToolbar() {
        guard !hidesToolbar else { return }
        toolbar.hasContentUnder = topViewController?.shownScrollView(under: .bottom)?.hasContentUnderBottomBar ?? false
    }

    private func contentShare(of controller: UIViewController?) -> CGFloat {
        guard let controller, let scrollView = controller.shownScrollView(under: .top) else { return 0 }
        let under = -distance(scrollView.contentOffset, in: scrollView, of: controller)
        return min(max(under / 8, 0), 1)
    }

    /// Adjusts a resting offset so that the large title and the search bar are either shown or hidden.
    func titleRestingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        guard let top = topViewController, !hidesBar else { return offset }
        let whole = navigationBar.collapsibleHeight(for: top.navigationItem)
        let distance = distance(offset, in: scrollView, of: top)
        guard distance > 0, distance < whole else { return offset }
        // The search bar collapses first, then the large title.
        let title = navigationBar.showsLargeTitle(of: top.navigationItem) ? BarConstants.largeTitleHeight : 0
        let (low, high) = distance < title ? (0, title) : (title, whole)
        let goal = distance > (low + high) / 2 ? high : low
        return CGPoint(x: offset.x, y: offset.y + distance - goal)
    }

    // MARK: Hiding by gestures

    var barHidingGestures: BarHidingGestures {
        if let barGestures { return barGestures }
        let made = BarHidingGestures(self)
        barGestures = made
        return made
    }

    func barGesturesDidChange() {
        guard isViewLoaded, hidesBarsOnTap || hidesBarsOnSwipe || barGestures != nil else { return }
        barHidingGestures.attach(swipe: hidesBarsOnSwipe, tap: hidesBarsOnTap)
    }
}

/// Gestures that hide and show a navigation controller's bars.
@MainActor
final class BarHidingGestures: NSObject, UIGestureRecognizerDelegate {
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private weak var controller: UINavigationController?

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        for recognizer in [swipe, tap] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
        }
        swipe.addHandler { [weak self] _ in self?.swiped() }
        tap.addHandler { [weak self] _ in self?.tapped() }
    }

    func attach(swipe wantsSwipe: Bool, tap wantsTap: Bool) {
        guard let view = controller?.viewIfLoaded else { return }
        for (recognizer, isWanted) in [(swipe, wantsSwipe), (tap, wantsTap)] as [(UIGestureRecognizer, Bool)] {
            if isWanted, recognizer.view !== view { view.addGestureRecognizer(recognizer) }
            if !isWanted { recognizer.view?.removeGestureRecognizer(recognizer) }
        }
    }

    private func swiped() {
        guard swipe.state == .ended, let controller else { return }
        let travel = swipe.translation(in: controller.view).y
        if travel < -30 { setHidden(true) } else if travel > 30 { setHidden(false) }
    }

    private func tapped() {
        guard tap.state == .ended, let controller else { return }
        setHidden(!controller.isNavigationBarHidden)
    }

    private func setHidden(_ hidden: Bool) {
        guard let controller else { return }
        controller.setNavigationBarHidden(hidden, animated: true)
        if controller.topViewController?.toolbarItems?.isEmpty == false { controller.setToolbarHidden(hidden, animated: true) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let controller, let view = touch.view else { return true }
        return !view.isDescendant(of: controller.navigationBar) && !view.isDescendant(of: controller.toolbar) && !(view is UIControl)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }
}
