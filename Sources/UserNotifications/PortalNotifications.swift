import DesktopBus
import Foundation
import Host
import RegularFiles
import UIKit

/// The notification portal, which programs in a sandbox use.
///
/// It supports sounds only since version 2, does not support replies, and does not report that a notification was closed.
@MainActor
package final class PortalNotifications: NotificationBackend {
    private static let name = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Notification"
    /// The maximum size of an image in bytes.
    private static let maximumImage = 4 << 20

    package var onReaction: ((String, NotificationReaction) -> Void)?

    private let bus: BusConnection
    private let identity: DesktopIdentity
    /// Whether the portal activates an action of the app, which also starts the app. Otherwise the portal emits a signal to the running app.
    private let activatesApplication: Bool
    /// The portal's version; nil before the first query.
    private var version: Int?
    private var watch: BusWatch?

    package init(bus: BusConnection, identity: DesktopIdentity = .current, activatesApplication: Bool = false) {
        (self.bus, self.identity, self.activatesApplication) = (bus, identity, activatesApplication)
    }

    package var hasAsked: Bool {
        get { UserDefaults.standard.bool(forKey: DesktopNotifications.askedKey) }
        set { UserDefaults.standard.set(newValue, forKey: DesktopNotifications.askedKey) }
    }

    package var now: Date { Date() }

    private func call(_ interface: String, _ member: String, _ arguments: [BusValue]) -> BusCall {
        BusCall(Self.name, Self.path, interface, member, arguments)
    }

    package func capabilities() async throws -> NotificationCapabilities {
        let version = try await portalVersion()
        return version >= 2 ? [.actions, .persistence, .sound] : [.actions, .persistence]
    }

    private func portalVersion() async throws -> Int {
        if let version { return version }
        if watch == nil {
            // Accepts only the portal's own signals, because any program on the bus can emit a signal of this name.
            let match = BusMatch(sender: Self.name, path: Self.path, interface: Self.interface, member: "ActionInvoked")
            watch = bus.subscribe(match) { [weak self] signal in
                guard signal.arguments.count >= 2, let identifier = signal.arguments[0].text, let key = signal.arguments[1].text
                else { return }
                Task { @MainActor in self?.onReaction?(identifier, key == "default" ? .opened : .action(key)) }
            }
        }
        do {
            let property = call(
                "org.freedesktop.DBus.Properties", "Get", [.string(Self.interface), .string("version")])
            let found = try await bus.call(property, timeout: 5).first?.unwrapped.integer ?? 1
            version = found
            return found
        } catch {
            throw DesktopNotifications.unavailable(error)
        }
    }

    package func show(_ notification: DesktopNotification) async throws {
        let version = try await portalVersion()
        let priority =
            switch notification.level {
            case .passive: "low"
            case .active: "normal"
            case .timeSensitive: "high"
            case .critical: "urgent"
            }
        let lines = [notification.subtitle, notification.body].filter { !$0.isEmpty }.joined(separator: "\n")
        var values: [String: BusValue] = [
            "title": .string(notification.title), "body": .string(lines), "priority": .string(priority),
        ]
        values.merge(target(of: notification, action: nil, named: "default-action", "default-action-target")) { $1 }
        // Actions with a text field are left out: they need a button purpose that portals do not have yet.
        let buttons = notification.actions.filter { $0.reply == nil }
        if !buttons.isEmpty {
            let list = buttons.map { button in
                BusValue.options(
                    target(of: notification, action: button.identifier, named: "action", "target").merging(["label": .string(button.title)])
                    { $1 })
            }
            values["buttons"] = .array(list, of: "a{sv}")
        }
        if let image = notification.image, let data = try? RegularFile.contents(of: image.path, atMost: Self.maximumImage) {
            values["icon"] = .tuple([.string("bytes"), .variant(.bytes(data))])
        }
        if version >= 2 { values["sound"] = .string(notification.sound == .none ? "silent" : "default") }
        do {
            _ = try await bus.call(call(Self.interface, "AddNotification", [.string(notification.identifier), .options(values)]))
        } catch {
            throw DesktopNotifications.unavailable(error)
        }
    }

    /// The entries for an action: its name, and its parameter if it is one of the app's.
    private func target(
        of notification: DesktopNotification, action: String?, named name: String, _ target: String
    ) -> [String: BusValue] {
        let text = NotificationPayload(notification, action: action, date: now).text
        guard activatesApplication, text.utf8.count <= HostRequest.maximumLength else { return [name: .string(action ?? "default")] }
        return [name: .string("app." + ApplicationRequests.notificationAction), target: .string(text)]
    }

    package func remove(_ identifier: String) { bus.send(call(Self.interface, "RemoveNotification", [.string(identifier)])) }
}
