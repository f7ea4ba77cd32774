import Foundation
import Host

/// Waits for the animations of one block, and then calls its completion: once, whatever becomes of them.
@MainActor
final class AnimationTracker {
    private var completion: ((Bool) -> Void)?
    private var followUps: [() -> Void] = []
    private var running = 0
    private var isClosed = false
    private var allFinished = true
    /// What has to live until the completion was called.
    var owner: AnyObject?

    /// A tracker that calls `completion` with whether every animation came to its end.
    init(_ completion: ((Bool) -> Void)? = nil) {
        self.completion = completion
    }

    /// Calls `body` when the animations are over, before the completion.
    func whenDone(_ body: @escaping () -> Void) { followUps.append(body) }

    /// One more animation begins.
    func begin() { running += 1 }

    /// An animation came to its end, or was taken away before.
    func end(finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        if isClosed, running == 0 { complete() }
    }

    /// The block is over. If nothing was animated the completion is called in the next turn of the loop: never inside of the call that
    /// it was given to.
    func close() {
        isClosed = true
        guard running == 0 else { return }
        guard completion != nil || !followUps.isEmpty else { return owner = nil }
        AnimationStack.schedule(after: 0) { self.complete() }
    }

    private func complete() {
        let completion = completion
        self.completion = nil
        let ended = followUps
        followUps = []
        for followUp in ended { followUp() }
        completion?(allFinished)
        owner = nil
    }
}
