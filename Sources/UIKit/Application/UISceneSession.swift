/// The identity of one of the app's scenes.
@preconcurrency @MainActor
public final class UISceneSession: MainActorObject {
    /// The role of a session's scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role as a string.
        public let rawValue: String
        /// Creates a role from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of the app on the desktop.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

        /// A full-screen window on an external display: a monitor that does not show the app's first window.
        ///
        /// The system connects such a scene when the monitor is connected, and disconnects it with the monitor. The app needs a configuration for this role in
        /// its scene manifest, or from ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. Differs from UIKit: the delegate's
        /// configuration is ignored if its delegate class is that of a scene on the desktop. The pointer and the keyboard can be used in the window.
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene; nil before it connects and after its window closed.
    public package(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration of the scene.
    public package(set) var configuration: UISceneConfiguration
    /// The unique identifier of the session. A restored session has the same identifier as in the last run.
    public package(set) var persistentIdentifier: String
    /// The app's data for the session. Property list values are restored at the next start.
    public var userInfo: [String: Any]?
    /// The activity that describes the scene's content. A restored session has the activity of the last run. The app may set this property if the
    /// scene's delegate does not implement ``UISceneDelegate/stateRestorationActivity(for:)``; it is then saved.
    public var stateRestorationActivity: NSUserActivity?

    /// Creates a session. Its configuration has no delegate class.
    package init(role: Role = .windowApplication) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init(onMainActor: ())
    }
}
