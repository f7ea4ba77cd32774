import Host

/// The backend of authentications.
package protocol AuthenticationBackend: Sendable {
    /// The state of the fingerprint reader. It may block the calling thread for some seconds.
    func fingerprintState() -> FingerprintState

    /// The reason why the desktop cannot ask for a password; nil if it can. It may block the calling thread for some seconds.
    func passwordProblem() -> String?

    /// Asks the user to prove their identity, until the task is cancelled.
    ///
    /// - Throws: ``LAError``.
    func authenticate(_ policy: LAPolicy, reason: String) async throws
}

/// The authentication service of a platform. Tests can replace its backend.
package final class AuthenticationService: Sendable {
    package let backend: any AuthenticationBackend

    package init(_ backend: any AuthenticationBackend) { self.backend = backend }

    /// The current platform's authentication service. It may be read on any thread.
    static var current: AuthenticationService {
        SharedSingletons.value(of: AuthenticationService.self) { _ in AuthenticationService(SystemAuthentication()) }
    }
}
