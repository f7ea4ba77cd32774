import Foundation

/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of a location manager.
public struct CLError: CustomNSError, LocalizedError, Sendable, Hashable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// The position is not known now. The manager continues to determine it.
        case locationUnknown = 0
        /// The user does not allow the app to use the position, or the desktop has no location service.
        case denied = 1
        /// The network cannot be used. Not reported on Linux.
        case network = 2
    }

    public static var errorDomain: String { kCLErrorDomain }
    public let code: Code
    private let message: String

    /// Creates an error. `NSLocalizedDescriptionKey` of `userInfo` is its description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? "The position cannot be determined (\(code))."
    }

    package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
}

extension CLError.Code {
    /// Whether a caught error has a code, for `catch CLError.denied`.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
