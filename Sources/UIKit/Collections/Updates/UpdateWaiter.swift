/// Awaits the end of an update of a table or collection view.
@MainActor
final class UpdateWaiter {
    private var continuation: CheckedContinuation<Void, Never>?

    private init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

    /// Runs `update`, which returns whether an animation runs and calls its argument at the end. Awaits that call only if an animation runs;
    /// otherwise returns without suspending.
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
