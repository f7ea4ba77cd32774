/// An instance of the app's interface: a desktop window.
///
/// The system creates a scene when the app starts. ``UIApplication/activateSceneSession(for:errorHandler:)`` creates further scenes. A scene
/// disconnects when its desktop window closes.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene has no window, because it is not connected yet or its window was closed.
        case unattached = -1
        /// The window is active.
        case foregroundActive = 0
        /// The window is visible, but not active.
        case foregroundInactive = 1
        /// The window is minimized or about to close.
        case background = 2
    }

    /// The session of the scene.
    open private(set) var session: UISceneSession

    /// The delegate, which receives the scene's life-cycle calls. The scene retains the delegate, as in UIKit.
    open var delegate: (any UISceneDelegate)?

    /// The current activation state.
    open package(set) var activationState: ActivationState = .unattached

    /// The title of the desktop window. If nil, the window shows the app's name.
    open var title: String?

    /// Creates a scene. Only the system calls it.
    package init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    /// The scene's delegate, if the delegate is a responder. Otherwise the app.
    open override var next: UIResponder? {
        guard let delegate = delegate as? UIResponder, delegate !== UIApplication.shared.delegate else { return UIApplication.shared }
        return delegate
    }

    /// The activation state that corresponds to the state of the desktop window.
    package var windowState: ActivationState { .background }
}

extension UIScene {
    /// Posted when a scene connects; the object is the scene.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after a scene's window closed; the object is the scene.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after a scene's window became active; the object is the scene.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene's window becomes inactive; the object is the scene.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene becomes visible; the object is the scene.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted after a scene was hidden; the object is the scene.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

    /// The information that a scene receives when it connects.
    @preconcurrency @MainActor
    open class ConnectionOptions: MainActorObject {
        /// The activities of the app's request for the scene. Empty if the app did not request the scene.
        open private(set) var userActivities: Set<NSUserActivity>
        /// The files and links that the app was started to open.
        open private(set) var urlContexts: Set<UIOpenURLContext>
        /// The quick action that started the app.
        open private(set) var shortcutItem: UIApplicationShortcutItem?

        /// The notification that started the app, as a text of the module `UserNotifications`.
        package let notification: String?

        package init(
            _ activity: NSUserActivity? = nil, opening urls: [URL] = [], shortcutItem: UIApplicationShortcutItem? = nil,
            notification: String? = nil
        ) {
            userActivities = activity.map { [$0] } ?? []
            urlContexts = Set(urls.map { UIOpenURLContext($0) })
            self.shortcutItem = shortcutItem
            self.notification = notification
            super.init(onMainActor: ())
        }
    }

    /// Options for the window of a scene that the app requests.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: MainActorObject {
        /// The scene that makes the request. A new window has the size of this scene's window.
        open weak var requestingScene: UIScene?

        /// Creates empty options.
        public init() {
            super.init(onMainActor: ())
        }
    }
}
