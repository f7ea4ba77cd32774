import BusTestSupport
import DesktopBus
import Foundation
import Synchronization
import Testing
@testable import UserNotifications

/// Notifications through fake services on a private message bus.
@Suite("Notification servers", .enabled(if: PrivateBus.program != nil, "dbus-daemon is not installed: run Scripts/setup")) @MainActor
struct NotificationServerTests {
    private let bus: PrivateBus
    private let service: BusConnection
    private let identity = DesktopIdentity(
        propertyList: ["CFBundleIdentifier": "org.example.Tea", "CFBundleName": "Tea"], program: "tea")

    init() throws {
        bus = try PrivateBus()
        service = bus.connection()
    }

    private static let name = "org.freedesktop.Notifications"
    private static let xml = """
        <interface name="org.freedesktop.Notifications">
        <method name="GetCapabilities"><arg type="as" direction="out"/></method>
        <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/>
        <arg type="i" direction="in"/><arg type="u" direction="out"/></method>
        <method name="CloseNotification"><arg type="u" direction="in"/></method></interface>
        """

    /// The calls that the fake service received.
    private final class Log: Sendable {
        let calls = Mutex<[(member: String, arguments: [BusValue])]>([])
        func all(_ member: String) -> [[BusValue]] { calls.withLock { calls in calls.filter { $0.member == member }.map(\.arguments) } }
        func append(_ member: String, _ arguments: [BusValue]) { calls.withLock { $0.append((member, arguments)) } }
    }

    private func startServer(_ capabilities: [String]) throws -> Log {
        let log = Log()
        try BusObject.export(on: service, path: "/org/freedesktop/Notifications", xml: Self.xml) { member, arguments in
            log.append(member, arguments)
            switch member {
            case "GetCapabilities": return .values([.strings(capabilities)])
            case "Notify":
                let replaced = arguments[1].integer ?? 0
                return .values([.uint32(UInt32(replaced == 0 ? 40 + log.all("Notify").count : replaced))])
            default: return .values([])
            }
        }
        try BusObject.own(Self.name, on: service)
        return log
    }

    private func emit(_ member: String, _ arguments: [BusValue]) {
        service.emit(path: "/org/freedesktop/Notifications", interface: Self.name, member: member, arguments)
    }

    private func notification(_ identifier: String = "a") -> DesktopNotification {
        DesktopNotification(
            identifier: identifier, title: "Tea & Co", subtitle: "<Green>", body: "Ready", threadIdentifier: "", level: .timeSensitive,
            sound: .none, image: URL(fileURLWithPath: "/tmp/a b.png"),
            actions: [
                .init(identifier: "more", title: "More"),
                .init(identifier: "say", title: "Reply", reply: .init(placeholder: "Text", button: "Send")),
            ])
    }

    private func wait(_ condition: () -> Bool) async throws {
        for _ in 0..<1000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
        #expect(condition())
    }

    @Test("The server gets a notification's texts, actions and hints; showing the notification again replaces it")
    func notify() async throws {
        let log = try startServer(["actions", "body", "body-markup", "inline-reply"])
        let server = NotificationServer(bus: bus.connection(), identity: identity)
        #expect(try await server.capabilities() == [.actions, .markup, .replies])
        try await server.show(notification())
        let sent = try #require(log.all("Notify").first)
        #expect(sent[0].text == "Tea" && sent[1].integer == 0 && sent[3].text == "Tea & Co" && sent[4].text == "&lt;Green&gt;\nReady")
        #expect(sent[5].elements?.compactMap(\.text) == ["default", "", "action.more", "More", "inline-reply", "Reply"])
        let hints = try #require(sent[6].dictionary)
        #expect(hints["urgency"] == .byte(2) && hints["image-path"]?.text == "file:///tmp/a%20b.png")
        #expect(hints["suppress-sound"] == .boolean(true) && hints["x-kde-reply-submit-button-text"]?.text == "Send")
        #expect(hints["desktop-entry"]?.text == "org.example.Tea")
        try await server.show(notification())
        #expect(log.all("Notify").last?[1].integer == 41)
        server.remove("a")
        try await wait { log.all("CloseNotification").last?.first?.integer == 41 }
    }

    @Test("A notification server without capabilities gets no actions and no markup")
    func plainServer() async throws {
        let log = try startServer([])
        let server = NotificationServer(bus: bus.connection(), identity: identity)
        try await server.show(notification())
        let sent = try #require(log.all("Notify").first)
        #expect(sent[4].text == "<Green>\nReady" && sent[5].elements?.isEmpty == true)
    }

