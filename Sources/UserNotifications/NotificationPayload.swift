import Foundation

/// A notification and the user's reaction as a text. The notification portal passes it back to the app, also to one that it starts.
package struct NotificationPayload: Codable, Sendable, Equatable {
    package var identifier: String
    /// The identifier of the chosen action; nil for the notification itself.
    package var action: String?
    package var title: String
    package var subtitle: String
    package var body: String
    package var category: String
    package var thread: String
    package var date: Date
    /// The content's `userInfo` as JSON; nil if it is empty, or not representable.
    package var userInfo: Data?

    package init(_ notification: DesktopNotification, action: String?, date: Date) {
        identifier = notification.identifier
        self.action = action
        (title, subtitle, body) = (notification.title, notification.subtitle, notification.body)
        (category, thread, userInfo) = (notification.category, notification.threadIdentifier, notification.userInfo)
        self.date = date
    }

    package init(_ request: UNNotificationRequest, action: String?, date: Date) {
        let content = request.content
        (identifier, self.action, self.date) = (request.identifier, action, date)
        (title, subtitle, body) = (content.title, content.subtitle, content.body)
        (category, thread) = (content.categoryIdentifier, content.threadIdentifier)
        userInfo = Self.encode(content.userInfo)
    }

    /// Reads a text; nil if it is not a payload's.
    package init?(text: String) {
        guard let payload = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = payload
    }

    /// The payload as a text.
    package var text: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// The response, for a notification of an earlier run.
    var response: UNNotificationResponse {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = (title, subtitle, body)
        (content.categoryIdentifier, content.threadIdentifier) = (category, thread)
        content.userInfo = userInfo.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
        let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
        return UNNotificationResponse(
            notification: UNNotification(request: request, date: date),
            actionIdentifier: action ?? UNNotificationDefaultActionIdentifier)
    }

    /// Encodes a content's `userInfo` as JSON; nil if it is empty, or not representable.
    static func encode(_ userInfo: [AnyHashable: Any]) -> Data? {
        var object: [String: Any] = [:]
        for (key, value) in userInfo { if let key = key as? String { object[key] = value } }
        guard !object.isEmpty, JSONSerialization.isValidJSONObject(object) else { return nil }
        return try? JSONSerialization.data(withJSONObject: object)
    }
}
