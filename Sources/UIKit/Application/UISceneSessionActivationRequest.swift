/// A request to open a new desktop window or to activate the window of a session.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The session whose window comes to the front; nil requests a new scene.
    public let session: UISceneSession?
    /// The activity for the scene. A new scene receives it in ``UIScene/ConnectionOptions/userActivities``. For a connected scene, the delegate
    /// receives it in ``UISceneDelegate/scene(_:continue:)``.
    public var userActivity: NSUserActivity?
    /// The options for opening the window.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Creates a request for the scene of `session`.
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}
