import Dispatch
import Foundation

/// A one-shot timer of the main queue. Both the main run loop and `dispatchMain()` process this queue.
@MainActor
final class MainQueueTimer: HostTimer {
    private var source: (any DispatchSourceTimer)?
    private var body: (@MainActor () -> Void)?

    /// - Parameter delay: The delay in seconds. Negative values count as 0.
    init(delay: TimeInterval, body: @escaping @MainActor () -> Void) {
        self.body = body
        let source = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        // The source retains the timer until it fires or is cancelled.
        source.setEventHandler { MainActor.assumeIsolated { self.fire() } }
        // The delay is limited to a century, which fits into nanoseconds.
        source.schedule(deadline: .now() + min(max(0, delay), 3e9), leeway: .nanoseconds(0))
        self.source = source
        source.activate()
    }

    func cancel() {
        body = nil
        source?.cancel()
        source = nil
    }

    private func fire() {
        let body = body
        cancel()
        body?()
    }
}
