import Foundation

/// The transition of a navigation controller from one stack to another.
@MainActor
final class NavigationTransition {
    let before: [UIViewController]
    let after: [UIViewController]
    let operation: UINavigationController.Operation
    let animated: Bool
    var context: TransitionContext?
    var bar: NavigationBarTransition?
    /// The interaction controller of a standard transition; nil if a delegate provides the animator or the interaction.
    var interactor: UIPercentDrivenInteractiveTransition?

    init(from before: [UIViewController], to after: [UIViewController], operation: UINavigationController.Operation, animated: Bool) {
        (self.before, self.after, self.operation, self.animated) = (before, after, operation, animated)
    }

    var added: [UIViewController] { after.filter { new in !before.contains { $0 === new } } }
    var removed: [UIViewController] { before.filter { old in !after.contains { $0 === old } } }
}

extension UINavigationController {
    /// Replaces the stack, with a transition if the stack is visible and its top controller changes.
    func change(
        to new: [UIViewController], animated: Bool, operation: Operation, interactor: UIPercentDrivenInteractiveTransition? = nil
    ) {
        finishTransition()
        let change = NavigationTransition(from: stack, to: new, operation: operation, animated: animated)
        for controller in change.added { addChild(controller) }
        for controller in change.removed { controller.willMove(toParent: nil) }
        stack = new
        let (oldTop, newTop) = (change.before.last, new.last)
        guard isViewLoaded, oldTop !== newTop, appearance == .appeared, viewIfLoaded?.window != nil, let oldTop, let newTop else {
            return changeAtOnce(change)
        }
        if interactor == nil, changeForm(change, from: oldTop, to: newTop) { return }
        run(change, from: oldTop, to: newTop, interactor: interactor)
    }

    /// Changes the stack without a transition, since the stack is not visible or its top controller stays the same.
    func changeAtOnce(_ change: NavigationTransition) {
        let (oldTop, newTop) = (change.before.last, change.after.last)
        if isViewLoaded {
            let bar = navigationBar.beginTransition(to: change.after.map(\.navigationItem), forwards: true)
            bar.run()
            navigationBar.endTransition(bar, completed: true)
            if oldTop !== newTop {
                oldTop?.insertSearch(rides: true)
                oldTop?.beginTransition(isAppearing: false, animated: false)
                oldTop?.viewIfLoaded?.removeFromSuperview()
                oldTop?.endTransition()
                if appearance.isOrWillBeShown { newTop?.beginTransition(isAppearing: true, animated: false) }
                if appearance != .disappeared { showTop() }
                if appearance == .appeared { newTop?.endTransition() }
            }
            toolbar.setItems(newTop?.toolbarItems, animated: false)
            barSizeDidChange()
        }
        settle(change)
        bottomBarVisibilityDidChange(animated: false)
    }

    private func run(
        _ change: NavigationTransition, from: UIViewController, to: UIViewController, interactor: UIPercentDrivenInteractiveTransition?
    ) {
        transition = change
        from.insertSearch(rides: true)
        to.loadViewIfNeeded()
        layOutView(of: to)
        let animator = change.animated ? animator(for: change, from: from, to: to) : nil
        let driver = animator.flatMap { self.interactor(for: $0, own: interactor, change) }
        let frame = frame(for: to)
        let context = TransitionContext(
            in: contentContainer,
            from: .init(controller: from, view: from.viewIfLoaded, initialFrame: from.viewIfLoaded?.frame ?? .zero, finalFrame: .zero),
            to: .init(controller: to, view: to.view, initialFrame: .zero, finalFrame: frame), animator: animator, interactor: driver
        ) { [weak self] completed in
            self?.finish(change, from: from, to: to, completed: completed)
        }
        change.context = context
        currentTransition = context
        let bar = navigationBar.beginTransition(to: change.after.map(\.navigationItem), forwards: change.operation != .pop)
        change.bar = bar
        context.coordinator.animate(alongsideTransition: { [weak self] _ in
            bar.run()
            self?.layOutBars()
            self?.toolbar.setItems(to.toolbarItems, animated: false)
            self?.bottomBarVisibilityDidChange(animated: true)
        })
        from.beginTransition(isAppearing: false, animated: change.animated)
        to.beginTransition(isAppearing: true, animated: change.animated)
        delegate?.navigationController(self, willShow: to, animated: change.animated)
        // The callbacks may have changed the stack again.
        guard transition === change else { return }
        if animator == nil { install(to) }
        if animator != nil { view.window?.pageWillGo(from) }
        context.run()
    }

