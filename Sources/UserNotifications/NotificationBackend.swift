import Foundation
import Host

/// The capabilities of a notification service.
package struct NotificationCapabilities: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let actions = NotificationCapabilities(rawValue: 1 << 0)
    package static let replies = NotificationCapabilities(rawValue: 1 << 1)
    package static let markup = NotificationCapabilities(rawValue: 1 << 2)
    package static let sound = NotificationCapabilities(rawValue: 1 << 3)
    /// The service keeps notifications in a list.
    package static let persistence = NotificationCapabilities(rawValue: 1 << 4)
}

/// A notification for the desktop.
package struct DesktopNotification: Sendable, Equatable {
    /// A button.
    package struct Action: Sendable, Equatable {
        package var identifier: String
        package var title: String
        /// The text field's placeholder and button, for a reply.
        package var reply: Reply?
    }

    package struct Reply: Sendable, Equatable {
        package var placeholder: String
        package var button: String
    }

    package enum Sound: Sendable, Equatable {
        case none
        case standard
        case file(URL)
    }

    package var identifier: String
    package var title: String
    package var subtitle: String
    package var body: String
    package var threadIdentifier: String
    package var level: UNNotificationInterruptionLevel
    package var sound: Sound
    package var image: URL?
    package var actions: [Action]
    package var category = ""
    /// The app's own data as JSON; nil without representable data.
    package var userInfo: Data?
}

/// The user's reaction to a notification.
package enum NotificationReaction: Sendable, Equatable {
    /// The user clicked the notification itself.
    case opened
    case action(String)
    case reply(String)
    case dismissed
    /// The service removed the notification by itself.
    case expired
}

/// The backend of notifications.
@MainActor
package protocol NotificationBackend: AnyObject {
    /// Called with the identifier of the notification to which the user reacted.
    var onReaction: ((_ identifier: String, _ reaction: NotificationReaction) -> Void)? { get set }

    /// Whether the app asked for authorization before, in this or an earlier run.
    var hasAsked: Bool { get set }

    /// The current date. Triggers are relative to it.
    var now: Date { get }

    /// The capabilities of the service.
    ///
    /// - Throws: ``UNError`` without a service, or if the user or the desktop does not allow notifications.
    func capabilities() async throws -> NotificationCapabilities

    /// Shows a notification, in place of an earlier one with the same identifier.
    ///
    /// - Throws: ``UNError``.
    func show(_ notification: DesktopNotification) async throws

    /// Removes a shown notification.
    func remove(_ identifier: String)
}
