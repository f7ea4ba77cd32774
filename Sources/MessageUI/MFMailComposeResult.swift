import Foundation

/// The result of a mail composition.
public enum MFMailComposeResult: Int, Sendable {
    /// The user cancelled.
    case cancelled = 0
    /// The desktop's mail program opened the message.
    case saved = 1
    /// The message was sent. Not reported on Linux, since mail programs do not report whether the user sends a message.
    case sent = 2
    /// The mail program could not be opened.
    case failed = 3
}
