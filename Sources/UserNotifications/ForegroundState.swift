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

    /// Brings the app's window to the front.
    static func bringToFront() {
        guard let scene = UIApplication.shared.connectedScenes.first else { return }
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: scene.session))
    }
}

extension UNNotificationResponse {
    /// The scene that the response is for: the app's first.
    @preconcurrency @MainActor public var targetScene: UIScene? { UIApplication.shared.connectedScenes.first }
}
