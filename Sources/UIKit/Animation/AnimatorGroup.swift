import Foundation
import QuartzCore

/// The animations of one block of a property animator: they are all equally far, at any moment.
@MainActor
final class AnimatorGroup: AnimationDriver {
    let session: AnimatorSession
    /// Its track of the session's timeline.
    let track: Int
    /// The part of what was left when it was made after which it begins, and the seconds that were left.
    private let from: Double
    private let remaining: TimeInterval
    /// What was found out last: all animations of the block ask for the same.
    private var latest: (version: Int, time: TimeInterval, progress: DrivenProgress)?

    init(session: AnimatorSession, track: Int, from: Double, remaining: TimeInterval) {
        self.session = session
        self.track = track
        self.from = from
        self.remaining = remaining
    }

    /// Seconds that the animator lasts.
    var duration: TimeInterval { session.timeline.duration }

    /// A group for a block inside of this one's that has a time of its own: `delay` seconds after this one's begin, and for `duration`
    /// seconds, or to the end. It ends with the animator at the latest.
    func makeInner(delay: TimeInterval, duration: TimeInterval?, curve: AnimatorCurve?) -> AnimatorGroup {
        let begin = from + (remaining > 0 ? delay / remaining : 0)
        let end = duration.map { begin + (remaining > 0 ? $0 / remaining : 0) } ?? 1
        return session.makeGroup(from: begin, to: end, curve: curve)
    }

    /// Drives `animation`, which is about to be added to `layer` as `name` since a block changed the property `key`, whose value was
    /// `old`. Answers what the animation has to call when it leaves its layer.
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

    /// Properties that say where a view is touched, and whether it is seen enough to be touched.
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
