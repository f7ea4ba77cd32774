import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing yet, or no longer.
    case inactive = 0
    /// It runs, or it is paused.
    case active = 1
    /// It was stopped and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// A place on an animator's way.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the views are when all went to its end.
    case end = 0
    /// Where the views were before.
    case start = 1
    /// Wherever the views were when they were stopped.
    case current = 2
}

/// An animation that can be started, paused, scrubbed, turned round and stopped. ``UIViewPropertyAnimator`` is one.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// What the animator is doing.
    var state: UIViewAnimatingState { get }
    /// Whether it moves by itself, in either direction.
    var isRunning: Bool { get }
    /// Whether it goes, or will go, from the end to the start.
    var isReversed: Bool { get set }
    /// How far it has come in the direction in which it goes, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stands still where it is, or starts standing still.
    func pauseAnimation()
    /// Leaves the views where they are seen. Without finishing it is inactive then, else stopped until ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Puts the views, after they were stopped, where they are to be at last.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates what blocks change. The members may be left out; an animator that leaves one out does nothing there.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Animates what `animation` changes, after a part of the time that is left, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Animates what `animation` changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Calls `completion` when everything is over, with where the views are then.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause in another time: `durationFactor` times the original duration.
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
