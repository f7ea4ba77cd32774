extension WKWebView {
    /// Observes a property as long as the returned observation exists. The observable properties are ``title``, ``url``, ``isLoading``, ``estimatedProgress``,
    /// ``canGoBack`` and ``canGoForward``.
    public func observe<Value>(
        _ keyPath: KeyPath<WKWebView, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (WKWebView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observers.observe(self, keyPath, options, changeHandler)
    }

    /// Returns a stream with the current value of a property, and with each new value. The stream ends when the web view is deallocated.
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
