internal import CGtk
import Dispatch

extension MainActor {
    /// Whether the running code is the main actor's.
    ///
    /// In an app that is a question of the thread. In a process whose main thread has handed the main queue over to `dispatchMain()`, as
    /// that of `swift test` does, any thread may run it, and only the queue knows.
    ///
    /// Each view and layer that dies asks, so the answer may cost little: Foundation's `Thread.isMainThread` calls the system twice each time.
    package nonisolated static var isCurrent: Bool {
        lodestone_is_main_thread() || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    /// Marks the main queue.
    private nonisolated static let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
