import Foundation

/// The animators of one transition, moved together: forwards, back, by hand and by time.
@MainActor
final class TransitionDriver {
    private let animators: [any UIViewImplicitlyAnimating]
    /// How long the transition takes without an interaction, in seconds.
    let duration: TimeInterval

    init(animators: [any UIViewImplicitlyAnimating], duration: TimeInterval) {
        self.animators = animators
        self.duration = duration
    }

    /// Lets time drive it from the beginning.
    func start() {
        for animator in animators { animator.startAnimation() }
    }

    /// Stands still where it is, or at the beginning.
    func pause() {
        for animator in animators where animator.state != .stopped { animator.pauseAnimation() }
        for animator in animators where animator.isReversed { animator.isReversed = false }
    }

    /// How far it is towards its end, from 0 to 1, whichever way it goes. Set it while it stands still.
    var fraction: CGFloat {
        get {
            guard let first = animators.first else { return 0 }
            return first.isReversed ? 1 - first.fractionComplete : first.fractionComplete
        }
        set {
            for animator in animators { animator.fractionComplete = animator.isReversed ? 1 - newValue : newValue }
        }
    }

    /// Goes on by time, to the end or back to the beginning.
    ///
    /// - Parameters:
    ///   - timing: The curve along which it goes; nil goes on along its own.
    ///   - durationFactor: How long that takes, in ``duration``s.
    func proceed(reversed: Bool, timing: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        for animator in animators {
            if animator.isReversed != reversed { animator.isReversed = reversed }
            animator.continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
        }
    }

    /// Ends at once, with the values of the end or of the beginning.
    func finish(completed: Bool) {
        for animator in animators where animator.state == .active {
            animator.stopAnimation(false)
            if animator.state == .stopped { animator.finishAnimation(at: completed ? .end : .start) }
        }
    }
}
