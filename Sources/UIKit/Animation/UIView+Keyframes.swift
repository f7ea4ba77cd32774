import Foundation

extension UIView {
    /// Animates views through the keyframes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` adds.
    ///
    /// - Parameters:
    ///   - duration: The total duration in seconds.
    ///   - delay: The delay in seconds. `animations` is called synchronously nevertheless.
    ///   - options: The calculation mode, the repetition, and the interaction with other animations. The animation has an ease-in-ease-out curve;
    ///     `KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)` makes the curve linear.
    ///   - animations: A closure that adds the keyframes. Its changes outside keyframes are animated over the total duration.
    ///   - completion: Called once after all animations. Its argument is false if an animation was removed or its view left the window before.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard let stack = AnimationStack.current else {
            animations()
            completion?(true)
            return
        }
        let common = options.animationOptions
        let context = AnimationContext(
            duration: duration, delay: delay, pace: .curve(common.curve.timingFunction), options: common,
            tracker: AnimationTracker(completion), inside: AnimationStack.activeContext)
        let keyframes = KeyframeCollector(mode: options.calculationMode)
        context.keyframes = keyframes
        stack.run(context) {
            animations()
            context.layOutAnimatedViews()
            keyframes.start(in: context)
        }
    }

    /// Adds a keyframe. Call it within the block of a keyframe animation.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start of the changes, from 0 to 1 of the total duration.
    ///   - frameDuration: The duration of the changes, from 0 to 1 of the total duration.
    ///   - animations: A closure that changes views.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let stack = AnimationStack.current, let keyframes = stack.innermost?.keyframes else {
            animationLog.error(
                "addKeyframe(withRelativeStartTime:…) was called outside of an animateKeyframes block, so its changes are not animated.")
            performWithoutAnimation(animations)
            return
        }
        let outer = keyframes.span
        let start = min(max(frameStartTime, 0), 1)
        keyframes.span = start...min(max(start + frameDuration, start), 1)
        animations()
        keyframes.span = outer
    }
}
