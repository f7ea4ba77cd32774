import DesktopBus
import Foundation
import Host

/// Chooses the desktop's notification service.
@MainActor
enum DesktopNotifications {
    /// Creates the portal's backend in a sandbox, otherwise the notification server's.
    static func make(on platform: any HostPlatform) -> any NotificationBackend {
        guard DesktopIdentity.isSandboxed else { return NotificationServer(bus: .session) }
        return PortalNotifications(bus: .session, activatesApplication: platform.application != nil)
    }

    /// The key in `UserDefaults` that stores whether the app asked for authorization.
    static let askedKey = "LodestoneNotificationsAsked"

    /// Converts an error of the bus.
    static func unavailable(_ error: any Error) -> UNError {
        UNError(.notificationsNotAllowed, "The desktop's notification service cannot be used. \(error)")
    }
}
