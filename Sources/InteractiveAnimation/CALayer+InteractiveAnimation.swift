import UIKit

// A layer's time governs everything that is animated at and below it. To let a finger hold an implicit animation, its layer's time is
// stopped, the animation is begun in the stillness, and the time is set by hand:
//
//     layer.pauseAnimation()
//     UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { … } completion: { … }
//     layer.setTimeProgress(0.4)                        // as the finger moves
//     layer.continueAnimation(withTimeProgress: 0.4)    // or back: continueReverseAnimation(withTimeProgress: 0.4, duration: 1)
//
// and, when all is over, `layer.recoverToDefaultState()`. On the layer of a view it holds all that is animated in that view, however
// many layers that are. All of it rests on the public properties of `CAMediaTiming` alone.
extension CALayer {
    /// Stops the time of the layer and of everything in it.
    ///
    /// Where nothing is animated the time stands at 0 then (`speed` 0, `timeOffset` 0), and what is begun from now on counts its seconds
    /// from there. What is animated already stands still where it is seen, in flight too. A layer that is paused stays as it is.
    ///
    /// It looks through the layer's sublayers for the first that is animated.
    public func pauseAnimation() {
        let isAnimated = isAnimatedInside
        if speed == 0, isAnimated { return }
        if !isAnimated {
            origin = 0
            timeOffset = 0
        } else if isInDefaultState {
            // What is animated began at moments of its own: which of them counts is seen when the time is set.
            origin = nil
            timeOffset = timeNow
        } else {
            timeOffset = timeNow
        }
        speed = 0
    }

    /// Shows the animations at and in the layer as they are `timeProgress` seconds after their beginning.
    ///
    /// That is the moment at which the layer was paused, for animations that were begun after it; else the beginning of the first of those
    /// that ran already. A layer that is not paused is paused by this.
    public func setTimeProgress(_ timeProgress: CFTimeInterval) {
        if speed != 0 { pauseAnimation() }
        timeOffset = settledOrigin + timeProgress
    }

    /// Lets the animations run on, from where they are `timeProgress` seconds after their beginning, at once.
    public func continueAnimation(withTimeProgress timeProgress: CFTimeInterval) {
        setTimeProgress(timeProgress)
        run(speed: 1)
    }

    /// Lets the animations run back to their beginning, from where they are `timeProgress` seconds after it, at once.
    ///
    /// At the beginning they are over: completions are called, and what is shown from then on are the values of the views. A completion
    /// that gives the views the values that they had at first does so in time for the same frame.
    ///
    /// - Parameters:
    ///   - timeProgress: Seconds after the beginning.
    ///   - duration: How long the animations last, in seconds: the way back begins at their end at the latest, however far a finger went.
    public func continueReverseAnimation(withTimeProgress timeProgress: CFTimeInterval, duration: CFTimeInterval) {
        setTimeProgress(min(max(timeProgress, 0), max(duration, 0)))
        run(speed: -1)
    }

    /// Gives the layer the time that layers have at first: `speed` 1, `beginTime` 0, `timeOffset` 0.
    ///
    /// For when nothing is animated any more: what still is would be at its end.
    public func recoverToDefaultState() {
        speed = 1
        beginTime = 0
        timeOffset = 0
        origin = nil
    }

    /// Seconds since the beginning of the animations that these methods hold: what a finger that catches them in flight goes on from.
    public var timeProgress: CFTimeInterval { timeNow - settledOrigin }

    // MARK: The layer's time

    /// The time of the layer at this moment.
    private var timeNow: CFTimeInterval { speed == 0 ? timeOffset : convertTime(CACurrentMediaTime(), from: nil) }

    private var isInDefaultState: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }

    /// Lets the layer's time run from where it stands.
    private func run(speed newSpeed: Float) {
        // `beginTime` is a moment of the time around the layer: of its superlayer's, or absolute time where there is none.
        beginTime = superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
        speed = newSpeed
    }

    /// The moment of the layer's time that progress is counted from; nil as long as it is not settled.
    private var origin: CFTimeInterval? {
        get { value(forKey: "InteractiveAnimation.origin") as? CFTimeInterval }
        set { setValue(newValue, forKey: "InteractiveAnimation.origin") }
    }

    private var settledOrigin: CFTimeInterval {
        if let origin { return origin }
        let settled = findOrigin()
        // A layer that was never paused has no origin to keep: what is animated may change at any time.
        if speed == 0 { origin = settled }
        return settled
    }

    /// The moment at which the layer was paused if something began since, else that at which the first of its animations began.
    private func findOrigin() -> CFTimeInterval {
        let now = timeNow
        var earliest: CFTimeInterval?
        var hasNewAnimation = false
        visitAnimations { layer, animation in
            // One that no frame has shown yet has no beginning: it is new.
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

    /// Calls `body` with every animation at and below the layer until it answers false.
    @discardableResult
    private func visitAnimations(_ body: (CALayer, CAAnimation) -> Bool) -> Bool {
        for key in animationKeys() ?? [] {
            if let animation = animation(forKey: key), !body(self, animation) { return false }
        }
        for sublayer in sublayers ?? [] where !sublayer.visitAnimations(body) { return false }
        return true
    }
}
