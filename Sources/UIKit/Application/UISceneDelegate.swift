import CConformance

/// Delegate of a scene, which receives its life-cycle calls. All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called before the scene is shown. Creates the scene's window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after the scene's window closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene's window became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene's window becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene becomes visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene was hidden.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called if the app requests that this connected scene shows `userActivity`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called if the desktop opens files or links with the running app. If the scene was hidden, called after ``sceneWillEnterForeground(_:)`` and
    /// before ``sceneDidBecomeActive(_:)``. At the start of the app, the URLs are in ``UIScene/ConnectionOptions/urlContexts`` instead.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns the activity that describes the scene's content. The values of ``NSUserActivity/userInfo`` must be property list types. Called when the
    /// app becomes inactive and at its end. The next start restores the activity as ``UISceneSession/stateRestorationActivity``.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after ``scene(_:willConnectTo:options:)`` if the session has a ``UISceneSession/stateRestorationActivity``. Restores the selection, the
    /// scroll position and the text that is being edited.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        defaultImplementation(of: .sceneWillConnectToOptions)
    }
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) { defaultImplementation(of: .sceneDidDisconnect) }
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) { defaultImplementation(of: .sceneDidBecomeActive) }
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) { defaultImplementation(of: .sceneWillResignActive) }
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) { defaultImplementation(of: .sceneWillEnterForeground) }
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) { defaultImplementation(of: .sceneDidEnterBackground) }
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { defaultImplementation(of: .sceneContinue) }
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        defaultImplementation(of: .sceneOpenURLContexts)
    }
    /// Returns nil.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        defaultImplementation(of: .stateRestorationActivityFor)
        return nil
    }
    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        defaultImplementation(of: .sceneRestoreInteractionStateWith)
    }
}
