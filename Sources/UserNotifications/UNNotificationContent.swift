import Foundation

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Low urgency: desktops put it into their list without showing it.
    case passive = 0
    /// Normal urgency.
    case active = 1
    /// High urgency.
    case timeSensitive = 2
    /// High urgency: desktops show it until the user acts, also in "do not disturb".
    case critical = 3
}

/// The content of a notification. Use ``UNMutableNotificationContent`` to create one.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var interruptionLevel = UNNotificationInterruptionLevel.active
    }

    var values = Values()

    public override init() {}

    /// The title: the desktop's summary line.
    open var title: String { values.title }
    /// The subtitle, shown as the first line below the title.
    open var subtitle: String { values.subtitle }
    /// The text. It is plain text: markup characters are escaped.
    open var body: String { values.body }
    /// The number for the app's icon; nil leaves it as it is.
    open var badge: NSNumber? { values.badge }
    /// The sound; nil is silent.
    open var sound: UNNotificationSound? { values.sound }
    /// The app's own data.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The images. Desktops show the first.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The identifier of the ``UNNotificationCategory`` with the actions; empty without one.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The group of the notification.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The urgency.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }

    open func copy(with zone: NSZone? = nil) -> Any {
        if type(of: self) == UNNotificationContent.self { return self }
        let copy = UNNotificationContent()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UNMutableNotificationContent()
        copy.values = values
        return copy
    }

    /// Whether nothing would be visible or audible.
    var isEmpty: Bool { title.isEmpty && subtitle.isEmpty && body.isEmpty && sound == nil && badge == nil }
}

/// The content of a notification that the app creates.
open class UNMutableNotificationContent: UNNotificationContent {
    /// The title: the desktop's summary line.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The subtitle, shown as the first line below the title.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The text. It is plain text: markup characters are escaped.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number for the app's icon; 0 removes it, nil leaves it as it is.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// The sound; nil is silent.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// The app's own data.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The images. Desktops show the first.
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    /// The identifier of the ``UNNotificationCategory`` with the actions; empty without one.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// The group of the notification.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// The urgency.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
}
