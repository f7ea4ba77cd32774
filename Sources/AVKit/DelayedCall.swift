import Host

/// A call after some seconds of the platform's clock, which can be cancelled.
@MainActor
final class DelayedCall {
    private var timer: (any HostTimer)?

    init(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        timer = Platform.current?.schedule(after: seconds, body)
    }

    func cancel() { timer?.cancel() }
}
