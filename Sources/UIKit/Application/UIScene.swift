/// One instance of the app's interface: here, one window of the desktop.
///
/// Scenes come into being when the app starts and when ``UIApplication/activateSceneSession(for:errorHandler:)`` asks for another one,
/// and end when their desktop window closes.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// How far to the front a scene is.
    public enum ActivationState: Int, Sendable {
        /// The scene has no window yet, or no longer.
        case unattached = -1
        /// The window has the keyboard.
        case foregroundActive = 0
        /// The window can be seen, but another one has the keyboard.
        case foregroundInactive = 1
        /// The window is minimized or about to close.
        case background = 2
    }

    /// The session that the scene belongs to.
    public let session: UISceneSession

    /// Gets the scene's life-cycle calls. Held strongly, as UIKit holds it.
    open var delegate: (any UISceneDelegate)?

    /// How far to the front the scene is now.
    public package(set) var activationState: ActivationState = .unattached

    /// What the desktop shows as the window's title. Nil shows the app's name.
    open var title: String?

    /// Only the system makes scenes.
    package init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    /// The scene's delegate if it is a responder, or else the app.
    open override var next: UIResponder? {
        guard let delegate = delegate as? UIResponder, delegate !== UIApplication.shared.delegate else { return UIApplication.shared }
        return delegate
    }

    /// What the scene's window on the desktop makes of the scene.
    package var windowState: ActivationState { .background }
}

extension UIScene {
    /// Posted when a scene was connected to the app; the object is the scene.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene's window has closed; the object is the scene.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene's window got the keyboard; the object is the scene.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene's window is about to lose the keyboard; the object is the scene.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when a scene is about to be seen; the object is the scene.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when a scene can no longer be seen; the object is the scene.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// What a scene is started with.
    @preconcurrency @MainActor
    open class ConnectionOptions: MainActorObject {
        /// What the app's code asked the scene to show; empty for a scene that it did not ask for.
        public let userActivities: Set<NSUserActivity>

        package init(_ activity: NSUserActivity? = nil) {
            userActivities = activity.map { [$0] } ?? []
            super.init(onMainActor: ())
        }
    }

    /// How the window of a scene that is asked for is opened.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: MainActorObject {
        /// The scene that asks. A new window is as large as this one's.
        open weak var requestingScene: UIScene?

        /// Options that say nothing.
        public init() {
            super.init(onMainActor: ())
        }
    }
}
