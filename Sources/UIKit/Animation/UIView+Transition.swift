import Foundation

extension UIView {
    /// Shows what `animations` changes in `view`, and in whatever is inside of it, with a transition from the old picture to the new one.
    ///
    /// The old picture is that of the last frame. Changes themselves are not animated, unless `options` has `allowAnimatedContent` or no
    /// transition at all: they then are, and the transition goes from the old picture to the content as it moves. Touches do not reach the
    /// view meanwhile, unless `options` has `allowUserInteraction`.
    ///
    /// - Parameters:
    ///   - view: What makes the transition. Its superview has to show its background where the view does not cover it, as when it flips.
    ///   - duration: Seconds. 0 changes everything at once.
    ///   - options: The transition, the curve, repetition.
    ///   - animations: Adds, removes, shows, hides and changes views inside of `view`, or changes `view` itself.
    ///   - completion: Called once when all of it is over; with false if the transition was taken away or the view left the window before.
    ///     Where nothing had to be animated it is called in the next turn of the run loop, with true.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let stack = AnimationStack.current else {
            animations?()
            completion?(true)
            return
        }
        let context = AnimationContext(
            duration: duration, delay: 0, pace: .curve(options.curve.timingFunction), options: options,
            tracker: AnimationTracker(completion), inside: AnimationStack.activeContext)
        stack.run(context) {
            guard let kind = options.transitionKind else {
                animations?()
                return
            }
            if context.animates, stack.isEnabled { context.startTransition(kind, of: view) }
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else if let animations {
                performWithoutAnimation(animations)
            }
        }
    }

    /// Puts `toView` in the place of `fromView`, with a transition of the superview that `fromView` is in.
    ///
    /// - Parameters:
    ///   - fromView: Leaves its superview; with `showHideTransitionViews` it is hidden instead.
    ///   - toView: Comes into that superview, with the frame that it has; with `showHideTransitionViews` it is in it already, and is no
    ///     longer hidden.
    ///   - duration: Seconds. 0 changes everything at once.
    ///   - options: The transition, the curve, repetition.
    ///   - completion: Called once when all of it is over; with false if the transition was taken away or the superview left the window
    ///     before.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        func exchange() {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let container = fromView.superview else {
            animationLog.error("transition(from:to:) needs a superview of the first view: \(fromView) has none")
            exchange()
            completion?(false)
            return
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }

    /// Shows the changes of the block that ``beginAnimations(_:context:)`` opened with a transition of `view`, from the picture of the last
    /// frame to the content as it changes.
    ///
    /// - Parameters:
    ///   - transition: What happens to the pictures.
    ///   - view: What makes the transition.
    ///   - cache: Whether the content may be shown as pictures. Makes no difference.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        changeLegacy { animation in
            let kind = transition.options.transitionKind
            let context = animation.context
            animation.transition = { [weak view] in
                guard let kind, let view, context.animates, areAnimationsEnabled else { return }
                context.startTransition(kind, of: view)
            }
        }
    }
}

extension AnimationContext {
    /// Begins a transition of `view` from what the last frame showed of it.
    func startTransition(_ kind: TransitionKind, of view: UIView) {
        let transition = CATransition()
        transition.kind = kind
        transition.duration = duration
        transition.fillMode = .both
        transition.repeatCount = repeatCount
        transition.autoreverses = autoreverses
        if case .curve(let function) = pace { transition.timingFunction = function }
        if delay != 0 { transition.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        let tracker = tracker
        let disables = !options.contains(.allowUserInteraction)
        tracker.begin()
        if disables { view.animationsThatDisableInteraction += 1 }
        transition.stopHandler = { [weak view] finished in
            if disables { view?.animationsThatDisableInteraction -= 1 }
            tracker.end(finished: finished)
        }
        view.layer.add(transition, forKey: kCATransition)
    }
}

extension UIView.AnimationOptions {
    /// What the bits say that pictures do; nil for no transition.
    var transitionKind: TransitionKind? {
        switch transition {
        case .transitionFlipFromLeft: .flip(.right)
        case .transitionFlipFromRight: .flip(.left)
        case .transitionFlipFromTop: .flip(.down)
        case .transitionFlipFromBottom: .flip(.up)
        case .transitionCurlUp: .curlUp
        case .transitionCurlDown: .curlDown
        case .transitionCrossDissolve: .fade
        default: nil
        }
    }
}
