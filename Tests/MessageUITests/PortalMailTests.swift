import BusTestSupport
import DesktopBus
import Foundation
@testable import MessageUI
import Synchronization
import Testing
import UIKitTesting

/// Mail with a fake portal on a private message bus.
@Suite("The e-mail portal", .enabled(if: PrivateBus.program != nil, "dbus-daemon is not installed: run Scripts/setup"))
@MainActor
struct PortalMailTests {
    private nonisolated static let name = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop"
    private let bus: PrivateBus
    private let service: BusConnection
    private let portal: PortalMail

    init() throws {
        bus = try PrivateBus()
        service = bus.connection()
        portal = PortalMail(bus: bus.connection())
    }

    private static let xml = """
        <interface name="org.freedesktop.portal.Email"><property name="version" type="u" access="read"/>
        <method name="ComposeEmail"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
        </interface>
        """

    /// Starts a portal that sends `response` after each call; nil never sends one.
    private func start(version: UInt32 = 4, response: UInt32?) throws -> Calls {
        let (service, calls) = (service, Calls())
        try BusObject.export(on: service, path: Self.path, xml: Self.xml, property: { _ in .uint32(version) }) { _, arguments in
            let options = arguments.last?.dictionary ?? [:]
            calls.append(options)
            let handle = "\(Self.path)/request/\(calls.sender)/\(options["handle_token"]?.text ?? "")"
            if let response {
                service.emit(
                    path: handle, interface: "org.freedesktop.portal.Request", member: "Response", [.uint32(response), .options([:])])
            }
            return .values([.objectPath(handle)])
        }
        try BusObject.own(Self.name, on: service)
        return calls
    }

    private var message: MailMessage {
        var message = MailMessage()
        (message.subject, message.to, message.cc, message.body) = ("Tea", ["ann@example.org"], ["bob@example.org"], "At five")
        return message
    }

    @Test("The portal gets the message and its attachments, and its response is the outcome")
    func composes() async throws {
        let calls = try start(response: 0)
        #expect(portal.isAvailable)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString).txt")
        try Data("menu".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await portal.compose(message, attachments: [file]) == .opened)
        let options = try #require(calls.all.first)
        #expect(options["subject"]?.text == "Tea" && options["body"]?.text == "At five")
        #expect(options["addresses"] == .strings(["ann@example.org"]) && options["cc"] == .strings(["bob@example.org"]))
        #expect(options["attachment_fds"] == .array([.handle(0)], of: "h"))
    }

    @Test("The portal's response 1 results in .cancelled, and response 2 throws an error", arguments: [UInt32(1), 2])
    func refused(response: UInt32) async throws {
        _ = try start(response: response)
        if response == 1 {
            #expect(try await portal.compose(message, attachments: []) == .cancelled)
        } else {
            await #expect(throws: MFMailComposeError.self) { try await portal.compose(message, attachments: []) }
        }
    }

    @Test("A portal that ends before its response fails the composition")
    func vanishes() async throws {
        let calls = try start(response: nil)
        let (portal, message) = (portal, message)
        let task = Task { try await portal.compose(message, attachments: []) }
        while calls.all.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        let bus = "org.freedesktop.DBus"
        _ = try await service.call(BusCall(bus, "/org/freedesktop/DBus", bus, "ReleaseName", [.string(Self.name)]))
        await #expect(throws: MFMailComposeError.self) { try await task.value }
    }

    @Test("Without a portal, or with an old one, a mailto link opens, and attachments without xdg-email fail")
    func fallback() async throws {
        #expect(!portal.isAvailable)
        _ = try start(version: 1, response: 0)
        #expect(!portal.isAvailable)
        let host = TestHost()
        let mail = DesktopMail(UIApplication.shared.hostPlatform, portal: portal, program: nil)
        #expect(mail.canSend)
        let task = Task { try await mail.compose(message) }
        while host.openedURLs.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        await host.settle()
        #expect(try await task.value == .opened)
        #expect(host.openedURLs.map(\.absoluteString) == ["mailto:ann@example.org?cc=bob@example.org&subject=Tea&body=At%20five"])
        var heavy = message
        heavy.attachments = [MailMessage.Attachment(data: Data("menu".utf8), mimeType: "text/plain", fileName: "menu.txt")]
        await #expect(throws: MFMailComposeError.self) { try await mail.compose(heavy) }
    }

    @Test("Attachments are written without folders in their names")
    func attachments() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var message = MailMessage()
        message.attachments = ["a.txt", "../../a.txt", ".."].map { .init(data: Data($0.utf8), mimeType: "text/plain", fileName: $0) }
        let files = try MailAttachments(of: message, in: folder).files
        #expect(files.map(\.lastPathComponent) == ["a.txt", "a.txt", "attachment"])
        #expect(try files.allSatisfy { try $0.path.hasPrefix(folder.path) && !Data(contentsOf: $0).isEmpty })
    }
}

/// The options of the calls that the fake portal received.
private final class Calls: Sendable {
    private let options = Mutex<[[String: BusValue]]>([])

    /// The caller's name in the paths of requests: the portal is the first connection of the bus, the caller the second.
    let sender = "1_1"

    func append(_ call: [String: BusValue]) { options.withLock { $0.append(call) } }
    var all: [[String: BusValue]] { options.withLock { $0 } }
}
