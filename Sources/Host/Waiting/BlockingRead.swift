import Foundation
import Synchronization

/// Blocks the calling thread until another thread has loaded data.
public enum BlockingRead {
    /// Runs `body` in a separate task, waits for it, and returns its result.
    ///
    /// The task has its own thread, because all threads of the shared pool may be busy for longer than the timeout. A body that needs the calling thread's
    /// actor always times out.
    ///
    /// - Throws: The errors of `body`, or ``HostContentError/ownerFailed(_:)`` after `timeout` seconds of real time. The task is then cancelled.
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

    /// Runs one task on a new thread, which ends after the task.
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

        /// Ends the thread after the calling job.
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
