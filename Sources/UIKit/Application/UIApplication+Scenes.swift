import Host

/// The app's scenes and their windows.
extension UIApplication {
    /// Passes an activity to the scene's delegate, or to the app's delegate if the scene has no delegate.
    func continueActivity(_ activity: NSUserActivity, in scene: UIScene) {
        if let sceneDelegate = scene.delegate { return sceneDelegate.scene(scene, continue: activity) }
        _ = delegate?.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    /// The app's window scenes, oldest first.
    package var windowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }

    /// The window scenes that are not on external displays, oldest first.
    var desktopScenes: [UIWindowScene] { windowScenes.filter { $0.externalScreen == nil } }

    /// The key window of the active scene, or else of the oldest scene with a key window.
    package var activeKeyWindow: UIWindow? {
        let scenes = desktopScenes
        return scenes.first { $0.activationState == .foregroundActive && $0.keyWindow != nil }?.keyWindow
            ?? scenes.lazy.compactMap(\.keyWindow).first
    }

    /// The active scene, or else the oldest scene, on the desktop. Nil without scenes.
    var openWindowScene: UIWindowScene? {
        let scenes = desktopScenes
        return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }

    /// The scene for windows that are created without a scene: the active scene, the oldest scene, or else a new one. Nil if a new window cannot be
    /// opened.
    package var defaultWindowScene: UIWindowScene? {
        if let openWindowScene { return openWindowScene }
        do {
            return try lifeCycle.makeScene(UISceneSession())
        } catch {
            applicationLog.error("\(error)")
            return nil
        }
    }
}
