import Foundation
import Synchronization

/// One load of one value: its completion handler, called exactly once whatever the loader does, and its progress, which can call it off.
final class ItemLoad<Value>: Sendable {
    /// What the caller watches and cancels.
    let progress = Progress(totalUnitCount: 100)

    /// How much of the progress the loader's own stands for; the rest is ours.
    private static var loaderShare: Int64 { 99 }

    /// How often the loader is asked how far it is, in seconds.
    private static var followInterval: TimeInterval { 0.05 }

    private enum State {
        case running(@Sendable (Value?, (any Error)?) -> Void, loader: Progress?)
        case finished
    }

    private let state: Mutex<State>

    init(_ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        state = Mutex(.running(completion, loader: nil))
        progress.isCancellable = true
        progress.cancellationHandler = { [weak self] in self?.cancel() }
    }

    /// A load of a provider's data, of which the provider's watch hears, and which it may refuse.
    convenience init(of provider: NSItemProvider, _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        guard let watch = provider.watch else {
            self.init(completion)
            return
        }
        self.init { value, error in
            completion(value, error)
            watch.loadEnded()
        }
        if let refusal = watch.loadBegins(progress) { finish(nil, refusal) }
    }

    /// The loader lives no longer, and nothing that could still answer does: it never will.
    deinit {
        finish(nil, NSItemProvider.error(.itemUnavailableError, "The load handler forgot its completion handler without calling it."))
    }

    var isFinished: Bool {
        state.withLock { if case .finished = $0 { true } else { false } }
    }

    /// Begins the work on the item queue. What `body` gives back is followed by ``progress``.
    func start(_ body: @escaping @Sendable (ItemLoad) -> Progress?) {
        ItemQueue.queue.async {
            // Cancelled before it began: the loader is never asked.
            guard !self.isFinished else { return }
            if let loader = body(self) { self.adopt(loader) }
        }
    }

    private func adopt(_ loader: Progress) {
        let isRunning = state.withLock { state in
            guard case .running(let completion, _) = state else { return false }
            state = .running(completion, loader: loader)
            return true
        }
        if isRunning { follow(loader) } else if progress.isCancelled { loader.cancel() }
    }

    /// Takes in how far the loader is, now and again until the load ends.
    ///
    /// The loader's progress is no child of ``progress``: Foundation's guard nothing by locks here, and a child writes to its parent on
    /// the thread on which the loader happens to be.
    private func follow(_ loader: Progress) {
        let isRunning = state.withLock { state in
            guard case .running = state else { return false }
            let fraction = min(max(loader.fractionCompleted, 0), 1)
            if !progress.isCancelled, fraction.isFinite { progress.completedUnitCount = Int64(fraction * Double(Self.loaderShare)) }
            return true
        }
        guard isRunning else { return }
        ItemQueue.queue.asyncAfter(deadline: .now() + Self.followInterval) { [weak self] in self?.follow(loader) }
    }

    /// Ends the load. Only the first call counts, and answers true; the completion handler runs on the item queue, never inside this call.
    @discardableResult
    func finish(_ value: Value?, _ error: (any Error)?) -> Bool {
        guard case .running(let completion, _) = end() else { return false }
        let value = Moved(value)
        ItemQueue.queue.async { completion(value.value, error) }
        return true
    }

    /// Makes the load a finished one, and answers what it was.
    private func end() -> State {
        state.withLock { state in
            defer { state = .finished }
            if case .running = state, !progress.isCancelled { progress.completedUnitCount = progress.totalUnitCount }
            return state
        }
    }

    private func cancel() {
        guard case .running(let completion, let loader) = end() else { return }
        loader?.cancel()
        ItemQueue.queue.async { completion(nil, CocoaError(.userCancelled)) }
    }
}

/// Hears of the loads of a provider's data, on the threads on which they begin and end.
package protocol ItemLoadWatch: AnyObject, Sendable {
    /// A load begins, whose progress is `progress`. An error refuses it.
    func loadBegins(_ progress: Progress) -> (any Error)?
    /// A load ended, a refused one too: its completion handler has returned.
    func loadEnded()
}

/// Where loaders and completion handlers run: several at once, on no particular thread.
enum ItemQueue {
    static let queue = DispatchQueue(label: "lodestone.item-provider", attributes: .concurrent)
}

/// A value on its way from one thread to another.
///
/// `@unchecked Sendable` is safe where the giver keeps no reference: each use hands over what was made for the receiver alone.
struct Moved<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
