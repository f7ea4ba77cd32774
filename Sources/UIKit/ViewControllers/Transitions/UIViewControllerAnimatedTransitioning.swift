import CConformance
import Foundation

/// Animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds. The context is nil where none exists yet.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Begins the animation. At its end, call the context's ``UIViewControllerContextTransitioning/completeTransition(_:)``.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animator that has the transition's animations and is not started, so that the transition can be paused, scrubbed and turned round.
    /// It is the same in each call for one transition. May be left out.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// The transition has come to its end, and whether it completed.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// An animator that does nothing. Not called: ``animateTransition(using:)`` is called instead.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        defaultImplementation(of: .interruptibleAnimatorUsing)
        return NoInterruptibleAnimator()
    }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) { defaultImplementation(of: .animationEnded) }

    /// The interruptible animator, where the object has one.
    func ownInterruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
        let methods = ImplementedRequirements(of: self as any UIViewControllerAnimatedTransitioning)
        let animator = methods.answer(of: .interruptibleAnimatorUsing) { interruptibleAnimator(using: context) }
        return animator is NoInterruptibleAnimator ? nil : animator
    }
}

/// An animator that animates nothing. The library's own transitions answer it if one of their styles cannot be interrupted.
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
