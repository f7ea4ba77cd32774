import Foundation
import LocalAuthentication
import Testing
import UIKitTesting

@Suite("Local authentication") @MainActor
struct LAContextTests {
    private let host = TestHost()

    private func code(_ context: LAContext, _ policy: LAPolicy) async -> LAError.Code? {
        do {
            #expect(try await context.evaluatePolicy(policy, localizedReason: "Open the notes"))
            return nil
        } catch {
            return (error as? LAError)?.code
        }
    }

    @Test("canEvaluatePolicy returns false with an error without a reader, an enrolled finger or a password")
    func availability() {
        let context = LAContext()
        var error: NSError?
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) && error == nil && context.biometryType == .touchID)
        host.authentication.hasEnrolledFinger = false
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.Code.biometryNotEnrolled.rawValue)
        host.authentication.hasFingerprintReader = false
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) && context.biometryType == .none)
        #expect(error.map(LAError.init(_nsError:))?.code == .biometryNotAvailable)
        host.authentication.hasPassword = false
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    }

    @Test("evaluatePolicy replies with success, failure or the user's cancellation")
    func answers() async {
        let context = LAContext()
        #expect(await code(context, .deviceOwnerAuthentication) == nil)
        host.authentication.answer = .fails
        #expect(await code(context, .deviceOwnerAuthenticationWithBiometrics) == .authenticationFailed)
        host.authentication.answer = .cancels
        #expect(await code(context, .deviceOwnerAuthentication) == .userCancel)
        #expect(host.authentication.reasons.count == 3 && host.authentication.reasons.first == "Open the notes")
        let (results, continuation) = AsyncStream<Bool>.makeStream()
        host.authentication.answer = .succeeds
        // The caller does not retain the context.
        LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Again") { isAuthenticated, error in
            continuation.yield(isAuthenticated && error == nil)
        }
        var iterator = results.makeAsyncIterator()
        #expect(await iterator.next() == true)
    }

    @Test("invalidate() cancels a running evaluation, and later evaluations fail")
    func invalidation() async throws {
        host.authentication.answer = .waits
        let context = LAContext()
        let running = Task { await code(context, .deviceOwnerAuthentication) }
        while host.authentication.reasons.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
        context.invalidate()
        #expect(await running.value == .appCancel)
        #expect(await code(context, .deviceOwnerAuthentication) == .invalidContext)
        let silent = LAContext()
        silent.interactionNotAllowed = true
        #expect(await code(silent, .deviceOwnerAuthentication) == .notInteractive)
    }
}
