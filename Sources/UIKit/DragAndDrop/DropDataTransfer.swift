import Foundation
import Host
import Synchronization

/// The transfer of the data of a drag's items. Targets cannot read the data before the drop. The drop waits until all data has been loaded.
package final class DropDataTransfer: ItemLoadWatch {
    private struct State {
        /// Whether a target's delegate is being called before the drop. Loads are then refused.
        var isRefusing = false
        /// Whether new loads are a part of the drop.
        var isCounting = false
        /// Whether the target has performed the drop. All of its loads have then begun.
        var isClosed = false
        var pending = 0
        var parts: [Progress] = []

        var isFinished: Bool { isClosed && pending == 0 }
    }

    /// The progress of all loads. Cancelling it cancels the pending loads.
    ///
    /// The progresses of the loads are not its children, because an app may add them to another parent. ``sample()`` updates it while ``state`` is
    /// locked, because Foundation's progress is not thread-safe.
    package let progress = Progress.discreteProgress(totalUnitCount: 0)
    private let state = Mutex(State())
    private let platform: PlatformReference
    @MainActor private var waiting: [@MainActor () -> Void] = []

    /// Creates the transfer for a drag that began at `location`.
    @MainActor init(at location: DragLocation) {
        platform = location.platform
        progress.isCancellable = true
        progress.cancellationHandler = { [weak self] in self?.cancelLoads() }
    }

    /// Whether all loads have completed or failed, and their main-actor completion handlers have run.
    @MainActor package private(set) var isFinished = false

    /// Calls `body`, which calls a target's delegate before the drop. Loads are refused during the call.
    @MainActor func refusing<Result>(_ body: () -> Result) -> Result {
        state.withLock { $0.isRefusing = true }
        defer { state.withLock { $0.isRefusing = false } }
        return body()
    }

    /// Calls `body`, in which the target performs the drop. The loads that begin in `body` are a part of the drop.
    @MainActor func perform(_ body: () -> Void) {
        state.withLock { $0.isCounting = true }
        body()
        let (isFinished, isEmpty) = state.withLock { state in
            state.isClosed = true
            return (state.isFinished, state.parts.isEmpty)
        }
        guard isFinished else { return }
        // The completion handlers of completed loads are already queued on the main actor, so they run before `settle()`.
        isEmpty ? settle() : platform.perform { self.settle() }
    }

    /// Calls `body` when all loads have completed, or immediately if they already have.
    @MainActor package func whenFinished(_ body: @escaping @MainActor () -> Void) {
        if isFinished { body() } else { waiting.append(body) }
    }

    @MainActor private func settle() {
        guard !isFinished else { return }
        isFinished = true
        // The progress is complete, even without loads.
        state.withLock { _ in
            progress.totalUnitCount = max(progress.totalUnitCount, 1)
            progress.completedUnitCount = progress.totalUnitCount
        }
        let due = waiting
        waiting = []
        for body in due { body() }
    }

    // MARK: Loads, on any thread

    package func loadBegins(_ part: Progress) -> (any Error)? {
        let (isRefused, isCounted) = state.withLock { state in
            // A load that begins after the end of the drop is not a part of the drop.
            state.isCounting = state.isCounting && !state.isFinished
            state.pending += 1
            if state.isCounting, !state.isRefusing {
                state.parts.append(part)
                // Does not sample the other loads, because for ten thousand files each new load would cause ten thousand samples.
                progress.totalUnitCount = Int64(state.parts.count) * Self.unitsPerLoad
            }
            return (state.isRefusing, state.isCounting)
        }
        if isRefused {
            return NSItemProvider.error(.itemUnavailableError, "A drag's data can be read only after the drop.")
        }
        if isCounted, progress.isCancelled { part.cancel() }
        return nil
    }

    /// Computes the progress from the fractions of the loads.
    func sample() {
        state.withLock { state in
            progress.totalUnitCount = Int64(state.parts.count) * Self.unitsPerLoad
            progress.completedUnitCount = state.parts.reduce(0) { $0 + Int64(Double(Self.unitsPerLoad) * min($1.fractionCompleted, 1)) }
        }
    }

    /// The units per load. With 100 units, the fraction has a resolution of one per cent.
    private static let unitsPerLoad: Int64 = 100

    private func cancelLoads() {
        for part in state.withLock({ $0.parts }) { part.cancel() }
    }

    package func loadEnded() {
        let isFinished = state.withLock { state in
            state.pending -= 1
            return state.isFinished
        }
        if isFinished { platform.perform { self.settle() } }
    }
}
