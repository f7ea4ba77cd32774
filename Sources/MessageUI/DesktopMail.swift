import DesktopBus
import Foundation
import Host

/// Mail by the e-mail portal, or else by a `mailto:` link, or with attachments by `xdg-email`.
@MainActor
package final class DesktopMail: MailBackend {
    private weak var platform: (any HostPlatform)?
    private let portal: PortalMail
    /// The path of `xdg-email`; nil if it is not installed.
    private let program: String?

    package init(_ platform: any HostPlatform, portal: PortalMail = PortalMail(), program: String? = DesktopMail.installedProgram) {
        (self.platform, self.portal, self.program) = (platform, portal, program)
    }

    /// The path of the first executable `xdg-email` in `PATH`; nil if it is not installed.
    package static var installedProgram: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.lazy.map { $0 + "/xdg-email" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private var opensLinks: Bool { URL(string: "mailto:").map { platform?.canOpen($0) ?? false } ?? false }

    package var canSend: Bool { (!DesktopIdentity.isSandboxed && opensLinks) || portal.isAvailable }

    package func compose(_ message: MailMessage) async throws -> MailOutcome {
        let attachments = try MailAttachments(of: message)
        do {
            let outcome = try await hand(over: message, attachments.files)
            if outcome == .cancelled { attachments.remove() }
            return outcome
        } catch {
            attachments.remove()
            throw error
        }
    }

    private func hand(over message: MailMessage, _ files: [URL]) async throws -> MailOutcome {
        if await portal.isAvailableNow() { return try await portal.compose(message, attachments: files) }
        guard files.isEmpty else { return try await run(message, files) }
        guard let link = message.link, let platform else { throw Self.noProgram }
        let isOpened = await withCheckedContinuation { continuation in
            platform.open(link) { continuation.resume(returning: $0) }
        }
        guard isOpened else { throw Self.noProgram }
        return .opened
    }

    private static let noProgram = MFMailComposeError(.sendFailed, "The desktop has no mail program.")

    /// Runs `xdg-email`, which ends after it started the mail program.
    private func run(_ message: MailMessage, _ files: [URL]) async throws -> MailOutcome {
        guard let program else {
            throw MFMailComposeError(.sendFailed, "Attachments need an e-mail portal or xdg-email, and neither is installed.")
        }
        guard let link = message.link else { throw Self.noProgram }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--utf8"] + files.flatMap { ["--attach", $0.path] } + [link.absoluteString]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let status: Int32
        do {
            status = try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
                do {
                    try process.run()
                } catch {
                    process.terminationHandler = nil
                    continuation.resume(throwing: error)
                }
            }
        } catch {
            throw MFMailComposeError(.sendFailed, "\(program) cannot be started. \(error.localizedDescription)")
        }
        guard status == 0 else { throw MFMailComposeError(.sendFailed, "\(program) did not open a mail program (exit status \(status)).") }
        return .opened
    }
}
