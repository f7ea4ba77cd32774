import CConformance

/// Is told about the life of one scene. Every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene was made and is about to be shown: make its window here.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene's window has closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene's window got the keyboard.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene's window is about to lose the keyboard.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene can no longer be seen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The app's code asked the scene, which is open, to show `userActivity`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
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
}
