import UIKit

// Interactive control of implicit animations. A layer's time applies to all animations at and below it. To control an animation by a
// finger, pause the layer's time, start the animation, and set the time:
//
//     layer.pauseAnimation()
//     UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { … } completion: { … }
//     layer.setTimeProgress(0.4)                        // as the finger moves
//     layer.continueAnimation(withTimeProgress: 0.4)    // or back: continueReverseAnimation(withTimeProgress: 0.4, duration: 1)
//
// and, after the end, `layer.recoverToDefaultState()`. On a view's layer it controls all animations in the view, in any number of layers.
// Only public properties of `CAMediaTiming` are used.
extension CALayer {
    /// Pauses the time of the layer and its sublayers.
    ///
    /// Without animations the time is 0 afterwards (`speed` 0, `timeOffset` 0), and new animations count their seconds from there. Running
    /// animations stop at their current state. Does nothing if the layer is paused.
    ///
    /// - Complexity: O(*n*) in the number of sublayers up to the first that is animated.
    public func pauseAnimation() {
        let isAnimated = isAnimatedInside
        if speed == 0, isAnimated { return }
        if !isAnimated {
            origin = 0
            timeOffset = 0
        } else if isInDefaultState {
            // Running animations have begin times of their own. The relevant one is determined when the time is set.
            origin = nil
            timeOffset = timeNow
        } else {
            timeOffset = timeNow
        }
        speed = 0
    }

    /// Shows the animations at and in the layer at `timeProgress` seconds after their beginning.
    ///
    /// For animations that were added after the layer was paused, the beginning is the time of the pause. Otherwise it is the beginning of the first running
    /// animation. A layer that is not paused is paused first.
    public func setTimeProgress(_ timeProgress: CFTimeInterval) {
        if speed != 0 { pauseAnimation() }
        timeOffset = settledOrigin + timeProgress
    }

    /// Continues the animations immediately from `timeProgress` seconds after their beginning.
    public func continueAnimation(withTimeProgress timeProgress: CFTimeInterval) {
        setTimeProgress(timeProgress)
        run(speed: 1)
    }

    /// Reverses the animations immediately from `timeProgress` seconds after their beginning.
    ///
    /// The animations complete when they are back at their beginning. Then the views' values are shown. A completion that resets the values takes effect in
    /// the same frame.
    ///
    /// - Parameters:
    ///   - timeProgress: Seconds after the beginning.
    ///   - duration: The duration of the animations in seconds: the way back begins at their end at the latest.
    public func continueReverseAnimation(withTimeProgress timeProgress: CFTimeInterval, duration: CFTimeInterval) {
        setTimeProgress(min(max(timeProgress, 0), max(duration, 0)))
        run(speed: -1)
    }

    /// Resets the layer's time to the defaults: `speed` 1, `beginTime` 0, `timeOffset` 0.
    ///
    /// Call it after all animations have completed; others would jump to their ends.
    public func recoverToDefaultState() {
        speed = 1
        beginTime = 0
        timeOffset = 0
        origin = nil
    }

    /// The time since the beginning of the controlled animations, in seconds. A finger that catches the animations continues from this time.
    public var timeProgress: CFTimeInterval { timeNow - settledOrigin }

    // MARK: The layer's time

    /// The layer's current local time.
    private var timeNow: CFTimeInterval { speed == 0 ? timeOffset : convertTime(CACurrentMediaTime(), from: nil) }

    private var isInDefaultState: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }

    /// Runs the layer's time from its current value.
    private func run(speed newSpeed: Float) {
        // `beginTime` is in the time of the superlayer, or absolute without one.
        beginTime = superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
        speed = newSpeed
    }

    /// The layer time from which progress is counted; nil while it is undetermined.
    private var origin: CFTimeInterval? {
        get { value(forKey: "InteractiveAnimation.origin") as? CFTimeInterval }
        set { setValue(newValue, forKey: "InteractiveAnimation.origin") }
    }

    private var settledOrigin: CFTimeInterval {
        if let origin { return origin }
        let settled = findOrigin()
        // A layer that was never paused stores no origin, since its animations may change at any time.
        if speed == 0 { origin = settled }
        return settled
    }

    /// The time at which the layer was paused, if an animation was added after that; otherwise the beginning of its first animation.
    private func findOrigin() -> CFTimeInterval {
        let now = timeNow
        var earliest: CFTimeInterval?
        var hasNewAnimation = false
        visitAnimations { layer, animation in
            // An animation that no frame has shown yet has no begin time: it is new.
            let begin = layer === self ? animation.beginTime : layer.convertTime(animation.beginTime, to: self)
            if animation.beginTime == 0 || begin == now { hasNewAnimation = true }
            earliest = min(earliest ?? begin, begin)
            return !hasNewAnimation
        }
        return hasNewAnimation ? now : earliest ?? 0
    }

    private var isAnimatedInside: Bool {
        var isAnimated = false
        visitAnimations { _, _ in
            isAnimated = true
            return false
        }
        return isAnimated
    }

    /// Calls `body` with every animation at and below the layer until it returns false.
    @discardableResult
    private func visitAnimations(_ body: (CALayer, CAAnimation) -> Bool) -> Bool {
        for key in animationKeys() ?? [] {
            if let animation = animation(forKey: key), !body(self, animation) { return false }
        }
        for sublayer in sublayers ?? [] where !sublayer.visitAnimations(body) { return false }
        return true
    }
}
