import Foundation

/// Controls all animators of a transition together: forwards, reversed, scrubbed or running.
@MainActor
final class TransitionDriver {
    private let animators: [any UIViewImplicitlyAnimating]
    /// Duration of the transition without an interaction, in seconds.
    let duration: TimeInterval

    init(animators: [any UIViewImplicitlyAnimating], duration: TimeInterval) {
        self.animators = animators
        self.duration = duration
    }

    /// Starts the animators from the beginning.
    func start() {
        for animator in animators { animator.startAnimation() }
    }

    /// Pauses the animators at their current fraction, and makes them run forwards.
    func pause() {
        for animator in animators where animator.state != .stopped { animator.pauseAnimation() }
        for animator in animators where animator.isReversed { animator.isReversed = false }
    }

    /// The progress towards the end, from 0 to 1, also if the animators are reversed. Set it only while they are paused.
    var fraction: CGFloat {
        get {
            guard let first = animators.first else { return 0 }
            return first.isReversed ? 1 - first.fractionComplete : first.fractionComplete
        }
        set {
            for animator in animators { animator.fractionComplete = animator.isReversed ? 1 - newValue : newValue }
        }
    }

    /// Continues the animators to the end, or back to the start.
    ///
    /// - Parameters:
    ///   - timing: The timing curve; nil keeps the animators' own.
    ///   - durationFactor: The duration, as a multiple of ``duration``.
    func proceed(reversed: Bool, timing: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        for animator in animators {
            if animator.isReversed != reversed { animator.isReversed = reversed }
            animator.continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
        }
    }

    /// Ends the animators immediately, with the end values or the start values.
    func finish(completed: Bool) {
        for animator in animators where animator.state == .active {
            animator.stopAnimation(false)
            if animator.state == .stopped { animator.finishAnimation(at: completed ? .end : .start) }
        }
    }
}
