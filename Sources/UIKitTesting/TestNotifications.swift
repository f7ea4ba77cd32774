import Foundation
import Host
import UserNotifications

/// A notification that the desktop shows.
public struct TestNotification: Sendable, Equatable {
    /// The request's identifier.
    public let identifier: String
    public let title: String
    public let subtitle: String
    public let body: String
    /// The titles of the buttons, including those with a text field.
    public let actions: [String]
    /// Whether a sound is played.
    public let hasSound: Bool
    /// The image file; nil without one.
    public let image: URL?
    /// The urgency.
    public let level: UNNotificationInterruptionLevel
}

/// The simulated notification service of the desktop, and its user.
@MainActor
public final class TestNotifications {
    /// Whether the desktop has a service that allows notifications. The default is true.
    public var isAllowed = true

    /// The date. Triggers use it; it advances with the host's clock. The initial date is 2026-01-01 00:00:00 UTC.
    public var date: Date {
        get { start.addingTimeInterval(clock.now() - startTime) }
        set { (start, startTime) = (newValue, clock.now()) }
    }

    /// The shown notifications, the oldest first.
    public private(set) var shown: [TestNotification] = []

    private let clock: any HostClock
    private unowned let platform: TestPlatform
    private var start = Date(timeIntervalSince1970: 1_767_225_600)
    private var startTime: TimeInterval
    private var actions: [String: [DesktopNotification.Action]] = [:]
    private let service = Service()

    init(_ platform: TestPlatform) {
        self.platform = platform
        clock = platform.clock
        startTime = clock.now()
        service.owner = self
        NotificationScheduler.install(service, on: platform)
    }

    // MARK: The user

    /// Clicks a notification.
    public func open(_ identifier: String) { react(to: identifier, .opened) }

    /// Clicks the button with the given title in a notification.
    public func choose(_ title: String, of identifier: String) {
        guard let action = actions[identifier]?.first(where: { $0.title == title && $0.reply == nil }) else {
            preconditionFailure("The notification \"\(identifier)\" shows no button \"\(title)\".")
        }
        react(to: identifier, .action(action.identifier))
    }

    /// Replies to a notification with a text.
    public func reply(_ text: String, to identifier: String) {
        precondition(actions[identifier]?.contains { $0.reply != nil } == true, "The notification \"\(identifier)\" has no reply.")
        react(to: identifier, .reply(text))
    }

    /// Closes a notification.
    public func close(_ identifier: String) { react(to: identifier, .dismissed) }

    private func react(to identifier: String, _ reaction: NotificationReaction) {
        precondition(shown.contains { $0.identifier == identifier }, "There is no notification \"\(identifier)\".")
        remove(identifier)
        platform.enter { service.onReaction?(identifier, reaction) }
    }

    private func remove(_ identifier: String) {
        shown.removeAll { $0.identifier == identifier }
        actions[identifier] = nil
    }

    /// The backend of the platform.
    private final class Service: NotificationBackend {
        weak var owner: TestNotifications?
        var onReaction: ((String, NotificationReaction) -> Void)?
        var hasAsked = false
        var now: Date { owner?.date ?? Date() }

        func capabilities() async throws -> NotificationCapabilities {
            guard owner?.isAllowed == true else { throw UNError(.notificationsNotAllowed, "The test's desktop allows no notifications.") }
            return [.actions, .replies, .markup, .sound, .persistence]
        }

        func show(_ notification: DesktopNotification) async throws {
            _ = try await capabilities()
            owner?.remove(notification.identifier)
            owner?.actions[notification.identifier] = notification.actions
            owner?.shown.append(
                TestNotification(
                    identifier: notification.identifier, title: notification.title, subtitle: notification.subtitle,
                    body: notification.body, actions: notification.actions.map(\.title), hasSound: notification.sound != .none,
                    image: notification.image, level: notification.level))
        }

        func remove(_ identifier: String) { owner?.remove(identifier) }
    }
}
