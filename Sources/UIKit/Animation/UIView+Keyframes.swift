import Foundation

extension UIView {
    /// Animates views through several states, which ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` names.
    ///
    /// - Parameters:
    ///   - duration: Seconds that all keyframes take together.
    ///   - delay: Seconds until the animation begins. `animations` is run at once all the same.
    ///   - options: How values follow each other, repetition, and how it fits with other animations. Time itself runs slow, fast and slow;
    ///     `KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)` lets it run evenly.
    ///   - animations: Adds the keyframes. What it changes outside of any is animated from the beginning to the end.
    ///   - completion: Called once when all of it is over; with false if an animation was removed or its view left the window before.
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

    /// Adds a state to the keyframe animation in whose block it is called.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the views begin to change to that state, from 0 to 1 of the whole duration.
    ///   - frameDuration: How long they take, from 0 to 1 of the whole duration.
    ///   - animations: Changes views.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let stack = AnimationStack.current, let keyframes = stack.innermost?.keyframes else {
            animationLog.error("addKeyframe(withRelativeStartTime:…) belongs inside of the block of animateKeyframes: nothing is animated")
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
