import Dispatch

/// A call in the main queue's next iteration. A timer without a delay may run only in the one after that.
@MainActor
package final class MainQueueCall: HostTimer {
    private var body: (@MainActor () -> Void)?

    /// Calls `body` as code of `platform`, unless that was deallocated by then.
    package init<P: HostPlatform>(_ platform: P, _ body: @escaping @MainActor (P) -> Void) {
        self.body = { [weak platform] in
            guard let platform else { return }
            Platform.with(platform) { body(platform) }
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.call() } }
    }

    package func cancel() { body = nil }

    private func call() {
        let body = body
        self.body = nil
        body?()
    }
}
