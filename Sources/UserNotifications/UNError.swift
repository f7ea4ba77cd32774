import Foundation

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"

/// An error of a notification.
public struct UNError: CustomNSError, LocalizedError, Sendable, Hashable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// The user or the desktop does not allow notifications, or the desktop has no notification service.
        case notificationsNotAllowed = 1
        /// The file of an attachment cannot be read.
        case attachmentInvalidURL = 100
        /// The file of an attachment is not an image.
        case attachmentUnrecognizedType = 101
        /// The file of an attachment is too large.
        case attachmentInvalidFileSize = 102
        /// A trigger will never fire.
        case notificationInvalidNoDate = 1400
        /// The content has no title, subtitle, body, sound or badge.
        case notificationInvalidNoContent = 1401
        /// The badge's number is negative.
        case badgeInputInvalid = 1600
    }

    public static var errorDomain: String { UNErrorDomain }
    public let code: Code
    private let message: String

    /// Creates an error. `NSLocalizedDescriptionKey` of `userInfo` is its description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? "The notification failed (\(code))."
    }

    package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

extension UNError.Code {
    /// Whether a caught error has a code, for `catch UNError.notificationsNotAllowed`.
    public static func ~= (code: UNError.Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
}
