import Foundation
import QuartzCore

/// The driver of all animations that one block of a property animator created. All of them have the same progress.
@MainActor
final class AnimatorGroup: AnimationDriver {
    let session: AnimatorSession
    /// The group's track in the session's timeline.
    let track: Int
    /// The group's beginning, as a fraction of `remaining`: the animator's remaining time, in seconds, when the group was created.
    private let from: Double
    private let remaining: TimeInterval
    /// The last computed progress. Cached, because all animations of the block request the same progress in a frame.
    private var latest: (version: Int, time: TimeInterval, progress: DrivenProgress)?

    init(session: AnimatorSession, track: Int, from: Double, remaining: TimeInterval) {
        self.session = session
        self.track = track
        self.from = from
        self.remaining = remaining
    }

    /// The animator's duration in seconds.
    var duration: TimeInterval { session.timeline.duration }

    /// Creates a group for a nested block with its own timing. The group begins `delay` seconds after this group and lasts `duration` seconds.
    /// If `duration` is nil, the group ends with the animator. It never ends later.
    func makeInner(delay: TimeInterval, duration: TimeInterval?, curve: AnimatorCurve?) -> AnimatorGroup {
        let begin = from + (remaining > 0 ? delay / remaining : 0)
        let end = duration.map { begin + (remaining > 0 ? $0 / remaining : 0) } ?? 1
        return session.makeGroup(from: begin, to: end, curve: curve)
    }

    /// Makes this group the driver of an animation that will be added to `layer` under the key `name`. A block changed `property` from `old`.
    ///
    /// - Returns: A closure to call when the animation is removed from its layer.
    func adopt(
        _ animation: CAPropertyAnimation, on layer: CALayer, of view: UIView?, property: LayerProperty, name: String, old: AnimatableValue?
    ) -> (Bool) -> Void {
        animation.driver = self
        let number = session.record(self, layer: layer, view: view, property: property, animationKey: name, old: old)
        let isTouchedAsShown = session.hitTestsWhatIsShown && Self.changesTouches.contains(property.key)
        if isTouchedAsShown { view?.animationsHitTestedAsShown += 1 }
        return { [session, weak view] finished in
            if isTouchedAsShown { view?.animationsHitTestedAsShown -= 1 }
            session.animationEnded(number, finished: finished)
        }
    }

    /// The properties that affect hit-testing: they determine a view's area or make it too transparent for touches.
    private static let changesTouches: Set<String> = ["bounds", "position", "transform", "anchorPoint", "opacity"]

    // MARK: AnimationDriver

    func progress(at time: TimeInterval) -> DrivenProgress {
        var time = time
        let interval = session.frameInterval
        if interval > 0, let start = session.timeline.start, let end = session.timeline.end, time < end {
            time = start + ((time - start) / interval + 1e-6).rounded(.down) * interval
        }
        if let latest, latest.version == session.version, latest.time == time { return latest.progress }
        let progress = session.timeline.position(of: track, at: time)
        latest = (session.version, time, progress)
        return progress
    }

    func nextChange(after time: TimeInterval) -> TimeInterval? {
        guard let start = session.timeline.start, let end = session.timeline.end else { return nil }
        if time < start { return start }
        return time < end || !session.holdsAtEnd ? time : nil
    }

    func isOver(at time: TimeInterval, forwards: Bool) -> Bool {
        guard !session.holdsAtEnd, let start = session.timeline.start, let end = session.timeline.end else { return false }
        return forwards ? time >= end - 1e-9 : time <= start
    }
}
