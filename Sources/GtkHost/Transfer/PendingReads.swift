import Foundation
import Host

/// The calls that wait for one owner of data. If the owner terminates, all of them fail immediately.
@MainActor
final class PendingReads {
    private var calls: [ObjectIdentifier: PendingCall] = [:]
    private var failure: (any Error)?
    /// Whether a request is waiting for its first reply. Only one may wait at a time, because a refusal on X11 does not identify its request.
    private var isOpening = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Fails all waiting and all later calls. Called when the owner has terminated.
    func fail(_ error: any Error) {
        failure = error
        let waiting = calls.values
        calls = [:]
        waiting.forEach { $0.fail(error) }
    }

    /// Runs `body`, which waits for the owner. `body` must register its calls with its argument.
    func waiting<Value: Sendable>(_ body: @MainActor ((PendingCall) -> Void) async throws -> Value) async throws -> Value {
        if let failure { throw failure }
        var key: ObjectIdentifier?
        defer { if let key { calls[key] = nil } }
        return try await body {
            key = ObjectIdentifier($0)
            calls[ObjectIdentifier($0)] = $0
        }
    }

    /// Runs `body` as soon as no other request is being opened.
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
