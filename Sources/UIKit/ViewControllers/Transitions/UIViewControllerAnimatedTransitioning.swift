import CConformance
import Foundation

/// Animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Duration of the transition, in seconds. The context is nil if it does not exist yet.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Starts the animation. At its end, call the context's ``UIViewControllerContextTransitioning/completeTransition(_:)``.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// A non-started animator with the transition's animations, with which the transition can be paused, scrubbed and reversed. Must return the
    /// same animator in each call for a transition. Optional.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Called after the transition ended. The argument is whether it completed.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// An animator that does nothing. Its result is not used: ``animateTransition(using:)`` is called instead.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        defaultImplementation(of: .interruptibleAnimatorUsing)
        return NoInterruptibleAnimator()
    }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) { defaultImplementation(of: .animationEnded) }

    /// The object's interruptible animator; nil if it does not implement the method.
    func ownInterruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
        let methods = ImplementedRequirements(of: self as any UIViewControllerAnimatedTransitioning)
        let animator = methods.answer(of: .interruptibleAnimatorUsing) { interruptibleAnimator(using: context) }
        return animator is NoInterruptibleAnimator ? nil : animator
    }
}

/// An animator without animations. The library's own transitions return it for styles that cannot be interrupted.
final class NoInterruptibleAnimator: MainActorObject, UIViewImplicitlyAnimating {
    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0

    init() { super.init(onMainActor: ()) }

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
