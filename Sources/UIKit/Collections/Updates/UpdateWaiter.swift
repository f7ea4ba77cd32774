/// Awaits the end of an update of a table or collection view.
@MainActor
final class UpdateWaiter {
    private var continuation: CheckedContinuation<Void, Never>?

    private init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

    /// Calls `update` with a completion handler. If `update` returns true, an animation runs, and this function waits until the handler is called.
    /// Otherwise it returns without suspending.
    static func wait(_ update: (@escaping () -> Void) -> Bool) async {
        await withCheckedContinuation { continuation in
            let waiter = UpdateWaiter(continuation)
            if !update({ waiter.finish() }) { waiter.finish() }
        }
    }

    private func finish() {
        continuation?.resume()
        continuation = nil
    }
}
