import Foundation
import MessageUI

/// A message that the mail program opened.
public struct TestMailMessage: Sendable, Equatable {
    /// An attached file.
    public struct Attachment: Sendable, Equatable {
        public let data: Data
        public let mimeType: String
        public let fileName: String
    }

    public let subject: String
    public let to: [String]
    public let cc: [String]
    public let bcc: [String]
    /// The plain text.
    public let body: String
    public let attachments: [Attachment]
}

/// The simulated mail program of the desktop, and its user.
@MainActor
public final class TestMail {
    /// The answer to a message.
    public enum Answer: Sendable {
        /// The mail program opens the message.
        case opens
        /// The user cancels the desktop's dialog.
        case cancels
        /// The mail program cannot be opened.
        case fails
        /// The mail program does not answer, until the user cancels in the app.
        case waits
    }

    /// The answer to the next messages. The default is to open them.
    public var answer = Answer.opens

    /// Whether the desktop has a mail program: the result of `canSendMail()`. The default is true.
    public var hasProgram = true

    /// The messages that the app passed to the mail program, in order, including cancelled and failed messages.
    public private(set) var messages: [TestMailMessage] = []

    private let backend = Backend()

    init(_ platform: TestPlatform) {
        backend.owner = self
        MailService.install(backend, on: platform)
    }

    private final class Backend: MailBackend {
        weak var owner: TestMail?

        var canSend: Bool { owner?.hasProgram ?? false }

        func compose(_ message: MailMessage) async throws -> MailOutcome {
            owner?.messages.append(TestMailMessage(message))
            switch canSend ? owner?.answer ?? .fails : .fails {
            case .opens: return .opened
            case .cancels: return .cancelled
            case .fails: throw MFMailComposeError(.sendFailed, "The test's mail program cannot be opened.")
            case .waits:
                let (never, continuation) = AsyncStream<Never>.makeStream()
                for await _ in never {}
                continuation.finish()
                return .cancelled
            }
        }
    }
}

extension TestMailMessage {
    fileprivate init(_ message: MailMessage) {
        (subject, to, cc, bcc, body) = (message.subject, message.to, message.cc, message.bcc, message.body)
        attachments = message.attachments.map { Attachment(data: $0.data, mimeType: $0.mimeType, fileName: $0.fileName) }
    }
}