    private func animator(
        for change: NavigationTransition, from: UIViewController, to: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
        delegate?.navigationController(self, animationControllerFor: change.operation, from: from, to: to)
            ?? NavigationAnimator(
                isPush: change.operation != .pop, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func interactor(
        for animator: any UIViewControllerAnimatedTransitioning, own: UIPercentDrivenInteractiveTransition?, _ change: NavigationTransition
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let given = delegate?.navigationController(self, interactionControllerFor: animator) { return given }
        guard animator is NavigationAnimator else { return nil }
        let interactor = own ?? UIPercentDrivenInteractiveTransition()
        if own == nil { interactor.wantsInteractiveStart = false }
        change.interactor = interactor
        return interactor
    }

    private func finish(_ change: NavigationTransition, from: UIViewController, to: UIViewController, completed: Bool) {
        guard transition === change else { return }
        transition = nil
        if currentTransition === change.context { currentTransition = nil }
        let (shown, gone) = completed ? (to, from) : (from, to)
        if !completed {
            stack = change.before
            to.beginTransition(isAppearing: false, animated: change.animated)
            from.beginTransition(isAppearing: true, animated: change.animated)
        }
        gone.viewIfLoaded?.removeFromSuperview()
        install(shown)
        if let bar = change.bar { navigationBar.endTransition(bar, completed: completed) }
        if !completed {
            toolbar.setItems(shown.toolbarItems, animated: false)
            bottomBarVisibilityDidChange(animated: false)
        }
        layOutBars()
        gone.endTransition()
        shown.endTransition()
        view.window?.pagesDidMove()
        if completed {
            settle(change)
            delegate?.navigationController(self, didShow: to, animated: change.animated)
            moveScreenReader()
        } else {
            for controller in change.added {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
            for controller in change.removed { controller.didMove(toParent: self) }
        }
    }

    /// Moves the screen reader to the first element of the new screen, unless a presented controller covers it.
    private func moveScreenReader() {
        guard presentedViewController == nil, let window = view.window, window.isKeyWindow else { return }
        for consumer in window.eventConsumers { consumer.screenDidChange(to: view) }
    }

    /// Removes the old controllers from the parent, and finishes the addition of the new ones.
    private func settle(_ change: NavigationTransition) {
        for controller in change.removed where controller.container === self {
            if controller.viewIfLoaded?.isDescendant(of: contentContainer) == true { controller.viewIfLoaded?.removeFromSuperview() }
            controller.setBarInsets(.zero)
            controller.activeSearch?.endAtOnce()
            controller.removeFromParent()
        }
        for controller in change.added where controller.container === self { controller.didMove(toParent: self) }
        contained.sort { first, second in
            (stack.firstIndex { $0 === first } ?? .max) < (stack.firstIndex { $0 === second } ?? .max)
        }
    }

    /// Whether `page` is part of a running transition.
    func isMoving(_ page: UIViewController) -> Bool {
        guard let transition, transition.context?.isOver == false else { return false }
        return transition.before.last === page || transition.after.last === page
    }

    // MARK: Views

    /// Shows the top controller's view, unless a transition is running.
    func showTop() {
        guard transition == nil, isViewLoaded, let top = stack.last else { return }
        if navigationBar.items?.last !== top.navigationItem || navigationBar.items?.count != stack.count {
            navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        }
        install(top)
        toolbar.setItems(top.toolbarItems, animated: false)
    }

    private func install(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        layOutView(of: controller)
        if let view = controller.viewIfLoaded, view.superview !== contentContainer { contentContainer.addSubview(view) }
        if transition == nil { controller.insertSearch(rides: false) }
        observeContent()
    }

    // MARK: Back

    func backButtonTapped() {
        guard stack.count > 1, let top = stack.last, transition == nil else { return }
        if let delegate = self as? any UINavigationBarDelegate,
            !delegate.navigationBar(navigationBar, shouldPop: top.navigationItem)
        {
            return
        }
        popViewController(animated: true)
    }

    /// Goes back for a key press; returns whether it did.
    func goesBack(for press: UIPress) -> Bool {
        guard let key = press.key, stack.count > 1, topViewController?.navigationItem.hidesBackButton == false else { return false }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isBack = modifiers == .alternate && key.keyCode == (isMirrored ? .keyboardRightArrow : .keyboardLeftArrow)
        let isEscape = modifiers.isEmpty && key.keyCode == .keyboardEscape && presentingViewController == nil
        guard isBack || isEscape else { return false }
        if isEscape, let search = topViewController?.activeSearch {
            search.isActive = false
            return true
        }
        backButtonTapped()
        return true
    }
}
