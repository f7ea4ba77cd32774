extension UIWindow {
    /// Adds the window to the app's first scene, unless it is in a scene.
    func attachToDefaultScene() {
        if windowScene == nil { windowScene = UIApplication.shared.defaultWindowScene }
    }

    func show() {
        attachToDefaultScene()
        updateTraits()
        if AppearanceRegistry.isInUse { AppearanceRegistry.current.apply(to: self) }
        setLayerHidden(false)
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        if let rootViewController, rootViewController.viewIfLoaded?.superview === self {
            rootViewController.windowDidShow()
        } else {
            installRootViewController()
        }
    }

    func hide() {
        openMenu?.close(animated: false)
        editMenu?.hide(animated: false)
        rootViewController?.windowWillHide()
        setLayerHidden(true)
        gestureEnvironment.hierarchyDidChange()
        windowScene?.windowStack.resignKey(self)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    /// Adds the root controller's view, which fills the window. Does nothing until the window is shown, since that loads the view.
    func installRootViewController() {
        guard let rootViewController, !isHidden else { return }
        rootViewController.updateTraits()
        guard let view = rootViewController.view else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    func removeRootViewController() {
        guard let rootViewController else { return }
        rootViewController.dismissEverything()
        if let view = rootViewController.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    }

    /// Called before `view` and its descendants leave the window.
    func viewWillLeave(_ view: UIView) {
        openMenu?.viewWillLeave(view)
        editMenu?.viewWillLeave(view)
        if let firstResponder, firstResponder.leaves(with: view) {
            firstResponder.resignFirstResponder()
            if let left = self.firstResponder, left.leaves(with: view) { self.firstResponder = nil }
        }
    }
}
