import Foundation
import Synchronization

/// One load of one value: its completion handler, called exactly once whatever the loader does, and its progress, which can call it off.
final class ItemLoad<Value>: Sendable {
    /// What the caller watches and cancels.
    let progress = Progress(totalUnitCount: 100)

    /// How much of the progress the loader's own stands for; the rest is ours.
    private static var loaderShare: Int64 { 99 }

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

    /// A load of a provider's data, of which whoever watches the provider hears, and which it may refuse.
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

    /// The loader lives no longer and kept nobody who could still answer: it never will.
    deinit {
        finish(nil, NSItemProvider.error(.itemUnavailableError, "The load handler forgot its completion handler without calling it."))
    }

    var isFinished: Bool {
        state.withLock { if case .finished = $0 { true } else { false } }
    }

    /// Begins the work on the item queue. What `body` gives back becomes a part of ``progress``.
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
        if isRunning { progress.addChild(loader, withPendingUnitCount: Self.loaderShare) }
        if progress.isCancelled { loader.cancel() }
    }

    /// Ends the load. Only the first call counts, and answers true; the completion handler runs on the item queue, never inside this call.
    @discardableResult
    func finish(_ value: Value?, _ error: (any Error)?) -> Bool {
        let ended = state.withLock { state in
            defer { state = .finished }
            return state
        }
        guard case .running(let completion, let loader) = ended else { return false }
        if let loader, loader.totalUnitCount > 0, !progress.isCancelled {
            loader.completedUnitCount = loader.totalUnitCount
            progress.completedUnitCount += progress.totalUnitCount - Self.loaderShare
        } else if !progress.isCancelled {
            progress.completedUnitCount = progress.totalUnitCount
        }
        let value = Moved(value)
        ItemQueue.queue.async { completion(value.value, error) }
        return true
    }

    private func cancel() {
        finish(nil, CocoaError(.userCancelled))
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
