import Host

extension UIView {
    /// The window that the view is in, without asking its class.
    var currentWindow: UIWindow? { windowLink?.window }

    /// What the view's window is shown on; outside of any window that of the running code.
    var hostPlatform: (any HostPlatform)? { window?.windowScene?.platform ?? Platform.current }

    /// Tells the view and all in it that they are about to come into `newWindow` or to leave theirs, superviews first.
    func tellWillMove(toWindow newWindow: UIWindow?) {
        let identity = identity(of: newWindow)
        guard windowIdentity != identity else { return }
        if let currentWindow { currentWindow.viewWillLeave(self) }
        forEachInHierarchy { view in
            guard view.windowIdentity != identity else { return }
            view.controller?.viewWillMove(toWindow: newWindow)
            view.willMove(toWindow: newWindow)
        }
    }

    /// Takes in what the place in the hierarchy brings (traits, safe area, tint) and tells the view and all in it which window they
    /// are in now, superviews first.
    func arrive(in newWindow: UIWindow?, tintBefore: TraitTint?) {
        // Those inside of the view.
        var moved: [UIView] = []
        let identity = identity(of: newWindow)
        let hasMoved = windowIdentity != identity
        let oldWindow = hasMoved ? currentWindow : nil
        if hasMoved {
            windowIdentity = identity
            let link = newWindow?.link
            windowLink = link
            forEachInHierarchy { view in
                guard view.windowIdentity != identity else { return }
                view.windowIdentity = identity
                view.windowLink = link
                moved.append(view)
            }
        }
        if let oldWindow, oldWindow !== newWindow { oldWindow.gestureEnvironment.hierarchyDidChange() }
        if parent != nil {
            updateTraits()
            updateSafeArea()
            if let tintBefore { tellTintChange(since: tintBefore) }
        }
        if hasMoved { tellDidMove(to: newWindow, identity) }
        for view in moved { view.tellDidMove(to: newWindow, identity) }
    }

    private func tellDidMove(to newWindow: UIWindow?, _ identity: ObjectIdentifier?) {
        guard windowIdentity == identity else { return }
        if AppearanceRegistry.isInUse, newWindow != nil {
            AppearanceRegistry.current.apply(to: self)
            guard windowIdentity == identity else { return }
        }
        if let layout = constraintLayout, layout.hasKeyboardGuide { keyboardLayoutGuide.refresh() }
        didMoveToWindow()
        controller?.viewDidMove(toWindow: newWindow)
    }

    // By a closure it would be asked each time whether it runs on the main actor.
    private func identity(of window: UIWindow?) -> ObjectIdentifier? {
        if let window { ObjectIdentifier(window) } else { nil }
    }

    /// Calls `body` for the view and all in it, superviews first. Views that `body` takes out of their superview are left out.
    private func forEachInHierarchy(_ body: (UIView) -> Void) {
        body(self)
        if orderedSubviews.isEmpty { return }
        withStackRoom {
            for subview in orderedSubviews where subview.parent === self { subview.forEachInHierarchy(body) }
        }
    }
}
