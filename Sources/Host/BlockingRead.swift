import Foundation
import Synchronization

/// Waits on the calling thread for data that is made elsewhere.
public enum BlockingRead {
    /// What `body` gives, which runs as a task of its own. Throws what it throws, or ``HostContentError/ownerFailed(_:)`` after `timeout` seconds of real
    /// time, when the task is cancelled. A body that needs the calling thread's actor therefore never succeeds.
    public static func data(timeout: TimeInterval, _ body: @escaping @Sendable () async throws -> Data) throws -> Data {
        let answer = Answer()
        let task = Task.detached {
            do {
                answer.give(.success(try await body()))
            } catch {
                answer.give(.failure(error))
            }
        }
        guard let result = answer.wait(for: timeout) else {
            task.cancel()
            throw HostContentError.ownerFailed("it did not answer within \(timeout) seconds")
        }
        return try result.get()
    }

    private final class Answer: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        private let result = Mutex<Result<Data, any Error>?>(nil)

        func give(_ new: Result<Data, any Error>) {
            result.withLock { $0 = new }
            semaphore.signal()
        }

        func wait(for timeout: TimeInterval) -> Result<Data, any Error>? {
            _ = semaphore.wait(timeout: .now() + timeout)
            return result.withLock { $0 }
        }
    }
}
