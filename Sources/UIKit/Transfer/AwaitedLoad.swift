import Foundation
import Synchronization

/// A load with a completion handler, as something to await. Cancelling the task cancels the load.
enum AwaitedLoad {
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

    /// The task may be cancelled before there is anything to cancel.
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
