import Host

/// The app's scenes and their windows.
extension UIApplication {
    /// Gives an activity to the delegate of a scene, or else to the one of the app.
    func continueActivity(_ activity: NSUserActivity, in scene: UIScene) {
        if let sceneDelegate = scene.delegate { return sceneDelegate.scene(scene, continue: activity) }
        _ = delegate?.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    /// The app's window scenes, oldest first.
    package var windowScenes: [UIWindowScene] { scenes.compactMap { $0 as? UIWindowScene } }

    /// The key window of the scene that has the keyboard, or else of the oldest that has a key window.
    package var activeKeyWindow: UIWindow? {
        let scenes = windowScenes
        return scenes.first { $0.activationState == .foregroundActive && $0.keyWindow != nil }?.keyWindow
            ?? scenes.lazy.compactMap(\.keyWindow).first
    }

    /// The scene that is active, or else the oldest; nil where there is none.
    var openWindowScene: UIWindowScene? {
        let scenes = windowScenes
        return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }

    /// The scene for windows that name none: the one that is active, or else the oldest, or else a new one. Nil where no window can be opened.
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
