import Foundation

// Each of these runs `animations` at once. The properties that it changes have their new values from then on; what is shown follows
// them over time. Where Swift would have two forms of a call, one that waits and one that does not, only the second is there, as in UIKit.
extension UIView {
    /// Animates what `animations` changes, from slow to fast to slow.
    ///
    /// - Parameters:
    ///   - duration: Seconds. 0 changes everything at once.
    ///   - animations: Changes views.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    /// Animates what `animations` changes, from slow to fast to slow.
    ///
    /// - Parameters:
    ///   - duration: Seconds. 0 changes everything at once.
    ///   - animations: Changes views.
    ///   - completion: Called once when all of it is over; with false if an animation was removed or its view left the window before.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates what `animations` changes.
    ///
    /// While a view is animated touches reach neither it nor what is in it, unless `options` has `allowUserInteraction`; they go to what is
    /// behind it. Its superviews and their other subviews are touched as ever.
    ///
    /// - Parameters:
    ///   - duration: Seconds. 0 changes everything at once, without the delay.
    ///   - delay: Seconds until the animation begins. `animations` is run at once all the same.
    ///   - options: The curve, repetition, and how it fits with other animations.
    ///   - animations: Changes views.
    ///   - completion: Called once when all of it is over; with false if an animation was removed or its view left the window before. Where
    ///     nothing had to be animated it is called in the next turn of the run loop, with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration, delay: delay, pace: .curve(options.curve.timingFunction), options: options, animations: animations,
            completion: completion)
    }

    /// Animates what `animations` changes as a spring would pull it that comes to rest within `duration`.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds until the animation begins.
    ///   - dampingRatio: 1 comes to rest without swinging, less swings the more the nearer it is to 0.
    ///   - velocity: The speed at the beginning, in distances to the new value per second.
    ///   - options: Repetition, and how it fits with other animations. Its curve does not count.
    ///   - animations: Changes views.
    ///   - completion: Called once when all of it is over; with false if an animation was removed or its view left the window before.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let lasts = inheritedDuration(duration, options)
        let spring = SpringCurve(dampingRatio: Double(dampingRatio), duration: lasts, initialVelocity: Double(velocity))
        animate(
            duration: duration, delay: delay, pace: .spring(spring), options: options, animations: animations, completion: completion)
    }

    /// Animates what `animations` changes as a spring would pull it, until it has come to rest.
    ///
    /// - Parameters:
    ///   - duration: How long it seems to take, in seconds: one swing of the spring without damping. It comes to rest later.
    ///   - bounce: How much it swings: 0 does not, near 1 hardly stops; below 0 it creeps.
    ///   - initialSpringVelocity: The speed at the beginning, in distances to the new value per second.
    ///   - delay: Seconds until the animation begins.
    ///   - options: Repetition, and how it fits with other animations. Its curve does not count.
    ///   - animations: Changes views.
    ///   - completion: Called once when all of it is over; with false if an animation was removed or its view left the window before.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        // Its own time is what the two numbers say, whatever is around it.
        animate(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pace: .spring(spring),
            options: options.union(.overrideInheritedDuration), animations: animations, completion: completion)
    }

    /// Changes everything at once that `actionsWithoutAnimation` changes, inside of an animation block too.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        guard let stack = AnimationStack.current else { return actionsWithoutAnimation() }
        stack.withAnimations(enabled: false, actionsWithoutAnimation)
    }

    /// Gives the animations that `animations` begins, which must be called inside of an animation block, other repetitions.
    ///
    /// - Parameters:
    ///   - count: How often each runs; may be a part of a time, or infinite.
    ///   - autoreverses: Whether every run goes there and back.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let context = AnimationStack.current?.innermost else { return animations() }
        let outer = (context.repeatCount, context.autoreverses)
        (context.repeatCount, context.autoreverses) = (Float(count), autoreverses)
        animations()
        (context.repeatCount, context.autoreverses) = outer
    }

    /// Whether views animate. True unless ``setAnimationsEnabled(_:)`` or ``performWithoutAnimation(_:)`` say otherwise.
    public class var areAnimationsEnabled: Bool { AnimationStack.current?.isEnabled ?? true }

    /// Whether views animate from now on. Running animations go on.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationStack.current?.isEnabled = enabled
    }

    /// How long the animations last that begin now, in seconds: the duration of the animation block that is being run, else 0.
    public class var inheritedAnimationDuration: TimeInterval { AnimationStack.activeContext.map { $0.onlyTracks ? 0 : $0.duration } ?? 0 }

    // MARK: For all of them

    /// What `duration` is inside of the animation block that is being run.
    static func inheritedDuration(_ duration: TimeInterval, _ options: AnimationOptions) -> TimeInterval {
        guard let outer = AnimationStack.activeContext, !outer.onlyTracks, !options.contains(.overrideInheritedDuration) else {
            return duration
        }
        return outer.duration
    }

    private static func animate(
        duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard let stack = AnimationStack.current else {
            animations()
            completion?(true)
            return
        }
        let context = AnimationContext(
            duration: duration, delay: delay, pace: pace, options: options, tracker: AnimationTracker(completion),
            inside: AnimationStack.activeContext)
        stack.run(context, animations)
    }
}
