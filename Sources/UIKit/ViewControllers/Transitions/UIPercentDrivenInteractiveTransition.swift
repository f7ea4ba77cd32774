import Foundation

/// Drives a transition by a number from 0 to 1, which a recognizer sets.
///
/// What the transition's animator animates by `UIView.animate` or by its interruptible animator is scrubbed, and so is what others animate
/// alongside. A cancelled transition runs back, and the views get the values that they had before.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: MainActorObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?

    /// An interaction that drives nothing yet.
    public init() { super.init(onMainActor: ()) }

    /// How long the transition takes without an interaction, in seconds; 0 while there is none.
    open var duration: CGFloat { CGFloat(context?.driver?.duration ?? 0) }
    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the transition goes on when it is let go, where 1 is the speed that it has without an interaction. 1 unless set.
    open var completionSpeed: CGFloat = 1
    /// The curve along which it goes on. Ease in and out unless set.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// How it goes on, instead of ``completionCurve``: a spring, for one. Nil unless set.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the interaction begins with the transition. Where it does not, ``pause()`` begins it. True unless set.
    open var wantsInteractiveStart = true

    /// The transition begins. Call `super` where it is overridden.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            viewLog.error("UIPercentDrivenInteractiveTransition drives only transitions that UIKit has begun.")
            return
        }
        attach(to: context)
        let driver = context.makeDriver()
        driver.pause()
        // An update may have come before the transition.
        if percentComplete > 0 { driver.fraction = percentComplete }
    }

    /// Takes over a transition that runs by itself, forwards or back, where it is.
    open func pause() {
        guard let context, !context.isOver, let driver = context.driver else { return }
        percentComplete = driver.fraction
        driver.pause()
        driver.fraction = percentComplete
        context.pauseInteractiveTransition()
    }

    /// Shows the transition as it is at `percentComplete`, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        let percent = min(max(percentComplete.isFinite ? percentComplete : 0, 0), 1)
        self.percentComplete = percent
        guard let context, context.isInteractive else { return }
        context.driver?.fraction = percent
        context.updateInteractiveTransition(percent)
    }

    /// Lets the transition go back to what was shown before.
    open func cancel() {
        guard let context, context.isInteractive else { return }
        context.cancelInteractiveTransition()
        proceed(reversed: true, share: percentComplete)
    }

    /// Lets the transition go on to its end.
    open func finish() {
        guard let context, context.isInteractive else { return }
        context.finishInteractiveTransition()
        proceed(reversed: false, share: 1 - percentComplete)
    }

    private func proceed(reversed: Bool, share: CGFloat) {
        guard let driver = context?.driver else { return }
        let timing = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        // No time at all would be taken for "as long as is left".
        driver.proceed(reversed: reversed, timing: timing, durationFactor: max(share / max(completionSpeed, 0.01), 0.001))
    }

    // MARK: The transition

    func attach(to context: TransitionContext) {
        if self.context !== context { percentComplete = 0 }
        self.context = context
    }

    func detach(from context: TransitionContext) {
        if self.context === context { self.context = nil }
    }
}
