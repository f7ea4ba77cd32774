import Foundation

/// The domain of ``LAError``.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of an authentication.
///
/// Differs from Apple's: `canEvaluatePolicy(_:error:)` stores an `NSError`, which Linux's Foundation cannot cast to this type. Use
/// `LAError(_nsError:)`, or compare the code.
public struct LAError: CustomNSError, LocalizedError, Sendable, Hashable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// The user did not prove their identity.
        case authenticationFailed = -1
        /// The user cancelled the desktop's dialog.
        case userCancel = -2
        /// The user chose the fallback button. Not reported on Linux, because the dialogs have no such button.
        case userFallback = -3
        /// The system ended the authentication: a service stopped or did not reply.
        case systemCancel = -4
        /// The desktop cannot ask for the user's password for this program.
        case passcodeNotSet = -5
        /// The machine lacks a fingerprint reader, or another program uses it.
        case biometryNotAvailable = -6
        /// The user has not enrolled a finger.
        case biometryNotEnrolled = -7
        /// Biometrics failed too often. Not reported on Linux.
        case biometryLockout = -8
        /// The app called `invalidate()`.
        case appCancel = -9
        /// The context was invalidated before.
        case invalidContext = -10
        /// The context must not interact with the user.
        case notInteractive = -1004

        /// The older name of ``biometryNotAvailable``.
        public static let touchIDNotAvailable = Code.biometryNotAvailable
        /// The older name of ``biometryNotEnrolled``.
        public static let touchIDNotEnrolled = Code.biometryNotEnrolled
        /// The older name of ``biometryLockout``.
        public static let touchIDLockout = Code.biometryLockout
    }

    public static var errorDomain: String { LAErrorDomain }
    public let code: Code
    private let message: String

    /// Creates an error. `NSLocalizedDescriptionKey` of `userInfo` is its description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? "The authentication failed (\(code))."
    }

    /// Creates an error from an `NSError` of its domain. An unknown code becomes ``Code/authenticationFailed``.
    public init(_nsError error: NSError) {
        self.init(Code(rawValue: error.code) ?? .authenticationFailed, userInfo: error.userInfo)
    }

    init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    /// The same error as an `NSError`.
    var nsError: NSError { NSError(domain: LAErrorDomain, code: errorCode, userInfo: errorUserInfo) }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
}

extension LAError.Code {
    /// Whether a caught error has a code, for `catch LAError.userCancel`.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
