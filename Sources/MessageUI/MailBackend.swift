import Host

/// The result of passing a message to the user's mail program.
package enum MailOutcome: Sendable {
    /// The mail program opened the message.
    case opened
    /// The user cancelled the desktop's dialog.
    case cancelled
}

/// The backend of mail.
@MainActor
package protocol MailBackend: AnyObject {
    /// Whether the desktop has a mail program. It may block for some seconds.
    var canSend: Bool { get }

    /// Opens a message in the desktop's mail program.
    ///
    /// - Throws: ``MFMailComposeError``.
    func compose(_ message: MailMessage) async throws -> MailOutcome
}

/// The mail service of a platform. Tests can replace its backend.
@MainActor
package final class MailService {
    package let backend: any MailBackend

    private init(_ backend: any MailBackend) { self.backend = backend }

    /// The mail service of a platform.
    static func of(_ platform: any HostPlatform) -> MailService {
        platform.singletons.value(of: MailService.self) { MailService(DesktopMail(platform)) }
    }

    /// Sets the backend of a platform, before the app uses one.
    package static func install(_ backend: any MailBackend, on platform: any HostPlatform) {
        _ = platform.singletons.value(of: MailService.self) { MailService(backend) }
    }
}
