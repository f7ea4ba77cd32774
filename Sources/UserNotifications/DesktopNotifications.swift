import DesktopBus
import Foundation

/// The choice of the desktop's notification service.
@MainActor
enum DesktopNotifications {
    /// Creates the portal's backend in a sandbox, otherwise the notification server's.
    static func make() -> any NotificationBackend {
        DesktopIdentity.isSandboxed ? PortalNotifications(bus: .session) : NotificationServer(bus: .session)
    }

    /// The key under which it is stored that the app asked for authorization.
    static let askedKey = "LodestoneNotificationsAsked"

    /// Converts an error of the bus.
    static func unavailable(_ error: any Error) -> UNError {
        UNError(.notificationsNotAllowed, "The desktop's notification service cannot be used. \(error)")
    }
}

/// The launcher entry's protocol, by which docks show a number at an app's icon.
enum LauncherEntry {
    /// Sets the badge's number; 0 removes the badge.
    static func setCount(_ count: Int, of identity: DesktopIdentity = .current, on bus: BusConnection) {
        // The path is free. Other programs use a hash of the identifier.
        let hash = identity.identifier.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
        bus.emit(
            path: "/com/canonical/unity/launcherentry/\(hash)", interface: "com.canonical.Unity.LauncherEntry", member: "Update",
            [
                .string("application://\(identity.identifier).desktop"),
                .options(["count": .int64(Int64(count)), "count-visible": .boolean(count > 0)]),
            ])
    }
}
