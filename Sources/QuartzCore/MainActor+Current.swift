internal import CGtk
import Dispatch

extension MainActor {
    /// Whether the current code runs on the main actor.
    ///
    /// In an app, the current thread determines the answer. In a process whose main thread called `dispatchMain()`, such as that of `swift test`, any thread
    /// may run the main queue. There, only a key of the queue determines the answer.
    ///
    /// Every deallocation of a view or a layer calls this property, so it must be cheap: Foundation's `Thread.isMainThread` makes two system calls.
    package nonisolated static var isCurrent: Bool {
        lodestone_is_main_thread() || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    /// Runs `body` if the current code is on the main actor; returns nil otherwise.
    ///
    /// `assumeIsolated` would end the program off the main actor, and it makes Foundation's slow check.
    @inline(__always)
    package nonisolated static func ifCurrent<Result>(_ body: @MainActor () -> Result) -> Result? {
        guard isCurrent else { return nil }
        // Isolation does not affect the calling convention; the standard library casts in the same way.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    /// Identifies the main queue.
    private nonisolated static let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
