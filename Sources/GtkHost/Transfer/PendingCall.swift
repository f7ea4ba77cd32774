import CGtk
import Foundation
import Host

/// A call to another program that fails after a timeout.
@MainActor
final class PendingCall {
    private var giveUp: ((any Error) -> Void)?
    private var deadline: (any HostTimer)?
    private var onFailure: (() -> Void)?

    /// Calls `begin` and waits for its result. Ignores a second result, and results after `patience` seconds or after cancellation. `onFailure` is called if
    /// the wait ends without a result.
    ///
    /// - Throws: The error in the result, `HostContentError.ownerFailed` after the timeout, or `CancellationError`.
    static func wait<Value: Sendable>(
        on platform: any HostPlatform, patience: TimeInterval, register: (PendingCall) -> Void = { _ in }, onFailure: (() -> Void)? = nil,
        begin: @MainActor (@escaping @MainActor (Result<Value, any Error>) -> Void) -> Void
    ) async throws -> Value {
        try Task.checkCancellation()
        let call = PendingCall()
        call.onFailure = onFailure
        register(call)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
                call.giveUp = { continuation.resume(throwing: $0) }
                call.deadline = platform.schedule(after: patience) { [weak call] in
                    call?.fail(HostContentError.ownerFailed("no answer within \(patience.formatted()) seconds"))
                }
                begin { result in
                    if call.end() { continuation.resume(with: result) }
                }
            }
        } onCancel: {
            Task { @MainActor in call.fail(CancellationError()) }
        }
    }

    /// Ends the call with `error`. Does nothing if the call has already ended.
    func fail(_ error: any Error) {
        let giveUp = giveUp
        guard end() else { return }
        onFailure?()
        giveUp?(error)
    }

    /// Ends the call. Returns false if it has already ended.
    private func end() -> Bool {
        deadline?.cancel()
        deadline = nil
        guard giveUp != nil else { return false }
        giveUp = nil
        return true
    }
}

/// An asynchronous GIO call.
@MainActor
final class GioCall {
    /// Cancels the operation.
    let cancellable: OpaquePointer?
    private let collect: (OpaquePointer) -> Void

    private init(collect: @escaping (OpaquePointer) -> Void) {
        cancellable = g_cancellable_new().map { OpaquePointer($0) }
        self.collect = collect
    }

    isolated deinit {
        if let cancellable { g_object_unref(UnsafeMutableRawPointer(cancellable)) }
    }

    /// The callback of GIO, whose user data is the call.
    static let callback: GAsyncReadyCallback = { _, result, data in
        guard let data else { return }
        // `nonisolated(unsafe)` is safe: GIO calls on the main thread, where the result stays.
        nonisolated(unsafe) let outcome = result
        GtkCallback.with(data, GioCall.self) { call in
            if let outcome { call.collect(outcome) }
        }
        Unmanaged<GioCall>.fromOpaque(data).release()
    }

    /// Starts a call and returns its result, converted by `collect`. `collect` runs even if the caller no longer waits.
    static func perform<Value: Sendable>(
        on platform: any HostPlatform, patience: TimeInterval, register: (PendingCall) -> Void = { _ in },
        start: @escaping @MainActor (_ cancellable: OpaquePointer?, _ data: UnsafeMutableRawPointer) -> Void,
        collect: @escaping @MainActor (OpaquePointer) throws -> Value
    ) async throws -> Value {
        var cancellable: OpaquePointer?
        return try await PendingCall.wait(
            on: platform, patience: patience, register: register,
            onFailure: {
                if let cancellable { lodestone_cancel(UnsafeMutableRawPointer(cancellable)) }
            },
            begin: { resolve in
                let call = GioCall { result in resolve(Result { try collect(result) }) }
                cancellable = call.cancellable
                start(call.cancellable, Unmanaged.passRetained(call).toOpaque())
            })
    }
}

/// Converts GIO's error, throws it and frees it.
///
/// - Throws: `HostContentError.ownerFailed` if `error` is not nil.
@MainActor
func throwing(_ error: UnsafeMutablePointer<GError>?) throws {
    guard let error else { return }
    defer { g_error_free(error) }
    throw HostContentError.ownerFailed(error.pointee.message.map { String(cString: $0) } ?? "an unknown error")
}
