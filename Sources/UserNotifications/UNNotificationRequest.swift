import Foundation

/// A notification that the app requests, with its trigger.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: the content is a copy, which does not change.
    /// The identifier. A new request replaces an existing request with the same identifier.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// When the notification is delivered; nil means immediately.
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of `content`.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? UNNotificationContent()
        self.trigger = trigger
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A delivered notification.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: a notification does not change.
    /// The date of the delivery.
    public let date: Date
    /// The request.
    public let request: UNNotificationRequest

    init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The action identifier of a click on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action identifier of closing the notification, for categories with ``UNNotificationCategoryOptions/customDismissAction``.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: a response does not change.
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the chosen action, ``UNNotificationDefaultActionIdentifier`` or ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's response with a text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text.
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}
