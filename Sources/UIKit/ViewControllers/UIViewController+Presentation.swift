extension UIViewController {
    func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        // The outermost controller presents for those it contains, as its view is what is covered.
        if let container { return container.present(controller, animated: animated, completion: completion) }
        let problem: String? =
            if controller === self {
                "it is the controller itself"
            } else if presentation != nil {
                "something is presented already"
            } else if controller.container != nil || controller.ownPresentation != nil {
                "it is a child or presented already"
            } else if viewIfLoaded?.window == nil {
                "the presenting controller's view is in no window"
            } else {
                nil
            }
        if let problem {
            viewLog.error("\(type(of: self)) cannot present \(type(of: controller)): \(problem).")
            return
        }
        guard let window = viewIfLoaded?.window else { return }
        let presentation = ModalPresentation(of: controller, by: self, in: window)
        self.presentation = presentation
        controller.ownPresentation = presentation
        controller.updateTraits()
        presentation.present(animated: animated, completion: completion)
    }

    func sendAway(animated: Bool, completion: (() -> Void)?) {
        if let presentation {
            presentation.dismiss(animated: animated, completion: completion)
        } else if let ownPresentation {
            ownPresentation.dismiss(animated: animated, completion: completion)
        } else if let container {
            container.dismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// Sends away whatever is presented, at once.
    func dismissEverything() {
        presentation?.dismiss(animated: false, completion: nil)
    }

    // MARK: Size

    /// Makes the change `resize` of the window, whose root this is, which gives it the size `size`.
    func windowWillResize(to size: CGSize, _ resize: @escaping () -> Void) {
        guard let view = viewIfLoaded else { return resize() }
        let coordinator = TransitionCoordinator(in: view.window ?? view)
        viewWillTransition(to: size, with: coordinator)
        coordinator.run(resize) {}
    }

    func passOnTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in contained {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
        presentation?.presented.viewWillTransition(to: size, with: coordinator)
    }
}
