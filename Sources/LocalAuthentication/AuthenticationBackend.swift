import Host

/// The machine's means of authentication.
package struct AuthenticationAvailability: Sendable, Equatable {
    /// The state of the fingerprint reader.
    package enum Fingerprint: Sendable, Equatable {
        /// The reader or its service is missing.
        case absent
        case notEnrolled
        case ready
    }

    package var fingerprint: Fingerprint
    /// The reason why the desktop cannot ask for a password; nil if it can.
    package var passwordProblem: String?

    package init(fingerprint: Fingerprint, passwordProblem: String? = nil) {
        (self.fingerprint, self.passwordProblem) = (fingerprint, passwordProblem)
    }
}

/// The backend of authentications.
package protocol AuthenticationBackend: Sendable {
    /// The machine's means of authentication. It may block the calling thread for some seconds.
    func availability() -> AuthenticationAvailability

    /// Asks the user to prove their identity, until the task is cancelled.
    ///
    /// - Throws: ``LAError``.
    func authenticate(_ policy: LAPolicy, reason: String) async throws
}

/// The authentication of a platform, with the backend that tests replace.
package final class AuthenticationService: Sendable {
    package let backend: any AuthenticationBackend

    package init(_ backend: any AuthenticationBackend) { self.backend = backend }

    /// The current platform's authentication service. It may be read on any thread.
    static var current: AuthenticationService {
        SharedSingletons.value(of: AuthenticationService.self) { _ in AuthenticationService(SystemAuthentication()) }
    }
}
