import DesktopBus
import Foundation

/// The e-mail portal, which opens the desktop's mail program also for programs in a sandbox.
package struct PortalMail: Sendable {
    private static let name = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Email"
    /// The first version with several recipients and copies.
    private static let minimumVersion = 3
    /// The maximum time that the user has to choose a mail program, in seconds.
    private static let patience: TimeInterval = 300

    private let bus: BusConnection

    package init(bus: BusConnection = .session) { self.bus = bus }

    private var versionCall: BusCall {
        BusCall(Self.name, Self.path, "org.freedesktop.DBus.Properties", "Get", [.string(Self.interface), .string("version")])
    }

    /// Whether the portal can open a message. It blocks the calling thread for two seconds at most.
    package var isAvailable: Bool { Self.isSufficient(try? bus.callAndWait(versionCall, timeout: 2)) }

    /// Whether the portal can open a message.
    package func isAvailableNow() async -> Bool { Self.isSufficient(try? await bus.call(versionCall, timeout: 5)) }

    private static func isSufficient(_ reply: [BusValue]?) -> Bool { reply?.first?.unwrapped.integer ?? 0 >= minimumVersion }

    /// Opens a message in the mail program, with files as attachments.
    ///
    /// - Throws: ``MFMailComposeError``.
    package func compose(_ message: MailMessage, attachments: [URL]) async throws -> MailOutcome {
        do {
            return try await request(message, attachments: attachments)
        } catch let error as MFMailComposeError {
            throw error
        } catch {
            throw MFMailComposeError(.sendFailed, "The e-mail portal cannot be used. \(error)")
        }
    }

    private func request(_ message: MailMessage, attachments: [URL]) async throws -> MailOutcome {
        let token = "lodestone_" + UUID().uuidString.replacing("-", with: "")
        let sender = (try await bus.uniqueName() ?? "").replacing(":", with: "").replacing(".", with: "_")
        var options: [String: BusValue] = [
            "handle_token": .string(token), "subject": .string(message.subject), "body": .string(message.body),
            "addresses": .strings(message.to), "cc": .strings(message.cc), "bcc": .strings(message.bcc),
        ]
        var call = BusCall(Self.name, Self.path, Self.interface, "ComposeEmail")
        if !attachments.isEmpty {
            options["attachment_fds"] = .array(attachments.indices.map { .handle(Int32($0)) }, of: "h")
            call.files = try BusFiles(attachments)
        }
        call.arguments = [.string(""), .options(options)]

        let (responses, continuation) = AsyncStream<Int?>.makeStream()
        // The signal may arrive before the reply.
        let response = BusMatch(
            sender: Self.name, path: "\(Self.path)/request/\(sender)/\(token)", interface: "org.freedesktop.portal.Request",
            member: "Response")
        let watches = [
            bus.subscribe(response) { continuation.yield($0.arguments.first?.integer) },
            bus.watch(Self.name) { if $0 == nil { continuation.yield(nil) } },
        ]
        defer { withExtendedLifetime(watches) {} }
        _ = try await bus.call(call)
        let timer = Task {
            try await Task.sleep(for: .seconds(Self.patience))
            continuation.finish()
        }
        defer { timer.cancel() }
        var code: Int?
        for await answer in responses {
            code = answer
            break
        }
        switch code {
        case 0: return .opened
        case 1: return .cancelled
        default: throw MFMailComposeError(.sendFailed, "The e-mail portal did not open a mail program.")
        }
    }
}
