import Foundation

/// The domain of ``PHPhotosError``.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library.
public struct PHPhotosError: CustomNSError, LocalizedError, Sendable, Hashable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// A file cannot be written for a reason that has no other code.
        case internalError = -1
        /// A resource is not an image, or cannot be read.
        case invalidResource = 3302
        /// A request has no resource, or the file does not exist.
        case missingResource = 3303
        /// The disk is full.
        case notEnoughSpace = 3305
        /// The pictures folder cannot be written.
        case accessUserDenied = 3311
    }

    public static var errorDomain: String { PHPhotosErrorDomain }
    public let code: Code
    private let message: String

    /// Creates an error. `NSLocalizedDescriptionKey` of `userInfo` is its description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? "The photo library failed (\(code))."
    }

    package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    public static var internalError: Code { .internalError }
    public static var invalidResource: Code { .invalidResource }
    public static var missingResource: Code { .missingResource }
    public static var notEnoughSpace: Code { .notEnoughSpace }
    public static var accessUserDenied: Code { .accessUserDenied }
}

extension PHPhotosError.Code {
    /// Whether a caught error has a code, for `catch PHPhotosError.accessUserDenied`.
    public static func ~= (code: PHPhotosError.Code, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
}
