import Foundation

// These methods call `animations` synchronously. The changed properties have their new values immediately; the presented values follow over time.
// Swift would import some methods in a synchronous and an asynchronous variant. Only the synchronous variant exists, as in UIKit.
extension UIView {
    /// Animates the changes in `animations` with an ease-in-ease-out curve.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. 0 applies the changes immediately.
    ///   - animations: A closure that changes views.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    /// Animates the changes in `animations` with an ease-in-ease-out curve.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. 0 applies the changes immediately.
    ///   - animations: A closure that changes views.
    ///   - completion: Called once after all animations. Its argument is false if an animation was removed or its view left the window before.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes in `animations`.
    ///
    /// Touches pass through an animated view and its subviews to the view behind it, unless `options` contains `allowUserInteraction`. The superviews of
    /// an animated view and their other subviews receive touches as usual.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. 0 applies the changes immediately, without the delay.
    ///   - delay: The delay in seconds. `animations` is called synchronously nevertheless.
    ///   - options: The curve, the repetition, and the interaction with other animations.
    ///   - animations: A closure that changes views.
    ///   - completion: Called once after all animations. Its argument is false if an animation was removed or its view left the window before. If
    ///     nothing was animated, it is called with true in the next iteration of the main loop.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration, delay: delay, pace: .curve(options.curve.timingFunction), options: options, animations: animations,
            completion: completion)
    }

    /// Animates the changes in `animations` with a spring that comes to rest within `duration`.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay in seconds.
    ///   - dampingRatio: The damping ratio. With 1 the spring does not oscillate. Smaller ratios oscillate more.
    ///   - velocity: The initial velocity in distances to the new value per second.
    ///   - options: The repetition, and the interaction with other animations. The curve is ignored.
    ///   - animations: A closure that changes views.
    ///   - completion: Called once after all animations. Its argument is false if an animation was removed or its view left the window before.
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

    /// Animates the changes in `animations` with a spring until it has settled.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds: the period of the undamped oscillation. The spring settles later.
    ///   - bounce: 0 does not oscillate, values near 1 oscillate for a long time, negative values are overdamped.
    ///   - initialSpringVelocity: The initial velocity in distances to the new value per second.
    ///   - delay: The delay in seconds.
    ///   - options: The repetition, and the interaction with other animations. The curve is ignored.
    ///   - animations: A closure that changes views.
    ///   - completion: Called once after all animations. Its argument is false if an animation was removed or its view left the window before.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        // The perceptual duration and the bounce determine the duration, even in a nested block.
        animate(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pace: .spring(spring),
            options: options.union(.overrideInheritedDuration), animations: animations, completion: completion)
    }

    /// Applies the changes in `actionsWithoutAnimation` immediately, even within an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlocks.withoutAnimations(actionsWithoutAnimation)
    }

    /// Sets the repetition of the animations that start within `animations`. Call this method within an animation block.
    ///
    /// - Parameters:
    ///   - count: The number of runs, which may be fractional or infinite.
    ///   - autoreverses: Whether every run goes forwards and backwards.
    ///   - animations: Changes properties, or calls other animation methods. It is called at once.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let context = AnimationStack.current?.innermost else { return animations() }
        let outer = (context.repeatCount, context.autoreverses)
        (context.repeatCount, context.autoreverses) = (Float(count), autoreverses)
        animations()
        (context.repeatCount, context.autoreverses) = outer
    }

    /// Whether animations are enabled. True by default; see ``setAnimationsEnabled(_:)`` and ``performWithoutAnimation(_:)``.
    public class var areAnimationsEnabled: Bool { AnimationBlocks.current?.isEnabled ?? true }

    /// Enables or disables animations. Running animations continue.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationBlocks.current?.isEnabled = enabled
    }

    /// The duration that the current animation block passes to animations that start now, in seconds. 0 outside blocks.
    public class var inheritedAnimationDuration: TimeInterval { AnimationStack.activeContext.map { $0.onlyTracks ? 0 : $0.duration } ?? 0 }

    // MARK: Helpers

    /// The duration of an animation that starts in the current animation block. The block's duration replaces `duration`, unless the options override it.
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
