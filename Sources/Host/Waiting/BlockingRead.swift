import Foundation
import Synchronization

/// Waits on the calling thread for data that is made elsewhere.
public enum BlockingRead {
    /// What `body` gives, which runs as a task of its own. Throws what it throws, or ``HostContentError/ownerFailed(_:)`` after `timeout` seconds of real
    /// time, when the task is cancelled. A body that needs the calling thread's actor therefore never succeeds. The task has a thread of its own: while
    /// the caller waits, the threads that tasks share may all be at work for longer than that.
    public static func data(timeout: TimeInterval, _ body: @escaping @Sendable () async throws -> Data) throws -> Data {
        let answer = Answer()
        let thread = OwnThread()
        let task = Task.detached(executorPreference: thread) {
            do {
                answer.give(.success(try await body()))
            } catch {
                answer.give(.failure(error))
            }
            thread.end()
        }
        guard let result = answer.wait(for: timeout) else {
            task.cancel()
            throw HostContentError.ownerFailed("it did not answer within \(timeout) seconds")
        }
        return try result.get()
    }

    /// Runs one task, on a thread that ends with it.
    private final class OwnThread: TaskExecutor {
        private struct Work {
            var jobs: [UnownedJob] = []
            var isEnded = false
        }

        private let work = Mutex(Work())
        private let semaphore = DispatchSemaphore(value: 0)

        init() {
            Thread.detachNewThread { self.run() }
        }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            work.withLock { $0.jobs.append(job) }
            semaphore.signal()
        }

        /// The job that calls this is the last one.
        func end() { work.withLock { $0.isEnded = true } }

        private func run() {
            while true {
                semaphore.wait()
                let job = work.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
                job?.runSynchronously(on: asUnownedTaskExecutor())
                if work.withLock({ $0.isEnded && $0.jobs.isEmpty }) { return }
            }
        }
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
