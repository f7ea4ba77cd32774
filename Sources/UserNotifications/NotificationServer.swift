import DesktopBus
import Foundation

/// The desktop's notification server, `org.freedesktop.Notifications`.
@MainActor
package final class NotificationServer: NotificationBackend {
    private static let name = "org.freedesktop.Notifications"

    package var onReaction: ((String, NotificationReaction) -> Void)?

    private let bus: BusConnection
    private let identity: DesktopIdentity
    /// The server's capabilities; nil before the first query, and after the server has ended.
    private var known: NotificationCapabilities?
    /// The numbers by which the server knows the shown notifications, by identifier.
    private var numbers: [String: Int] = [:]
    private var watches: [BusWatch] = []

    package init(bus: BusConnection, identity: DesktopIdentity = .current) {
        (self.bus, self.identity) = (bus, identity)
    }

    package var hasAsked: Bool {
        get { UserDefaults.standard.bool(forKey: DesktopNotifications.askedKey) }
        set { UserDefaults.standard.set(newValue, forKey: DesktopNotifications.askedKey) }
    }

    package var now: Date { Date() }

    private func call(_ member: String, _ arguments: [BusValue] = []) -> BusCall {
        BusCall(Self.name, "/org/freedesktop/Notifications", Self.name, member, arguments)
    }

    package func capabilities() async throws -> NotificationCapabilities {
        if let known { return known }
        observe()
        do {
            let names = try await bus.call(call("GetCapabilities"), timeout: 5).first?.elements?.compactMap(\.text) ?? []
            let table: [String: NotificationCapabilities] = [
                "actions": .actions, "inline-reply": .replies, "body-markup": .markup, "sound": .sound, "persistence": .persistence,
            ]
            let found = names.reduce(into: NotificationCapabilities()) { $0.formUnion(table[$1] ?? []) }
            known = found
            return found
        } catch {
            throw DesktopNotifications.unavailable(error)
        }
    }

    private func observe() {
        guard watches.isEmpty else { return }
        let signals = bus.subscribe(BusMatch(sender: Self.name, interface: Self.name)) { [weak self] signal in
            Task { @MainActor in self?.receive(signal) }
        }
        let owner = bus.watch(Self.name) { [weak self] _ in
            Task { @MainActor in self?.serverDidChange() }
        }
        watches = [signals, owner]
    }

    /// Called after the server ended or was replaced: its notifications no longer exist.
    private func serverDidChange() {
        known = nil
        let gone = numbers.keys.sorted()
        numbers = [:]
        for identifier in gone { onReaction?(identifier, .expired) }
    }

    package func show(_ notification: DesktopNotification) async throws {
        let capabilities = try await capabilities()
        var lines = [notification.subtitle, notification.body].filter { !$0.isEmpty }.joined(separator: "\n")
        if capabilities.contains(.markup) { lines = Self.escaped(lines) }
        do {
            let reply = try await bus.call(
                call(
                    "Notify",
                    [
                        .string(identity.name), .uint32(UInt32(clamping: numbers[notification.identifier] ?? 0)),
                        .string(identity.identifier), .string(notification.title), .string(lines),
                        .strings(Self.actions(of: notification, capabilities)), .options(hints(for: notification, capabilities)),
                        // The server decides when the notification disappears.
                        .int32(-1),
                    ]))
            guard let number = reply.first?.integer else { throw BusError.invalid("no number") }
            numbers[notification.identifier] = number
        } catch {
            throw DesktopNotifications.unavailable(error)
        }
    }

    /// Pairs of keys and titles.
    private static func actions(of notification: DesktopNotification, _ capabilities: NotificationCapabilities) -> [String] {
        guard capabilities.contains(.actions) else { return [] }
        var list = ["default", ""]
        for action in notification.actions {
            if action.reply == nil {
                list += ["action." + action.identifier, action.title]
            } else if capabilities.contains(.replies), !list.contains("inline-reply") {
                list += ["inline-reply", action.title]
            }
        }
        return list
    }

    private func hints(for notification: DesktopNotification, _ capabilities: NotificationCapabilities) -> [String: BusValue] {
        var hints: [String: BusValue] = ["desktop-entry": .string(identity.identifier)]
        let urgency: UInt8 =
            switch notification.level {
            case .passive: 0
            case .active: 1
            case .timeSensitive, .critical: 2
            }
        hints["urgency"] = .byte(urgency)
        switch notification.sound {
        case .none: hints["suppress-sound"] = .boolean(true)
        case .standard: hints["sound-name"] = .string("message-new-instant")
        case .file(let file): hints["sound-file"] = .string(file.path)
        }
        if let image = notification.image { hints["image-path"] = .string(image.absoluteString) }
        if let reply = notification.actions.lazy.compactMap(\.reply).first, capabilities.contains(.replies) {
            hints["x-kde-reply-placeholder-text"] = .string(reply.placeholder)
            hints["x-kde-reply-submit-button-text"] = .string(reply.button)
        }
        return hints
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    package func remove(_ identifier: String) {
        guard let number = numbers.removeValue(forKey: identifier) else { return }
        bus.send(call("CloseNotification", [.uint32(UInt32(clamping: number))]))
    }

    private func receive(_ signal: BusSignal) {
        guard let number = signal.arguments.first?.integer,
            let identifier = numbers.first(where: { $0.value == number })?.key, signal.arguments.count >= 2
        else { return }
        let argument = signal.arguments[1]
        switch signal.member {
        case "ActionInvoked":
            guard let key = argument.text else { return }
            if key == "default" {
                onReaction?(identifier, .opened)
            } else if key.hasPrefix("action.") {
                onReaction?(identifier, .action(String(key.dropFirst("action.".count))))
            }
        case "NotificationReplied": if let text = argument.text { onReaction?(identifier, .reply(text)) }
        case "NotificationClosed":
            numbers[identifier] = nil
            // 1 is expired, 2 dismissed by the user, 3 closed by CloseNotification.
            onReaction?(identifier, argument.integer == 2 ? .dismissed : .expired)
        default: break
        }
    }
}
