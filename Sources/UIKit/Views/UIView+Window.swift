import Host

extension UIView {
    /// The window of the view, read without calling an override of ``window``.
    var currentWindow: UIWindow? { windowLink?.window }

    /// The platform that shows the view's window; for a view without a window, the current platform.
    var hostPlatform: (any HostPlatform)? { window?.windowScene?.platform ?? Platform.current }

    /// Notifies the view and its descendants that their window will change, superviews first.
    func notifyWillMove(toWindow newWindow: UIWindow?) {
        let identity = identity(of: newWindow)
        guard windowIdentity != identity else { return }
        if let currentWindow { currentWindow.viewWillLeave(self) }
        forEachInHierarchy { view in
            guard view.windowIdentity != identity else { return }
            view.controller?.viewWillMove(toWindow: newWindow)
            view.willMove(toWindow: newWindow)
        }
    }

    /// Updates inherited state (traits, safe area, tint) after the view was added to or removed from a superview. Notifies the view and its
    /// descendants of their new window, superviews first.
    func arrive(in newWindow: UIWindow?, tintBefore: TraitTint?) {
        // The descendants whose window changed, to be notified at the end.
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
            if let tintBefore { notifyTintChange(since: tintBefore) }
        }
        if hasMoved { notifyDidMove(to: newWindow, identity) }
        for view in moved { view.notifyDidMove(to: newWindow, identity) }
    }

    private func notifyDidMove(to newWindow: UIWindow?, _ identity: ObjectIdentifier?) {
        guard windowIdentity == identity else { return }
        if AppearanceRegistry.isInUse, newWindow != nil {
            AppearanceRegistry.current.apply(to: self)
            guard windowIdentity == identity else { return }
        }
        refreshTrackingGuides()
        didMoveToWindow()
        controller?.viewDidMove(toWindow: newWindow)
    }

    // A function instead of a closure: a closure would check at each call whether it runs on the main actor.
    private func identity(of window: UIWindow?) -> ObjectIdentifier? {
        if let window { ObjectIdentifier(window) } else { nil }
    }

    /// Calls `body` for the view and its descendants, superviews first. Skips views that `body` removes from their superview.
    private func forEachInHierarchy(_ body: (UIView) -> Void) {
        body(self)
        if orderedSubviews.isEmpty { return }
        withStackSpace {
            for subview in orderedSubviews where subview.parent === self { subview.forEachInHierarchy(body) }
        }
    }
}
