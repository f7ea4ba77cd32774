import Dispatch
import Foundation

/// A call that runs in the next iteration of the main queue or of the main run loop, whichever comes first. A timer without a delay may run one iteration
/// later.
///
/// For `RunLoop.main.run(until: Date())`, the queue alone is not enough. Dispatch's own thread may have added a timer to the queue without having signalled it.
/// The run loop then returns without processing the queue. The run loop alone is not enough either: `dispatchMain()` and Swift Testing do not run it.
@MainActor
package final class MainQueueCall: HostTimer {
    private var body: (@MainActor () -> Void)?

    /// Calls `body` as code of `platform`. Does nothing if the platform was deallocated before the call.
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
    /// Whether the run loop has a block of this object. If only the queue is processed, that block remains, so no second block is added.
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