    @Test("The server's signals are converted to responses; if the server exits, its notifications expire")
    func signals() async throws {
        _ = try startServer(["actions", "inline-reply"])
        let server = NotificationServer(bus: bus.connection(), identity: identity)
        var reactions: [NotificationReaction] = []
        server.onReaction = { identifier, reaction in
            #expect(identifier == "a")
            reactions.append(reaction)
        }
        try await server.show(notification())
        // Another program answers in the server's name.
        let stranger = bus.connection()
        for member in ["ActionInvoked", "NotificationReplied"] {
            stranger.emit(
                path: "/org/freedesktop/Notifications", interface: Self.name, member: member, [.uint32(41), .string("default")])
        }
        _ = try await stranger.uniqueName()
        emit("ActionInvoked", [.uint32(99), .string("default")])
        emit("ActionInvoked", [.uint32(41), .string("default")])
        emit("ActionInvoked", [.uint32(41), .string("action.more")])
        emit("NotificationReplied", [.uint32(41), .string("Thanks")])
        emit("NotificationClosed", [.uint32(41), .uint32(2)])
        try await wait { reactions.count == 4 }
        #expect(reactions == [.opened, .action("more"), .reply("Thanks"), .dismissed])
        try await server.show(notification())
        let bus = "org.freedesktop.DBus"
        _ = try await service.call(BusCall(bus, "/org/freedesktop/DBus", bus, "ReleaseName", [.string(Self.name)]))
        try await wait { reactions.count == 5 }
        #expect(reactions.last == .expired)
        await #expect(throws: UNError.self) { try await server.show(notification()) }
    }

    @Test("Without a server, showing a notification throws a UNError with the reason")
    func noServer() async throws {
        let server = NotificationServer(bus: bus.connection(), identity: identity)
        do {
            _ = try await server.capabilities()
            Issue.record("There is a server.")
        } catch UNError.notificationsNotAllowed {
        }
        let lost = NotificationServer(bus: BusConnection(.custom("unix:path=/nowhere")), identity: identity)
        await #expect(throws: UNError.self) { try await lost.show(notification()) }
    }

    @Test("The portal gets the notification's content as options, and its ActionInvoked signal is converted to a response")
    func portal() async throws {
        let log = Log()
        let path = "/org/freedesktop/portal/desktop"
        let interface = "org.freedesktop.portal.Notification"
        let xml = """
            <interface name="org.freedesktop.portal.Notification">
            <method name="AddNotification"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/></method>
            <method name="RemoveNotification"><arg type="s" direction="in"/></method>
            <property name="version" type="u" access="read"/></interface>
            """
        try BusObject.export(on: service, path: path, xml: xml, property: { _ in .uint32(2) }) { member, arguments in
            log.append(member, arguments)
            return .values([])
        }
        try BusObject.own("org.freedesktop.portal.Desktop", on: service)
        let portal = PortalNotifications(bus: bus.connection(), identity: identity)
        var reactions: [NotificationReaction] = []
        portal.onReaction = { reactions.append($1) }
        #expect(try await portal.capabilities().contains(.sound))
        try await portal.show(notification())
        let sent = try #require(log.all("AddNotification").first)
        let options = try #require(sent[1].dictionary)
        #expect(sent[0].text == "a" && options["title"]?.text == "Tea & Co" && options["priority"]?.text == "high")
        #expect(options["buttons"]?.elements?.count == 1 && options["sound"]?.text == "silent")
        service.emit(path: path, interface: interface, member: "ActionInvoked", [.string("a"), .string("more"), .array([], of: "v")])
        try await wait { reactions == [.action("more")] }
        portal.remove("a")
        try await wait { log.all("RemoveNotification").count == 1 }
        let activating = PortalNotifications(bus: bus.connection(), identity: identity, activatesApplication: true)
        try await activating.show(notification())
        let activation = try #require(log.all("AddNotification").last?[1].dictionary)
        #expect(activation["default-action"]?.text == "app.lodestone-notification")
        let payload = activation["default-action-target"]?.text.flatMap { NotificationPayload(text: $0) }
        #expect(payload?.identifier == "a" && payload?.title == "Tea & Co" && payload?.action == nil)
    }
}
