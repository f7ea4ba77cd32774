import LocalAuthentication
import Synchronization

/// The simulated user who answers the desktop's authentication dialogs. Safe on any thread.
public final class TestAuthentication: Sendable {
    /// The user's answer.
    public enum Answer: Sendable {
        case succeeds
        case fails
        case cancels
        /// The user does not answer. The evaluation runs until the app invalidates the context.
        case waits
    }

    private struct State {
        var answer = Answer.succeeds
        var hasFingerprintReader = true
        var hasEnrolledFinger = true
        var hasPassword = true
        var reasons: [String] = []
    }

    private let state = Mutex(State())

    /// The user's answer. The default is to succeed.
    public var answer: Answer {
        get { state.withLock { $0.answer } }
        set { state.withLock { $0.answer = newValue } }
    }

    /// Whether the machine has a fingerprint reader. The default is true.
    public var hasFingerprintReader: Bool {
        get { state.withLock { $0.hasFingerprintReader } }
        set { state.withLock { $0.hasFingerprintReader = newValue } }
    }

    /// Whether the user has enrolled a finger. The default is true.
    public var hasEnrolledFinger: Bool {
        get { state.withLock { $0.hasEnrolledFinger } }
        set { state.withLock { $0.hasEnrolledFinger = newValue } }
    }

    /// Whether the desktop can ask for the user's password. The default is true.
    public var hasPassword: Bool {
        get { state.withLock { $0.hasPassword } }
        set { state.withLock { $0.hasPassword = newValue } }
    }

    /// The reasons of the app's evaluations, in order.
    public var reasons: [String] { state.withLock { $0.reasons } }

    init() {}
}

extension TestAuthentication: AuthenticationBackend {
    package func fingerprintState() -> FingerprintState {
        let state = state.withLock { $0 }
        return state.hasFingerprintReader ? (state.hasEnrolledFinger ? .ready : .notEnrolled) : .absent
    }

    package func passwordProblem() -> String? { hasPassword ? nil : "The test's desktop has no password." }

    package func authenticate(_ policy: LAPolicy, reason: String) async throws {
        let answer = state.withLock { state in
            state.reasons.append(reason)
            return state.answer
        }
        switch answer {
        case .succeeds: break
        case .fails: throw LAError(.authenticationFailed)
        case .cancels: throw LAError(.userCancel)
        case .waits:
            let (never, continuation) = AsyncStream<Never>.makeStream()
            for await _ in never {}
            continuation.finish()
            throw LAError(.systemCancel)
        }
    }
}
