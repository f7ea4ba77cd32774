import Foundation
import Synchronization

/// The result of a call. Only the first result that arrives is stored.
package final class BusReply<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, BusError>?
        var receiver: (@Sendable (Result<Value, BusError>) -> Void)?
        /// Cancels the operation.
        var onGiveUp: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    package init() {}

    /// Sets the result. Later ones are ignored.
    package func finish(_ result: Result<Value, BusError>) {
        let receiver = state.withLock { state -> (@Sendable (Result<Value, BusError>) -> Void)? in
            guard state.result == nil else { return nil }
            state.result = result
            state.onGiveUp = nil
            defer { state.receiver = nil }
            return state.receiver
        }
        receiver?(result)
    }

    /// Ends the call with `error`, unless it has a result, and cancels the operation.
    func giveUp(_ error: BusError) {
        let cancel = state.withLock { $0.result == nil ? $0.onGiveUp : nil }
        finish(.failure(error))
        cancel?()
    }

    /// Sets the closure that cancels the operation; calls it at once if the call has already ended.
    func onGiveUp(_ cancel: @escaping @Sendable () -> Void) {
        let hasEnded = state.withLock { state in
            if state.result == nil { state.onGiveUp = cancel }
            return state.result != nil
        }
        if hasEnded { cancel() }
    }

    /// Calls `receiver` once with the result, on any thread.
    func receive(_ receiver: @escaping @Sendable (Result<Value, BusError>) -> Void) {
        let known = state.withLock { state in
            if state.result == nil { state.receiver = receiver }
            return state.result
        }
        if let known { receiver(known) }
    }

    /// Suspends until the result arrives, or gives up after `timeout` seconds.
    func value(within timeout: TimeInterval) async throws -> Value {
        let timer = DispatchWorkItem { self.giveUp(.timedOut) }
        DispatchQueue.global().asyncAfter(deadline: .now() + timeout, execute: timer)
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in receive { continuation.resume(with: $0) } }
        } onCancel: {
            giveUp(.cancelled)
        }
    }

    /// Blocks the calling thread until the result arrives, or gives up after `timeout` seconds.
    package func wait(for timeout: TimeInterval) throws -> Value {
        let semaphore = DispatchSemaphore(value: 0)
        receive { _ in semaphore.signal() }
        if semaphore.wait(timeout: .now() + timeout) == .timedOut { giveUp(.timedOut) }
        guard let result = state.withLock({ $0.result }) else { throw BusError.timedOut }
        return try result.get()
    }
}
