import Dispatch
import Foundation

extension MainActor {
    /// Whether the running code is the main actor's.
    ///
    /// In an app that is a question of the thread. In a process whose main thread has handed the main queue over to `dispatchMain()`, as
    /// that of `swift test` does, any thread may run it, and only the queue knows.
    package nonisolated static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    /// Marks the main queue.
    private nonisolated static let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
