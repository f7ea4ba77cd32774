/// A request for a window on the desktop: for a new one, or for that of a session.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// What the scene is to be for.
    public let role: UISceneSession.Role
    /// The session whose window comes to the front; nil asks for a new scene.
    public let session: UISceneSession?
    /// What the scene is to show. A new scene finds it in ``UIScene/ConnectionOptions/userActivities``; the delegate of one that is open
    /// gets it by ``UISceneDelegate/scene(_:continue:)``.
    public var userActivity: NSUserActivity?
    /// How the window is opened.
    public var options: UIScene.ActivationRequestOptions?

    /// A request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// A request for the scene of `session`.
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}
