import Foundation
import Host
import Synchronization

/// The data of a drag's items: keeps targets from reading it before the drop, and waits for all of it after.
package final class DropTransfer: ItemLoadWatch {
    private struct State {
        /// A target that must not read the data yet is being asked.
        var isRefusing = false
        /// Loads that have begun count towards the drop.
        var isCounting = false
        /// The target has performed the drop, and everything that it asked for then is known.
        var isClosed = false
        var pending = 0
        var parts: [Progress] = []

        var isFinished: Bool { isClosed && pending == 0 }
    }

    /// How far all of it is; cancelling it cancels what is still on its way.
    ///
    /// It is not the parent of the loads' own, which an app may add to another one. It is what ``sample()`` last saw of them. It is
    /// written while ``state`` is locked, since Foundation's own guards nothing.
    package let progress = Progress.discreteProgress(totalUnitCount: 0)
    private let state = Mutex(State())
    private let platform: PlatformReference
    @MainActor private var waiting: [@MainActor () -> Void] = []

    /// Of a drag that began at `place`.
    @MainActor init(at place: DragPlace) {
        platform = place.platform
        progress.isCancellable = true
        progress.cancellationHandler = { [weak self] in self?.cancelLoads() }
    }

    /// Everything that was asked for is there, or failed, and the completion handlers that are for the main actor were called.
    @MainActor package private(set) var isFinished = false

    /// Asks a target something before the drop, while it cannot read the data.
    @MainActor func refusing<Result>(_ body: () -> Result) -> Result {
        state.withLock { $0.isRefusing = true }
        defer { state.withLock { $0.isRefusing = false } }
        return body()
    }

    /// Lets a target perform the drop, and counts what it asks for.
    @MainActor func perform(_ body: () -> Void) {
        state.withLock { $0.isCounting = true }
        body()
        let (isFinished, isEmpty) = state.withLock { state in
            state.isClosed = true
            return (state.isFinished, state.parts.isEmpty)
        }
        guard isFinished else { return }
        // Loads that are over already have sent their results to the main actor, where they come first.
        isEmpty ? settle() : platform.perform { self.settle() }
    }

    /// Calls `body` once everything is there: at once, where it is.
    @MainActor package func whenFinished(_ body: @escaping @MainActor () -> Void) {
        if isFinished { body() } else { waiting.append(body) }
    }

    @MainActor private func settle() {
        guard !isFinished else { return }
        isFinished = true
        // Of nothing all is there.
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
            // A load that begins when everything was there is none of the drop's.
            state.isCounting = state.isCounting && !state.isFinished
            state.pending += 1
            if state.isCounting, !state.isRefusing {
                state.parts.append(part)
                // How far the others are is not asked: ten thousand files would be asked ten thousand times.
                progress.totalUnitCount = Int64(state.parts.count) * Self.unitsPerLoad
            }
            return (state.isRefusing, state.isCounting)
        }
        if isRefused {
            return NSItemProvider.error(.itemUnavailableError, "A drag's data can be read only after it was dropped.")
        }
        if isCounted, progress.isCancelled { part.cancel() }
        return nil
    }

    /// Takes in how far the loads are.
    func sample() {
        state.withLock { state in
            progress.totalUnitCount = Int64(state.parts.count) * Self.unitsPerLoad
            progress.completedUnitCount = state.parts.reduce(0) { $0 + Int64(Double(Self.unitsPerLoad) * min($1.fractionCompleted, 1)) }
        }
    }

    /// Hundredths, as a person would tell them.
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
