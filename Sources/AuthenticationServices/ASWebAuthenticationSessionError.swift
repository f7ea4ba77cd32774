import Foundation

/// The domain of ``ASWebAuthenticationSessionError``.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a web authentication session.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Sendable, Hashable {
    /// The code of an error.
    public enum Code: Int, Sendable {
        /// The user cancelled, or the app called `cancel()` while the browser was open.
        case canceledLogin = 1
        /// The session has no ``ASWebAuthenticationSession/presentationContextProvider``.
        case presentationContextNotProvided = 2
        /// The provided window shows no view controller, or the desktop's browser cannot be opened.
        case presentationContextInvalid = 3
    }

    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public let code: Code
    private let message: String

    /// Creates an error. `NSLocalizedDescriptionKey` of `userInfo` is its description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? "The authentication failed (\(code))."
    }

    init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
    /// Whether a caught error has a code, for `catch ASWebAuthenticationSessionError.canceledLogin`.
    public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}
