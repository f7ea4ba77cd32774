extension UIViewController {
    /// The controller that a presentation from this controller covers: the outermost container, or in the current context the nearest ancestor that
    /// defines it.
    private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
        var candidate = self
        if style == .currentContext || style == .overCurrentContext {
            for controller in sequence(first: self, next: \.container) {
                if controller.definesPresentationContext { return controller }
                candidate = controller
            }
            return candidate
        }
        while let container = candidate.container { candidate = container }
        return candidate
    }

    func basePresent(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let style = controller.modalPresentationStyle.resolved
        let presenter = presentationContext(for: style)
        let problem: String? =
            if controller === self {
                ", which is the same view controller"
            } else if presenter.presentation != nil {
                ", which is already presenting a view controller"
            } else if controller.container != nil || controller.ownPresentation != nil {
                ": the controller is a child or already presented"
            } else if presenter.viewIfLoaded?.window == nil {
                " whose view is not in the window hierarchy"
            } else {
                nil
            }
        if let problem {
            viewLog.error("Attempt to present \(controller.identification) on \(identification)\(problem).")
            return
        }
        if presenter.providesPresentationContextTransitionStyle, style == .currentContext || style == .overCurrentContext {
            controller.modalTransitionStyle = presenter.modalTransitionStyle
        }
        let presentation = Presentation(of: controller, by: presenter, source: self)
        presenter.presentation = presentation
        controller.ownPresentation = presentation
        controller.updateTraits()
        presentation.present(animated: animated, source: self, completion: completion)
    }

    func baseDismiss(animated: Bool, completion: (() -> Void)?) {
        if let presentation = presentation ?? ownPresentation {
            presentation.dismiss(animated: animated, completion: completion)
        } else if let container {
            container.dismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// Dismisses all presented controllers immediately.
    func dismissEverything() {
        presentation?.end()
    }

    // MARK: Presentation controllers

    /// Called after ``heldPresentationController`` changed, so that the two controllers do not retain each other.
    func presentationControllerDidChange(from old: UIPresentationController?) {
        old?.retainPresented(true)
        heldPresentationController?.retainPresented(false)
    }

    /// The presentation controller of the current presentation, or of the next presentation.
    var currentPresentationController: UIPresentationController? {
        if let ownPresentation { return ownPresentation.original }
        if let container { return container.presentationController }
        if let heldPresentationController { return heldPresentationController }
        guard modalPresentationStyle != .none else { return nil }
        let made = makePresentationController(presenting: nil, source: self)
        heldPresentationController = made
        return made
    }

    /// Returns the presentation controller for a presentation that begins.
    func presentationController(for presenting: UIViewController, source: UIViewController) -> UIPresentationController {
        // Call the delegate again, since the presenting controller is known now.
        if modalPresentationStyle == .custom { return makePresentationController(presenting: presenting, source: source) }
        let controller = heldPresentationController ?? makePresentationController(presenting: presenting, source: source)
        heldPresentationController = controller
        return controller
    }

    private func makePresentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
        if modalPresentationStyle == .custom,
            let own = transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
        {
            return own
        }
        return UIPresentationController.make(modalPresentationStyle, presented: self, presenting: presenting)
    }

    /// The transition of this controller, its container or its presentation.
    var runningTransition: TransitionContext? {
        currentTransition ?? container?.runningTransition ?? (ownPresentation?.phase == .presented ? nil : ownPresentation?.transition)
    }

    // MARK: Size

    /// Performs the window's resize to `size` by calling `resize`, with the transition callbacks of the root controller.
    func windowWillResize(to size: CGSize, _ resize: @escaping () -> Void) {
        guard let view = viewIfLoaded else { return resize() }
        let coordinator = TransitionCoordinator(in: view.window ?? view)
        let old = view.traitCollection
        let new = old.withSizeClasses(of: size)
        if old.horizontalSizeClass != new.horizontalSizeClass || old.verticalSizeClass != new.verticalSizeClass {
            willTransition(to: new, with: coordinator)
        }
        viewWillTransition(to: size, with: coordinator)
        coordinator.run(resize)
    }

    func passOnTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in contained {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
        presentation?.controller.viewWillTransition(to: size, with: coordinator)
    }
}

extension UIWindow {
    /// Dismisses the frontmost presentation after Escape, if the user may dismiss it. Returns whether the key was handled.
    func sendsAwayPresentation(for press: UIPress) -> Bool {
        guard press.key?.keyCode == .keyboardEscape, var front = rootViewController?.presentation else { return false }
        while let upper = front.presented.presentation { front = upper }
        guard front.controller.isSentAwayByPerson else { return false }
        front.controller.dismissByPerson()
        return true
    }
}
