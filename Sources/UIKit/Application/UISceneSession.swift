/// The identity of one of the app's scenes.
@preconcurrency @MainActor
public final class UISceneSession: MainActorObject {
    /// What a session's scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String
        /// A role of the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of the app on the desktop.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene; nil before it connects and after its window has closed.
    public package(set) weak var scene: UIScene?
    /// What the scene is for.
    public let role: Role
    /// How the scene was set up.
    public package(set) var configuration: UISceneConfiguration
    /// Tells this session from all others.
    public let persistentIdentifier: String
    /// Whatever the app wants to keep with the session while it runs.
    public var userInfo: [String: Any]?

    /// A session whose configuration names no delegate.
    package init(role: Role = .windowApplication) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init(onMainActor: ())
    }
}
