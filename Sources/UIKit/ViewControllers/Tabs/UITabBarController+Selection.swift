import Foundation

extension UITabBarController {
    /// Selects a controller, with the delegate's animation if it has one.
    func select(_ controller: UIViewController) {
        guard controller !== selected else { return }
        show(controller, animated: true)
        showSelection()
    }

    func show(_ controller: UIViewController?, animated: Bool) {
        finishTransition()
        let old = selected
        selected = controller
        guard isViewLoaded else { return }
        guard let old, let controller, appearance == .appeared, viewIfLoaded?.window != nil else {
            return showAtOnce(controller, from: old)
        }
        controller.loadViewIfNeeded()
        layOutView(of: controller)
        let animator = animated ? delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: controller) : nil
        let interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        let frame = contentContainer.bounds
        let context = TransitionContext(
            in: contentContainer, from: .init(controller: old, view: old.viewIfLoaded, initialFrame: frame, finalFrame: .zero),
            to: .init(controller: controller, view: controller.view, initialFrame: .zero, finalFrame: frame), animator: animator,
            interactor: interactor
        ) { [weak self] completed in
            self?.finish(from: old, to: controller, animated: animator != nil, completed: completed)
        }
        transition = (context, old)
        currentTransition = context
        old.beginTransition(isAppearing: false, animated: animator != nil)
        controller.beginTransition(isAppearing: true, animated: animator != nil)
        guard transition?.context === context else { return }
        if animator == nil { install(controller) }
        context.coordinator.animate(alongsideTransition: { [weak self] _ in self?.bottomBarVisibilityDidChange() })
        context.run()
    }

    private func showAtOnce(_ controller: UIViewController?, from old: UIViewController?) {
        if let old {
            old.beginTransition(isAppearing: false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.endTransition()
        }
        guard let controller else { return }
        if appearance.isOrWillBeShown { controller.beginTransition(isAppearing: true, animated: false) }
        if appearance != .disappeared { install(controller) }
        if appearance == .appeared { controller.endTransition() }
        bottomBarVisibilityDidChange()
    }

    private func finish(from old: UIViewController, to new: UIViewController, animated: Bool, completed: Bool) {
        transition = nil
        currentTransition = nil
        let (shown, gone) = completed ? (new, old) : (old, new)
        if !completed {
            selected = old
            new.beginTransition(isAppearing: false, animated: animated)
            old.beginTransition(isAppearing: true, animated: animated)
            showSelection()
        }
        gone.viewIfLoaded?.removeFromSuperview()
        install(shown)
        bottomBarVisibilityDidChange()
        gone.endTransition()
        shown.endTransition()
    }

    func install(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        layOutView(of: controller)
        if let view = controller.viewIfLoaded, view.superview !== contentContainer { contentContainer.addSubview(view) }
        observeContent()
    }

    // MARK: Layout

    func layOut() {
        guard let view = viewIfLoaded else { return }
        prepareWithoutWindow()
        contentContainer.frame = view.bounds
        let height = BarConstants.tabBarHeight + view.safeAreaInsets.bottom
        let y = isBarShown ? view.bounds.maxY - height : view.bounds.maxY + 1
        tabBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        for controller in contained where controller.viewIfLoaded?.superview === contentContainer { layOutView(of: controller) }
        observeContent()
    }

    func layOutView(of controller: UIViewController) {
        let isOpaque = !tabBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
        let ends = isOpaque || !controller.edgesForExtendedLayout.contains(.bottom)
        let shown = controllerHidesBar(controller) || isTabBarHidden ? 0 : BarConstants.tabBarHeight
        controller.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: ends ? 0 : shown, right: 0))
        var frame = contentContainer.bounds
        if ends { frame.size.height -= shown + (shown > 0 ? view.safeAreaInsets.bottom : 0) }
        guard let view = controller.viewIfLoaded else { return }
        if view.bounds.size != frame.size || view.center != CGPoint(x: frame.midX, y: frame.midY) { view.setUntransformedFrame(frame) }
    }

    // MARK: Visibility of the bar

    private func controllerHidesBar(_ controller: UIViewController?) -> Bool {
        (controller as? UINavigationController)?.hidesBottomBar ?? controller?.hidesBottomBarWhenPushed ?? false
    }

    /// Shows or hides the bar for the selected controller. In an animation, the bar is animated too.
    func bottomBarVisibilityDidChange() {
        let hides = controllerHidesBar(selected)
        guard hides != isBarPushedAway else { return }
        isBarPushedAway = hides
        layOut()
    }

    func barVisibilityDidChange(animated: Bool) {
        guard isViewLoaded else { return }
        guard animated, view.window != nil else { return layOut() }
        UIView.animate(withDuration: BarConstants.hideDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.layOut()
            self.selected?.viewIfLoaded?.layoutIfNeeded()
        }
    }

    // MARK: Scrolling content

    func observeContent() {
        if let scrollView = shownScrollView(under: .bottom), scrollView.bottomObserver !== self { scrollView.bottomObserver = self }
        showContentUnder()
    }

    func showContentUnder() {
        tabBar.hasContentUnder = shownScrollView(under: .bottom)?.hasContentUnderBottomBar ?? false
    }

    // MARK: Keys

    /// Selects a controller for a key press; returns whether it did.
    func chooses(for press: UIPress) -> Bool {
        guard let key = press.key, !controllers.isEmpty, presentation == nil else { return false }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let current = selectedIndex == NSNotFound ? 0 : selectedIndex
        func go(by step: Int) -> Bool {
            choose(controllers[(current + step + controllers.count) % controllers.count])
            return true
        }
        switch (key.keyCode, modifiers) {
        case (.keyboardPageUp, .control), (.keyboardTab, [.control, .shift]): return go(by: -1)
        case (.keyboardPageDown, .control), (.keyboardTab, .control): return go(by: 1)
        default: break
        }
        guard modifiers == .alternate, let digit = Int(key.charactersIgnoringModifiers), digit > 0, digit <= controllers.count else {
            return false
        }
        choose(controllers[digit - 1])
        return true
    }
}
