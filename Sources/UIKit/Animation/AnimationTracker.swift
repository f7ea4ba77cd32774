import Foundation
import Host

/// Calls the completion of an animation block exactly once, after all its animations have ended.
@MainActor
final class AnimationTracker {
    private var completion: ((Bool) -> Void)?
    private var followUps: [() -> Void] = []
    private var running = 0
    private var isClosed = false
    private var allFinished = true
    /// An object that the tracker retains until the completion is called.
    var owner: AnyObject?

    /// Creates a tracker. The argument of `completion` is true if every animation ran to its end.
    init(_ completion: ((Bool) -> Void)? = nil) {
        self.completion = completion
    }

    /// Calls `body` after the last animation, before the completion.
    func whenDone(_ body: @escaping () -> Void) { followUps.append(body) }

    /// Registers an animation.
    func begin() { running += 1 }

    /// Unregisters an animation that ended or was removed.
    func end(finished: Bool) {
        running -= 1
        if !finished { allFinished = false }
        if isClosed, running == 0 { complete() }
    }

    /// Closes the block: no further animation begins. If nothing was animated, schedules the completion for the next iteration of the main loop.
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
