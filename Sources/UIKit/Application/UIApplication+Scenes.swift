import Host

/// The app's scenes and their windows.
extension UIApplication {
    /// The scenes whose windows are open.
    public var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The sessions of the scenes whose windows are open.
    public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// Whether the app can have several windows on the desktop. True.
    public var supportsMultipleScenes: Bool { true }

    /// Every window of every scene, from the rearmost to the frontmost.
    public var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

    /// The window that keys are given to.
    public var keyWindow: UIWindow? { activeKeyWindow }

    /// Opens another window on the desktop, or brings that of a session to the front. A new session is offered to the delegate's
    /// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. `errorHandler` is called when no window could be opened, and
    /// when the request's session has none.
    public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        do {
            if let session = request.session {
                guard let scene = session.scene as? UIWindowScene, scenes.contains(scene) else { throw UISceneError(.requestDenied) }
                scene.hostWindow.bringToFront()
                if let activity = request.userActivity { continueActivity(activity, in: scene) }
            } else {
                let scene = try lifeCycle.connectScene(
                    role: request.role, UIScene.ConnectionOptions(request.userActivity),
                    like: request.options?.requestingScene as? UIWindowScene)
                lifeCycle.sceneDidChange(scene)
            }
        } catch {
            errorHandler?(error)
        }
    }

    private func continueActivity(_ activity: NSUserActivity, in scene: UIScene) {
        if let sceneDelegate = scene.delegate { return sceneDelegate.scene(scene, continue: activity) }
        _ = delegate?.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    /// The same as ``activateSceneSession(for:errorHandler:)``: a session of nil asks for a new scene.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let request =
            sceneSession.map { UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options) }
            ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
        activateSceneSession(for: request, errorHandler: errorHandler)
    }

    /// Closes a session's window. `errorHandler` is called when the session has none.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let scene = sceneSession.scene as? UIWindowScene, scenes.contains(scene) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        scene.hostWindow.close()
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
