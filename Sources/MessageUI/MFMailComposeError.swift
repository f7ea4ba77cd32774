import Foundation

/// The domain of ``MFMailComposeError``.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of a mail composition.
public struct MFMailComposeError: CustomNSError, LocalizedError, Sendable, Hashable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// The attachments cannot be written to files for the mail program.
        case saveFailed = 0
        /// The mail program cannot be opened.
        case sendFailed = 1
    }

    public static var errorDomain: String { MFMailComposeErrorDomain }
    public let code: Code
    private let message: String

    /// Creates an error. `NSLocalizedDescriptionKey` of `userInfo` is its description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? "The message cannot be sent (\(code))."
    }

    package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    public static var saveFailed: Code { .saveFailed }
    public static var sendFailed: Code { .sendFailed }
}

extension MFMailComposeError.Code {
    /// Whether a caught error has a code, for `catch MFMailComposeError.sendFailed`.
    public static func ~= (code: MFMailComposeError.Code, error: any Error) -> Bool { (error as? MFMailComposeError)?.code == code }
}
