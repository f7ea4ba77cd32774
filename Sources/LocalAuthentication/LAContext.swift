import Foundation
import Synchronization

/// A pointer to an `NSError`, by its name in Apple's Foundation.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Asks the user to prove their identity.
///
/// Its methods may be called on any thread.
open class LAContext: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe: all state is in the mutex.
    private struct State {
        var fallbackTitle: String?
        var cancelTitle: String?
        var reason = ""
        var isInteractionForbidden = false
        var reuseDuration: TimeInterval = 0
        var isInvalid = false
        /// The running evaluations.
        var evaluations: [UUID: Task<Void, Never>] = [:]
    }

    private let state = Mutex(State())
    private let service = AuthenticationService.current

    public override init() {}

    /// The title of a fallback button. The desktop's dialogs have no such button; the value is only stored.
    open var localizedFallbackTitle: String? {
        get { state.withLock { $0.fallbackTitle } }
        set { state.withLock { $0.fallbackTitle = newValue } }
    }

    /// The title of the cancel button. The desktop names its own; the value is only stored.
    open var localizedCancelTitle: String? {
        get { state.withLock { $0.cancelTitle } }
        set { state.withLock { $0.cancelTitle = newValue } }
    }

    /// The reason of an authentication that another framework begins.
    open var localizedReason: String {
        get { state.withLock { $0.reason } }
        set { state.withLock { $0.reason = newValue } }
    }

    /// Whether an evaluation fails with ``LAError/Code/notInteractive`` instead of asking the user.
    open var interactionNotAllowed: Bool {
        get { state.withLock { $0.isInteractionForbidden } }
        set { state.withLock { $0.isInteractionForbidden = newValue } }
    }

    /// The time in seconds after unlocking the device during which an evaluation need not ask the user. Only stored: each evaluation asks the user, unless
    /// polkit's policy retains an authorization.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
        get { state.withLock { $0.reuseDuration } }
        set { state.withLock { $0.reuseDuration = newValue } }
    }

    /// The kind of the biometric sensor. It may block the calling thread for some seconds, until the system's services reply.
    open var biometryType: LABiometryType { service.backend.fingerprintState() == .absent ? .none : .touchID }

    /// Whether a policy can be evaluated. If not, the reason is stored in `error`.
    ///
    /// It may block the calling thread for some seconds, until the system's services reply.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        guard let problem = problem(of: policy) else { return true }
        error?.pointee = problem.nsError
        return false
    }

    /// Asks the user to prove their identity. The evaluation retains the context until the reply.
    ///
    /// - Parameters:
    ///   - policy: The permitted kinds of proof.
    ///   - localizedReason: The reason for the user. polkit shows the message of the app's policy file instead.
    ///   - reply: Called once, on any thread.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let identifier = UUID()
        state.withLock { state in
            // The task needs this lock to remove itself, so it cannot do so before it is added here.
            state.evaluations[identifier] = Task.detached { [self] in
                let problem = await evaluate(policy, localizedReason)
                if end(identifier), problem?.code ?? .systemCancel == .systemCancel {
                    reply(false, LAError(.appCancel, "The app cancelled."))
                } else {
                    reply(problem == nil, problem)
                }
            }
        }
    }

    /// Asks the user to prove their identity, and returns true.
    ///
    /// - Parameters:
    ///   - policy: The permitted kinds of proof.
    ///   - localizedReason: The reason for the user. polkit shows the message of the app's policy file instead.
    /// - Throws: ``LAError``.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isAuthenticated, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isAuthenticated) }
            }
        }
    }

    /// Cancels running evaluations, which fail with ``LAError/Code/appCancel``. Later ones fail with ``LAError/Code/invalidContext``.
    open func invalidate() {
        let running = state.withLock { state in
            state.isInvalid = true
            return Array(state.evaluations.values)
        }
        for task in running { task.cancel() }
    }

    // MARK: Evaluation

    private func evaluate(_ policy: LAPolicy, _ reason: String) async -> LAError? {
        // The check blocks its thread, so it must not run on a thread of the concurrency runtime.
        let problem = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: self.problem(of: policy)) }
        }
        if let problem { return problem }
        do {
            try await service.backend.authenticate(policy, reason: reason)
            return nil
        } catch {
            return error as? LAError ?? LAError(.systemCancel, "\(error)")
        }
    }

    /// The reason why a policy cannot be evaluated; nil if it can.
    private func problem(of policy: LAPolicy) -> LAError? {
        let (isInvalid, isForbidden) = state.withLock { ($0.isInvalid, $0.isInteractionForbidden) }
        if isInvalid { return LAError(.invalidContext, "The context was invalidated.") }
        if isForbidden { return LAError(.notInteractive, "The context must not interact with the user.") }
        switch policy {
        case .deviceOwnerAuthenticationWithBiometrics:
            switch service.backend.fingerprintState() {
            case .absent: return LAError(.biometryNotAvailable, "There is no fingerprint reader.")
            case .notEnrolled: return LAError(.biometryNotEnrolled, "No finger is enrolled.")
            case .ready: return nil
            }
        case .deviceOwnerAuthentication: return service.backend.passwordProblem().map { LAError(.passcodeNotSet, $0) }
        }
    }

    /// Removes an evaluation. Returns whether the context was invalidated.
    private func end(_ identifier: UUID) -> Bool {
        state.withLock { state in
            state.evaluations[identifier] = nil
            return state.isInvalid
        }
    }
}
