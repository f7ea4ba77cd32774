import Foundation

extension UIView {
    /// Performs the changes in `animations` to `view` and its subviews with a transition from a snapshot to the new content.
    ///
    /// The snapshot shows the last frame. The changes are only animated if `options` contains `allowAnimatedContent` or no transition. In that case the
    /// transition goes from the snapshot to the animated content. The view receives no touches during the transition, unless `options` contains
    /// `allowUserInteraction`.
    ///
    /// - Parameters:
    ///   - view: The container of the transition. If it flips, its superview has to provide the background.
    ///   - duration: The duration in seconds. 0 applies the changes immediately.
    ///   - options: The transition, the curve, and the repetition.
    ///   - animations: A closure that adds, removes, shows, hides or changes subviews of `view`, or changes `view` itself.
    ///   - completion: Called once after the transition. Its argument is false if the transition was removed or the view left the window before. If
    ///     nothing was animated, it is called with true in the next iteration of the main loop.
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

    /// Replaces `fromView` by `toView` with a transition of their superview.
    ///
    /// - Parameters:
    ///   - fromView: The view to remove from its superview. With `showHideTransitionViews` in `options`, the view is hidden instead.
    ///   - toView: The view to add to that superview. With `showHideTransitionViews`, it is already a subview and becomes visible.
    ///   - duration: The duration in seconds. Zero applies the changes immediately.
    ///   - options: The transition, the curve, and the repetition.
    ///   - completion: Called once after the transition. Its argument is false if the transition was removed or the superview left the window before.
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
            animationLog.error("transition(from:to:…) is not animated: \(fromView) has no superview.")
            exchange()
            completion?(false)
            return
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }

    /// Sets the transition of `view` for the block that ``beginAnimations(_:context:)`` opened. The transition goes from a snapshot of the last frame
    /// to the live content.
    ///
    /// - Parameters:
    ///   - transition: The transition.
    ///   - view: The container of the transition.
    ///   - cache: Whether snapshots may be used. Ignored.
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
    /// Starts a transition of `view` from its content in the last frame.
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
    /// The transition that the bits specify; nil for no transition.
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
