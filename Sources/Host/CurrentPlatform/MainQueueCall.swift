import Dispatch
import Foundation

/// A call in the main queue's next iteration, or the main run loop's, whichever comes first. A timer without a delay may run only in the one after that.
///
/// The queue alone is not enough for `RunLoop.main.run(until: Date())`. If Dispatch's own thread has just added a timer to the queue but not signalled it yet,
/// the run loop returns without a look at the queue. The run loop alone is not enough either: `dispatchMain()` and Swift Testing do not run it.
@MainActor
package final class MainQueueCall: HostTimer {
    private var body: (@MainActor () -> Void)?

    /// Calls `body` as code of `platform`, unless that was deallocated by then.
    package init<P: HostPlatform>(_ platform: P, _ body: @escaping @MainActor (P) -> Void) {
        self.body = { [weak platform] in
            guard let platform else { return }
            Platform.with(platform) { body(platform) }
        }
        platform.singletons.value(of: PendingCalls.self) { PendingCalls() }.append(self)
    }

    package func cancel() { body = nil }

    fileprivate func run() {
        let body = body
        self.body = nil
        body?()
    }
}

/// The calls of a platform that have not run yet.
@MainActor
private final class PendingCalls {
    private var calls: [MainQueueCall] = []
    /// Whether the run loop has a block of this object. If only the queue is served, that block stays, so there is one at most.
    private var hasRunLoopBlock = false

    func append(_ call: MainQueueCall) {
        calls.append(call)
        if calls.count == 1 { DispatchQueue.main.async { MainActor.assumeIsolated { self.run() } } }
        guard !hasRunLoopBlock else { return }
        hasRunLoopBlock = true
        RunLoop.main.perform(inModes: [.common]) {
            MainActor.assumeIsolated {
                self.hasRunLoopBlock = false
                self.run()
            }
        }
    }

    private func run() {
        let due = calls
        calls.removeAll()
        for call in due { call.run() }
    }
}
