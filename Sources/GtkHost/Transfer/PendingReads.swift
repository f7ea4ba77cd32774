import Foundation
import Host

/// The calls that wait for one owner of data. All of them fail immediately if the owner is gone.
@MainActor
final class PendingReads {
    private var calls: [ObjectIdentifier: PendingCall] = [:]
    private var failure: (any Error)?
    /// Whether a request waits for its first answer. On X11 a refusal does not identify its request.
    private var isOpening = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Fails all waiting and later calls after the owner is gone.
    func fail(_ error: any Error) {
        failure = error
        let waiting = calls.values
        calls = [:]
        waiting.forEach { $0.fail(error) }
    }

    /// Waits for the owner with `body`, whose argument registers its calls.
    func waiting<Value: Sendable>(_ body: @MainActor ((PendingCall) -> Void) async throws -> Value) async throws -> Value {
        if let failure { throw failure }
        var key: ObjectIdentifier?
        defer { if let key { calls[key] = nil } }
        return try await body {
            key = ObjectIdentifier($0)
            calls[ObjectIdentifier($0)] = $0
        }
    }

    /// Runs `body` when no other request is being opened.
    func opening<Value: Sendable>(_ body: @MainActor () async throws -> Value) async throws -> Value {
        while isOpening { await withCheckedContinuation { waiting.append($0) } }
        isOpening = true
        defer {
            isOpening = false
            if !waiting.isEmpty { waiting.removeFirst().resume() }
        }
        return try await body()
    }
}
