import Foundation

/// Drives a transition by a fraction from 0 to 1, which for example a gesture recognizer sets.
///
/// It scrubs animations that the animator creates with `UIView.animate` or its interruptible animator, and the alongside animations. A cancelled
/// transition runs in reverse, and the views return to their previous values.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: MainActorObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?

    /// Creates an interaction controller.
    public init() { super.init(onMainActor: ()) }

    /// Duration of the transition without an interaction, in seconds; 0 without a transition.
    open var duration: CGFloat { CGFloat(context?.driver?.duration ?? 0) }
    /// The progress of the transition, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// Speed of the animation after the interaction, relative to its normal speed. 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The curve of the animation after the interaction. Ease in and out by default.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing of the animation after the interaction instead of ``completionCurve``, for example a spring. Nil by default.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition starts interactively. If false, it becomes interactive with ``pause()``. True by default.
    open var wantsInteractiveStart = true

    /// Called when the transition starts. An override must call `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            viewLog.error(
                "UIPercentDrivenInteractiveTransition supports only transitions that UIKit started. Return it from a transition delegate.")
            return
        }
        attach(to: context)
        let driver = context.makeDriver()
        driver.pause()
        // Applies an `update(_:)` that the app called before the transition began.
        if percentComplete > 0 { driver.fraction = percentComplete }
    }

    /// Makes a running transition interactive at its current progress.
    open func pause() {
        guard let context, !context.isOver, let driver = context.driver else { return }
        percentComplete = driver.fraction
        driver.pause()
        driver.fraction = percentComplete
        context.pauseInteractiveTransition()
    }

    /// Sets the progress of the transition, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        let percent = min(max(percentComplete.isFinite ? percentComplete : 0, 0), 1)
        self.percentComplete = percent
        guard let context, context.isInteractive else { return }
        context.driver?.fraction = percent
        context.updateInteractiveTransition(percent)
    }

    /// Cancels the transition: it runs back to the start.
    open func cancel() {
        guard let context, context.isInteractive else { return }
        context.cancelInteractiveTransition()
        proceed(reversed: true, share: percentComplete)
    }

    /// Finishes the transition: it runs to the end.
    open func finish() {
        guard let context, context.isInteractive else { return }
        context.finishInteractiveTransition()
        proceed(reversed: false, share: 1 - percentComplete)
    }

    private func proceed(reversed: Bool, share: CGFloat) {
        guard let driver = context?.driver else { return }
        let timing = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        // The factor stays above zero, which would mean the remaining duration.
        driver.proceed(reversed: reversed, timing: timing, durationFactor: max(share / max(completionSpeed, 0.01), 0.001))
    }

    // MARK: Transition

    func attach(to context: TransitionContext) {
        if self.context !== context { percentComplete = 0 }
        self.context = context
    }

    func detach(from context: TransitionContext) {
        if self.context === context { self.context = nil }
    }
}
