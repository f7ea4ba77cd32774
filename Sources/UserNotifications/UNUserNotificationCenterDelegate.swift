import Foundation

/// The presentation of a notification while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The content's badge is set.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// The sound is played, if the notification is shown.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// The older name of ``banner`` with ``list``.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// The notification is in the desktop's list.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// The notification is shown.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Handles notifications. The methods are called on the main actor.
///
/// Each method exists with a completion handler and as an `async` method. Implement one of them. The handler may be `@Sendable` or not, and the method
/// may be `nonisolated`.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Called before a notification is presented while the app is active. The default presents nothing.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

    /// Called before a notification is presented while the app is active. The default presents nothing.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Called after the user responded to a notification.
    @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

    /// Called after the user responded to a notification.
    @MainActor func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        Task { @MainActor in completionHandler(await userNotificationCenter(center, willPresent: notification)) }
    }

    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        Task { @MainActor in
            await userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}
