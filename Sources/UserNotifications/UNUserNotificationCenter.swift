import Foundation
import Host

/// The app's notifications.
///
/// The desktop's notification service shows them: `org.freedesktop.Notifications`, or in a sandbox the notification portal. Desktops do not ask the user for
/// authorization: it is granted if there is a notification service. Completion handlers are called on the main actor. Pending requests end with the program.
///
/// Its methods may be called on any thread.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe: the lock guards the delegate and the categories.
    private let lock = NSLock()
    private weak var heldDelegate: (any UNUserNotificationCenterDelegate)?
    private var heldCategories: Set<UNNotificationCategory> = []
    private let token: PlatformToken

    private init(_ token: PlatformToken) { self.token = token }

    /// The app's notification center.
    open class func current() -> UNUserNotificationCenter {
        SharedSingletons.value(of: UNUserNotificationCenter.self) { UNUserNotificationCenter($0) }
    }

    /// The delegate. Set it before the end of `application(_:didFinishLaunchingWithOptions:)`.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { heldDelegate } }
        set {
            lock.withLock { heldDelegate = newValue }
            perform { $0.delegateDidChange() }
        }
    }

    /// Calls `body` on the main actor later. Does nothing after the platform's end.
    private func perform(_ body: @escaping @MainActor @Sendable (NotificationScheduler) -> Void) {
        token.perform { [token] in
            if let platform = token.platform { body(.of(platform)) }
        }
    }

    /// Calls `operation` on the main actor after the earlier ones have ended.
    private func start(_ operation: @escaping @MainActor @Sendable (NotificationScheduler) async -> Void) {
        perform { $0.enqueue(operation) }
    }

    /// Whether notifications may have content extensions: false.
    open var supportsContentExtensions: Bool { false }

    // MARK: Authorization

    /// Asks whether the app may notify the user. `granted` is false if the desktop has no notification service.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (_ granted: Bool, (any Error)?) -> Void
    ) {
        start { scheduler in
            do {
                completionHandler(try await scheduler.requestAuthorization(), nil)
            } catch {
                completionHandler(false, error)
            }
        }
    }

    /// Asks whether the app may notify the user. Returns false if the desktop has no notification service.
    ///
    /// - Throws: ``UNError``.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAuthorization(options: options) { granted, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: granted) }
            }
        }
    }

    /// Passes the authorization, and the capabilities of the desktop's service, to the handler.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        start { completionHandler(await $0.settings()) }
    }

    /// The authorization, and the capabilities of the desktop's service.
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in getNotificationSettings { continuation.resume(returning: $0) } }
    }

    // MARK: Categories

    var categories: Set<UNNotificationCategory> { lock.withLock { heldCategories } }

    /// Sets the app's categories, in place of the earlier ones.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { heldCategories = categories }
    }

    /// Gets the app's categories.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        start { [self] _ in completionHandler(categories) }
    }

    /// The app's categories.
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

    // MARK: Requests

    /// Schedules a notification. Replaces a request with the same identifier. The handler receives a ``UNError`` on failure.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        start { scheduler in
            do {
                try await scheduler.add(request)
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }

    /// Schedules a notification. Replaces a request with the same identifier.
    ///
    /// - Throws: ``UNError``.
    open func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Passes the requests whose triggers have not fired, or will fire again, to the handler.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        start { completionHandler($0.pendingRequests) }
    }

    /// The requests whose triggers have not fired, or will fire again.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in getPendingNotificationRequests { continuation.resume(returning: $0) } }
    }

    /// Removes pending requests.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { start { $0.removePending(identifiers) } }

    /// Removes all pending requests.
    open func removeAllPendingNotificationRequests() { start { $0.removePending(nil) } }

    // MARK: Delivered notifications

    /// Passes this run's notifications that the user has neither opened nor closed to the handler.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        start { completionHandler($0.deliveredNotifications) }
    }

    /// This run's notifications that the user has neither opened nor closed.
    open func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in getDeliveredNotifications { continuation.resume(returning: $0) } }
    }

    /// Removes notifications from the desktop.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { start { $0.removeDelivered(identifiers) } }

    /// Removes all of the app's notifications from the desktop.
    open func removeAllDeliveredNotifications() { start { $0.removeDelivered(nil) } }

    /// Delivers a response that started the program to the delegate, as soon as the app sets one.
    package func deliverLaunchResponse(to request: UNNotificationRequest, actionIdentifier: String) {
        perform { $0.deliverLaunchResponse(to: request, actionIdentifier: actionIdentifier) }
    }

    // MARK: Badge

    /// Sets the number at the app's icon, as `UIApplication.applicationIconBadgeNumber` does; 0 shows none.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        start { scheduler in
            do {
                try scheduler.setBadge(newBadgeCount)
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }

    /// Sets the number at the app's icon, as `UIApplication.applicationIconBadgeNumber` does; 0 shows none.
    ///
    /// - Throws: ``UNError`` for a negative number.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setBadgeCount(newBadgeCount) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}
