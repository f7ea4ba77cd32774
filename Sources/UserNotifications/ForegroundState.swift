import UIKit

/// The parts of the app's state that determine the presentation of notifications.
@MainActor
enum ForegroundState {
    /// Whether a window of the app is active.
    static var isActive: Bool { UIApplication.shared.applicationState == .active }

    /// The number at the app's icon.
    static var iconBadge: Int {
        get { UIApplication.shared.applicationIconBadgeNumber }
        set { UIApplication.shared.applicationIconBadgeNumber = newValue }
    }

    /// Sets the handler of notifications for which the desktop activates the app.
    static func setReceiver(_ body: @escaping (_ text: String) -> Void) { UIApplication.shared.requests.onNotification = body }

    /// Returns and removes the notification that started the app, or that arrived before there was a handler; nil without one.
    static func takeLaunchNotification() -> String? {
        defer { UIApplication.shared.requests.launchNotification = nil }
        return UIApplication.shared.requests.launchNotification
    }

    /// Brings the app's window to the front.
    static func bringToFront() {
        guard let scene = UIApplication.shared.connectedScenes.first else { return }
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: scene.session))
    }
}

extension UIScene.ConnectionOptions {
    /// The user's response to a notification that started the app; nil for another start. The notification portal starts apps; other services do not.
    public var notificationResponse: UNNotificationResponse? { notification.flatMap { NotificationPayload(text: $0) }?.response }
}

extension UNNotificationResponse {
    /// The scene that the response is for: the app's first.
    @preconcurrency @MainActor public var targetScene: UIScene? { UIApplication.shared.connectedScenes.first }
}
