extension UIViewController {
    /// The controller whose content a presentation covers that this controller begins: the outermost container, or for the current context
    /// the nearest one that defines it.
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
                "it is the controller itself"
            } else if presenter.presentation != nil {
                "something is presented already"
            } else if controller.container != nil || controller.ownPresentation != nil {
                "it is a child or presented already"
            } else if presenter.viewIfLoaded?.window == nil {
                "the presenting controller's view is in no window"
            } else {
                nil
            }
        if let problem {
            viewLog.error("\(identification) cannot present \(controller.identification): \(problem).")
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

    /// Sends away whatever is presented, at once.
    func dismissEverything() {
        presentation?.end()
    }

    // MARK: Presentation controllers

    /// What presents this controller, or would.
    var currentPresentationController: UIPresentationController? {
        if let ownPresentation { return ownPresentation.original }
        if let container { return container.presentationController }
        if let heldPresentationController { return heldPresentationController }
        guard modalPresentationStyle != .none else { return nil }
        let made = makePresentationController(presenting: nil, source: self)
        heldPresentationController = made
        return made
    }

    /// What presents this controller from now on.
    func presentationController(for presenting: UIViewController, source: UIViewController) -> UIPresentationController {
        // The delegate is asked again now that it can know who presents.
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

    /// The transition that this controller takes part in, or one around it.
    var runningTransition: TransitionContext? {
        currentTransition ?? container?.runningTransition ?? (ownPresentation?.phase == .presented ? nil : ownPresentation?.transition)
    }

    // MARK: Size

    /// Makes the change `resize` of the window, whose root this is, which gives it the size `size`.
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
    /// Whether a key asks for the going of what is presented in front, and it can be sent away by a person.
    func sendsAwayPresentation(for press: UIPress) -> Bool {
        guard press.key?.keyCode == .keyboardEscape, var front = rootViewController?.presentation else { return false }
        while let upper = front.presented.presentation { front = upper }
        guard front.controller.isSentAwayByPerson else { return false }
        front.controller.dismissByPerson()
        return true
    }
}
