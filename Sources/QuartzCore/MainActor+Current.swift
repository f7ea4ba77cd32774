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

    /// Runs `body` where the running code is the main actor's; nil elsewhere.
    ///
    /// `assumeIsolated` stops the program elsewhere; and to find out, it asks Foundation.
    @inline(__always)
    package nonisolated static func ifCurrent<Result>(_ body: @MainActor () -> Result) -> Result? {
        guard isCurrent else { return nil }
        // The actor is no part of how the function is called: the standard library's own way.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    /// Marks the main queue.
    private nonisolated static let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
