import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator has not started, or has finished.
    case inactive = 0
    /// The animator is running or paused.
    case active = 1
    /// The animator was stopped and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// The position of an animator.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end: the views have their final values.
    case end = 0
    /// The start: the views have their initial values.
    case start = 1
    /// The position at which the animator was stopped.
    case current = 2
}

/// An animation that can be started, paused, scrubbed, reversed and stopped, such as ``UIViewPropertyAnimator``.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animator.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is running, in either direction.
    var isRunning: Bool { get }
    /// Whether the animation runs from the end to the start.
    var isReversed: Bool { get set }
    /// The fraction completed in the current direction, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts the animation, or resumes it after a pause.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation, or activates it in a paused state.
    func pauseAnimation()
    /// Stops the animation and leaves the views at their presented values. If `withoutFinishing` is true, the animator becomes inactive. Otherwise it
    /// remains in the state `stopped` until ``finishAnimation(at:)`` is called.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Sets the views of a stopped animator to their values at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes that closures make. All members are optional; their default implementations do nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Animates the changes in `animation` after a delay. `delayFactor` is the delay as a fraction of the remaining time, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Animates the changes in `animation`.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a completion handler. Its argument is the final position of the views.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with another timing. `durationFactor` is the remaining duration as a multiple of the original duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing.
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
