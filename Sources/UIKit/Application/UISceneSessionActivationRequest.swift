/// A request for a window on the desktop.
@preconcurrency @MainActor
public final class UISceneSessionActivationRequest: MainActorObject {
    /// What the scene is to be for.
    public let role: UISceneSession.Role

    /// A request for a new scene.
    public init(role: UISceneSession.Role = .windowApplication) {
        self.role = role
        super.init(onMainActor: ())
    }
}
