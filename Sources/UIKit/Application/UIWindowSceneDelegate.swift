import CConformance

/// Delegate of a window scene. All requirements are optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window, if the delegate stores it.
    var window: UIWindow? { get set }
    /// Called after the traits or the size of the scene changed. `previousTraitCollection` has the previous traits.
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection)
    /// Called after the frame of the scene's window changed from `previousEffectiveGeometry`.
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
    /// Called if the user chooses one of the app's quick actions while the app runs. At the start of the app, the action is in
    /// ``UIScene/ConnectionOptions/shortcutItem`` instead. Call `completionHandler` with true if the action succeeded.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}

extension UIWindowSceneDelegate {
    /// The default implementation does not store the window: it returns nil and ignores a new value.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Does nothing.
    public func windowScene(_ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection) {
        defaultImplementation(of: .windowSceneDidUpdate)
    }
    /// Does nothing.
    public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {
        defaultImplementation(of: .windowSceneDidUpdateEffectiveGeometry)
    }
    /// Calls `completionHandler` with false.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        defaultImplementation(of: .windowScenePerformActionForCompletionHandler)
        completionHandler(false)
    }
}
