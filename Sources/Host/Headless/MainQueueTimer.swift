import Dispatch
import Foundation

/// A one-shot timer of the main queue, which the main run loop serves as well as `dispatchMain()`.
@MainActor
final class MainQueueTimer: HostTimer {
    private var source: (any DispatchSourceTimer)?
    private var body: (@MainActor () -> Void)?

    /// - Parameter delay: Seconds; a negative delay is none.
    init(delay: TimeInterval, body: @escaping @MainActor () -> Void) {
        self.body = body
        let source = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
        // The source holds the timer until it fired or was cancelled.
        source.setEventHandler { MainActor.assumeIsolated { self.fire() } }
        // A century is as good as never, and fits into nanoseconds.
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
