import Foundation

/// Waits for the data that a target asks for as it performs a drop.
@MainActor
package final class DropTransfer {
    /// How far all of it is; cancelling it cancels what is still on its way.
    package let progress: Progress
    private var pending = 0
    private var isOpen = true
    private var waiting: [@MainActor () -> Void] = []

    init(progress: Progress) {
        self.progress = progress
    }

    /// Whether everything that was asked for is there, or failed, and nothing more can be asked for.
    package var isFinished: Bool { !isOpen && pending == 0 }

    /// Something was asked for, whose progress is `part`.
    func began(_ part: Progress) {
        pending += 1
        progress.totalUnitCount += 1
        progress.addChild(part, withPendingUnitCount: 1)
    }

    /// Something that was asked for is there, or failed.
    func ended() {
        pending -= 1
        settle()
    }

    /// The target was asked to perform the drop, and has begun to load what it wants.
    func close() {
        isOpen = false
        settle()
    }

    /// Calls `body` once everything is there: at once, where it is.
    package func whenFinished(_ body: @escaping @MainActor () -> Void) {
        waiting.append(body)
        settle()
    }

    private func settle() {
        guard isFinished else { return }
        let due = waiting
        waiting.removeAll()
        for body in due { body() }
    }
}
