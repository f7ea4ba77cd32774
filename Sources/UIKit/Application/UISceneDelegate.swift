import CConformance

/// Delegate of a scene, which receives its life-cycle calls. All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called before the scene is shown: create its window here.
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
    /// Called after the app requested that the connected scene show `userActivity`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called if the desktop opens files or links with the running app: after ``sceneWillEnterForeground(_:)`` and before
    /// ``sceneDidBecomeActive(_:)``, if the scene was hidden. At the start of the app, they are in ``UIScene/ConnectionOptions/urlContexts``.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The activity that describes the scene's content, with property list values as ``NSUserActivity/userInfo``. Called when the app leaves
    /// the front and at its end. The next start restores it as ``UISceneSession/stateRestorationActivity``.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after ``scene(_:willConnectTo:options:)`` if the session has a ``UISceneSession/stateRestorationActivity``: restore the selection,
    /// the scroll position and the text that is being edited here.
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
