/// Why a request about a scene was not fulfilled.
public enum UISceneError: Error, Equatable {
    /// The session has no scene: it was closed, or it is another app's.
    case notConnected
}
