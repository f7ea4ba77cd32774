extension WKWebView {
    /// Calls `changeHandler` when a property changed, for as long as the observation that is answered is kept. Can be observed: ``title``, ``url``,
    /// ``isLoading``, ``estimatedProgress``, ``canGoBack`` and ``canGoForward``.
    public func observe<Value>(
        _ keyPath: KeyPath<WKWebView, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (WKWebView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observers.observe(self, keyPath, options, changeHandler)
    }

    /// What a property is now, and each time that it changed, until the web view is gone.
    public func values<Value: Sendable>(of keyPath: KeyPath<WKWebView, Value>) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
            let observation = observe(keyPath, options: [.initial, .new]) { _, change in
                if let value = change.newValue { continuation.yield(value) }
            }
            streams.append((observation, { continuation.finish() }))
            let end: @MainActor @Sendable () -> Void = { [weak self] in self?.streams.removeAll { $0.observation === observation } }
            continuation.onTermination = { _ in Task { @MainActor in end() } }
        }
    }
}
