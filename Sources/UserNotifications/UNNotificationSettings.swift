import Foundation

/// The kinds of notification that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether the app may notify the user.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The app has not asked.
    case notDetermined = 0
    /// The user or the desktop refused, or the desktop has no notification service.
    case denied = 1
    case authorized = 2
    /// Not reported on Linux.
    case provisional = 3
    /// Not reported on Linux.
    case ephemeral = 4
}

/// The state of a setting.
public enum UNNotificationSetting: Int, Sendable {
    /// The desktop's service does not support the setting.
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

/// The style in which the desktop shows notifications.
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    /// Not reported on Linux.
    case alert = 2
}

/// When the desktop shows the contents of notifications.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    /// Not reported on Linux.
    case whenAuthenticated = 1
    /// Not reported on Linux.
    case never = 2
}

/// The app's authorization, and the capabilities of the desktop's notification service.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: settings do not change.
    private let capabilities: NotificationCapabilities
    /// Whether the app may notify the user.
    public let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus, _ capabilities: NotificationCapabilities) {
        (authorizationStatus, self.capabilities) = (status, capabilities)
    }

    private func setting(_ isSupported: Bool) -> UNNotificationSetting {
        guard isSupported else { return .notSupported }
        return authorizationStatus == .authorized ? .enabled : .disabled
    }

    /// Whether notifications have sounds.
    open var soundSetting: UNNotificationSetting { setting(capabilities.contains(.sound)) }
    /// Whether the app's icon shows the badge number. The desktop does not report it, so it is enabled if the app is authorized.
    open var badgeSetting: UNNotificationSetting { setting(true) }
    /// Whether notifications are shown.
    open var alertSetting: UNNotificationSetting { setting(true) }
    /// Whether the desktop keeps notifications in a list.
    open var notificationCenterSetting: UNNotificationSetting { setting(capabilities.contains(.persistence)) }
    /// Whether notifications are shown while the display is locked. Not supported, because the desktop does not report it.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// Whether urgent notifications are shown also in "do not disturb".
    open var criticalAlertSetting: UNNotificationSetting { setting(true) }
    /// Whether notifications of the level ``UNNotificationInterruptionLevel/timeSensitive`` have a high urgency.
    open var timeSensitiveSetting: UNNotificationSetting { setting(true) }
    /// Whether notifications are shown in a car: not supported.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are spoken: not supported.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether notifications are summarized: not supported.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// When the desktop shows the contents of notifications: always.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the desktop has a button for the app's own settings: false.
    open var providesAppNotificationSettings: Bool { false }
    /// The style in which the desktop shows notifications.
    open var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
