import Foundation
import Synchronization

/// One load of one value. Has a progress that can cancel the load, and calls its completion handler exactly once, even if the loader never calls back or calls
/// back twice.
final class ItemLoad<Value>: Sendable {
    /// The caller's progress.
    let progress = Progress(totalUnitCount: 100)

    /// The loader's share of the progress.
    private static var loaderShare: Int64 { 99 }

    /// The interval at which the loader's progress is sampled, in seconds.
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

    /// Creates a load of a provider's data. The provider's watch observes it and may refuse it.
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

    /// Ends the load with an error. Nothing can call its completion handler any more: the loader and all other objects with a reference are deallocated.
    deinit {
        finish(nil, NSItemProvider.error(.itemUnavailableError, "The load handler released its completion handler without calling it."))
    }

    var isFinished: Bool {
        state.withLock { if case .finished = $0 { true } else { false } }
    }

    /// Starts the work on the item queue. ``progress`` follows the progress that `body` returns.
    func start(_ body: @escaping @Sendable (ItemLoad) -> Progress?) {
        ItemQueue.queue.async {
            // The load was cancelled before it began.
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

    /// Samples the loader's progress until the load ends.
    ///
    /// The loader's progress is not a child of ``progress``. A child would update its parent on the loader's thread, and Foundation's progress is not
    /// thread-safe here.
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

    /// Ends the load. Only the first call returns true. The completion handler runs on the item queue, never inside this call.
    @discardableResult
    func finish(_ value: Value?, _ error: (any Error)?) -> Bool {
        guard case .running(let completion, _) = end() else { return false }
        let value = Moved(value)
        ItemQueue.queue.async { completion(value.value, error) }
        return true
    }

    /// Marks the load as finished, and returns its previous state.
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

/// Observes the loads of a provider's data, on the threads on which they begin and end.
package protocol ItemLoadWatch: AnyObject, Sendable {
    /// Called when a load with `progress` begins. Returns an error to refuse the load.
    func loadBegins(_ progress: Progress) -> (any Error)?
    /// Called after a load ended or was refused, and its completion handler returned.
    func loadEnded()
}

/// The concurrent queue of loaders and completion handlers.
enum ItemQueue {
    static let queue = DispatchQueue(label: "lodestone.item-provider", attributes: .concurrent)
}

/// A value that is handed over to another thread.
///
/// `@unchecked Sendable` is safe if the sender keeps no reference, as all uses do.
package struct Moved<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}
