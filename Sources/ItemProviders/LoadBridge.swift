import Foundation
import Synchronization

/// Converts between the two forms of a load: a completion handler with a progress, as in UIKit's API, and an async function.
enum LoadBridge {
    /// Awaits a load with a completion handler. Cancelling the task cancels the load.
    static func value<Value>(
        _ start: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress
    ) async throws -> Moved<Value> {
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let progress = start { value, error in
                    if let value {
                        continuation.resume(returning: Moved(value))
                    } else {
                        continuation.resume(throwing: error ?? NSItemProvider.nothingLoaded("the item"))
                    }
                }
                cancellation.adopt(progress)
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    /// Starts an async function as a load. The function calls the load's handlers itself. Cancelling the progress cancels the task.
    static func load(_ body: @escaping @Sendable () async throws -> Void, failed: @escaping @Sendable (any Error) -> Void) -> Progress {
        let task = Task.detached {
            do { try await body() } catch { failed(error) }
        }
        let progress = Progress(totalUnitCount: 1)
        progress.cancellationHandler = { task.cancel() }
        return progress
    }

    /// Handles a task that is cancelled before the load has a progress.
    private final class Cancellation: Sendable {
        private let state = Mutex<(progress: Progress?, isCancelled: Bool)>((nil, false))

        func adopt(_ progress: Progress) {
            let isCancelled = state.withLock { state in
                state.progress = progress
                return state.isCancelled
            }
            if isCancelled { progress.cancel() }
        }

        func cancel() {
            let progress = state.withLock { state in
                state.isCancelled = true
                return state.progress
            }
            progress?.cancel()
        }
    }
}
