import Foundation
import Host
import Logging

private let notificationsLog = Logger(label: "lodestone.notifications")

/// The pending and delivered notifications of a platform.
@MainActor
package final class NotificationScheduler {
    private struct Pending {
        let request: UNNotificationRequest
        var date: Date
        var timer: (any HostTimer)?
    }

    /// The maximum time between two checks of the date, in seconds. Checks are needed because the clock stops while the machine sleeps, and the user may
    /// change the date.
    private static let longestWait: TimeInterval = 60

    private weak var platform: (any HostPlatform)?
    private let center: UNUserNotificationCenter
    private let backend: any NotificationBackend
    private var pending: [String: Pending] = [:]
    private var delivered: [String: UNNotification] = [:]
    /// The identifiers of the delivered notifications, the oldest first.
    private var order: [String] = []
    /// The last operation of the center.
    private var lastOperation: Task<Void, Never>?
    /// A response that started the program. It is stored until the app sets a delegate.
    private var launchResponse: UNNotificationResponse?

    /// The notification scheduler of a platform.
    static func of(_ platform: any HostPlatform) -> NotificationScheduler {
        platform.singletons.value(of: NotificationScheduler.self) {
            NotificationScheduler(platform, DesktopNotifications.make(on: platform))
        }
    }

    /// Creates the platform's scheduler with a backend, before the app uses one.
    package static func install(_ backend: any NotificationBackend, on platform: any HostPlatform) {
        _ = platform.singletons.value(of: NotificationScheduler.self) { NotificationScheduler(platform, backend) }
    }

    private init(_ platform: any HostPlatform, _ backend: any NotificationBackend) {
        (self.platform, self.backend) = (platform, backend)
        center = Platform.with(platform) { .current() }
        backend.onReaction = { [weak self] identifier, reaction in self?.enter { self?.react(to: identifier, reaction) } }
    }

    /// Runs `body` with the platform as the current one, because a task has no current platform after a suspension. Nil after the platform's end.
    @discardableResult
    private func enter<Result>(_ body: () -> Result) -> Result? {
        guard let platform else { return nil }
        return Platform.with(platform, body)
    }

    /// Whether the app is active.
    private var isForeground: Bool { enter { ForegroundState.isActive } ?? false }

    /// Runs an operation of the center after the earlier ones have ended, so that a removal finds a notification that was added before it.
    func enqueue(_ operation: @escaping @MainActor @Sendable (NotificationScheduler) async -> Void) {
        let last = lastOperation
        lastOperation = Task { @MainActor in
            await last?.value
            await operation(self)
        }
    }

    // MARK: Authorization

    func requestAuthorization() async throws -> Bool {
        backend.hasAsked = true
        do {
            _ = try await backend.capabilities()
            return true
        } catch UNError.notificationsNotAllowed {
            return false
        }
    }

    func settings() async -> UNNotificationSettings {
        guard let capabilities = try? await backend.capabilities() else { return UNNotificationSettings(.denied, []) }
        return UNNotificationSettings(backend.hasAsked ? .authorized : .notDetermined, capabilities)
    }

    func setBadge(_ count: Int) throws {
        guard count >= 0 else { throw UNError(.badgeInputInvalid, "The badge's number is negative.") }
        showBadge(count)
    }

    private func showBadge(_ count: Int) { enter { ForegroundState.iconBadge = count } }

    // MARK: Requests

    func add(_ request: UNNotificationRequest) async throws {
        guard !request.content.isEmpty else { throw UNError(.notificationInvalidNoContent, "The notification has no content.") }
        guard backend.hasAsked else {
            throw UNError(.notificationsNotAllowed, "The app has not called requestAuthorization(options:).")
        }
        _ = try await backend.capabilities()
        // The new request replaces a pending request with the same identifier.
        removePending([request.identifier])
        guard let trigger = request.trigger else {
            // In the foreground, do not wait for the delegate: its reply may take long, but the request is already added.
            return isForeground ? deliverLater(request) : try await deliver(request)
        }
        guard let date = trigger.nextDate(after: backend.now) else {
            throw UNError(.notificationInvalidNoDate, "The trigger's date has passed.")
        }
        schedule(Pending(request: request, date: date))
    }

    private func schedule(_ entry: Pending) {
        let identifier = entry.request.identifier
        var entry = entry
        let delay = max(0, min(entry.date.timeIntervalSince(backend.now), Self.longestWait))
        entry.timer = platform?.schedule(after: delay) { [weak self] in self?.timerFired(identifier) }
        pending[identifier] = entry
    }

    private func timerFired(_ identifier: String) {
        guard let entry = pending.removeValue(forKey: identifier) else { return }
        // A tolerance for sums of seconds.
        guard entry.date.timeIntervalSince(backend.now) <= 0.001 else { return schedule(entry) }
        let request = entry.request
        if let trigger = request.trigger, trigger.repeats, let next = trigger.nextDate(after: max(entry.date, backend.now)) {
            schedule(Pending(request: request, date: next))
        }
        deliverLater(request)
    }

    var pendingRequests: [UNNotificationRequest] {
        pending.values.sorted { ($0.date, $0.request.identifier) < ($1.date, $1.request.identifier) }.map(\.request)
    }

    func removePending(_ identifiers: [String]?) {
        for identifier in identifiers ?? Array(pending.keys) { pending.removeValue(forKey: identifier)?.timer?.cancel() }
    }

    // MARK: Delivery

    /// Delivers a notification. No caller waits for the result, so an error is logged.
    private func deliverLater(_ request: UNNotificationRequest) {
        Task { @MainActor [self] in
            do {
                try await deliver(request)
            } catch {
                notificationsLog.error("The notification \"\(request.identifier)\" was not shown. \(error.localizedDescription)")
            }
        }
    }

    private func deliver(_ request: UNNotificationRequest) async throws {
        let notification = UNNotification(request: request, date: backend.now)
        var options: UNNotificationPresentationOptions = [.badge, .sound, .banner, .list]
        if isForeground {
            // Without a delegate nothing is presented while the app is active.
            guard let delegate = center.delegate else { return }
            options = await withCheckedContinuation { continuation in
                let answer = OnceHandler { continuation.resume(returning: $0) }
                // If the platform has ended, the delegate may never reply, so do not wait for it.
                if platform == nil { answer.call([]) }
                enter { delegate.userNotificationCenter(center, willPresent: notification) { answer.call($0) } }
            }
        }
        let content = request.content
        if options.contains(.badge), let badge = content.badge { showBadge(max(0, badge.intValue)) }
        guard !options.isDisjoint(with: [.alert, .banner, .list]),
            !(content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty)
        else { return }
        try await backend.show(desktopNotification(request, isSilent: !options.contains(.sound)))
        order.removeAll { $0 == request.identifier }
        order.append(request.identifier)
        delivered[request.identifier] = notification
    }

    private func desktopNotification(_ request: UNNotificationRequest, isSilent: Bool) -> DesktopNotification {
        let content = request.content
        let actions = (category(of: request)?.actions ?? []).map { action in
            let input = action as? UNTextInputNotificationAction
            return DesktopNotification.Action(
                identifier: action.identifier, title: action.title,
                reply: input.map { .init(placeholder: $0.textInputPlaceholder, button: $0.textInputButtonTitle) })
        }
        var sound = DesktopNotification.Sound.none
        if let asked = content.sound, !isSilent { sound = asked.file.map { .file($0) } ?? .standard }
        return DesktopNotification(
            identifier: request.identifier, title: content.title, subtitle: content.subtitle, body: content.body,
            threadIdentifier: content.threadIdentifier,
            level: content.sound?.isCritical == true ? .critical : content.interruptionLevel, sound: sound,
            image: content.attachments.first { !$0.isHidden }?.url, actions: actions, category: content.categoryIdentifier,
            userInfo: NotificationPayload.encode(content.userInfo))
    }

    private func category(of request: UNNotificationRequest) -> UNNotificationCategory? {
        center.categories.first { $0.identifier == request.content.categoryIdentifier }
    }

    var deliveredNotifications: [UNNotification] { order.compactMap { delivered[$0] } }

    func removeDelivered(_ identifiers: [String]?) {
        for identifier in identifiers ?? order where delivered.removeValue(forKey: identifier) != nil {
            order.removeAll { $0 == identifier }
            backend.remove(identifier)
        }
    }

    // MARK: Responses

    private func react(to identifier: String, _ reaction: NotificationReaction) {
        guard let notification = delivered.removeValue(forKey: identifier) else { return }
        order.removeAll { $0 == identifier }
        let category = category(of: notification.request)
        switch reaction {
        case .expired: return
        case .dismissed:
            guard category?.options.contains(.customDismissAction) == true else { return }
            respond(UNNotificationResponse(notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier))
        case .opened:
            ForegroundState.bringToFront()
            respond(UNNotificationResponse(notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier))
        case .action(let action):
            if category?.actions.first(where: { $0.identifier == action })?.options.contains(.foreground) == true {
                ForegroundState.bringToFront()
            }
            respond(UNNotificationResponse(notification: notification, actionIdentifier: action))
        case .reply(let text):
            guard let action = category?.actions.first(where: { $0 is UNTextInputNotificationAction }) else { return }
            respond(
                UNTextInputNotificationResponse(notification: notification, actionIdentifier: action.identifier, userText: text))
        }
    }

    private func respond(_ response: UNNotificationResponse) {
        center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }

    func deliverLaunchResponse(to request: UNNotificationRequest, actionIdentifier: String) {
        launchResponse = UNNotificationResponse(
            notification: UNNotification(request: request, date: backend.now), actionIdentifier: actionIdentifier)
        delegateDidChange()
    }

    /// The portal activated an action of the app for a notification of this run or an earlier one.
    private func receive(_ text: String) {
        guard let payload = NotificationPayload(text: text) else {
            return notificationsLog.error("The desktop passed a notification that cannot be read.")
        }
        if delivered[payload.identifier] != nil {
            react(to: payload.identifier, payload.action.map { .action($0) } ?? .opened)
        } else {
            let category = center.categories.first { $0.identifier == payload.category }
            let action = category?.actions.first { $0.identifier == payload.action }
            if payload.action == nil || action?.options.contains(.foreground) == true { ForegroundState.bringToFront() }
            launchResponse = payload.response
            delegateDidChange()
        }
    }

    /// Called after the app set the center's delegate.
    func delegateDidChange() {
        guard center.delegate != nil else { return }
        enter { ForegroundState.setReceiver { [weak self] text in self?.enter { self?.receive(text) } } }
        if let text = enter({ ForegroundState.takeLaunchNotification() }) ?? nil, let payload = NotificationPayload(text: text) {
            launchResponse = payload.response
        }
        guard let response = launchResponse else { return }
        launchResponse = nil
        respond(response)
    }
}

/// A completion handler whose second and later calls are ignored, since the app may call it more than once.
@MainActor
private final class OnceHandler<Value: Sendable> {
    private var body: ((Value) -> Void)?
    init(_ body: @escaping (Value) -> Void) { self.body = body }

    /// Safe on any thread.
    nonisolated func call(_ value: Value) {
        Task { @MainActor in
            let body = self.body
            self.body = nil
            body?(value)
        }
    }
}
