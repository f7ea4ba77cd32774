extension UIViewController {
    /// Shows one child's view instead of another's. Both children are told that they appear and disappear; the view that comes is put
    /// into the superview of the one that goes, which is taken out of it at the end.
    ///
    /// - Parameters:
    ///   - duration: Seconds; zero makes the change at once.
    ///   - options: How `animations` run. With a transition, the superview goes from one view to the other with that.
    ///   - animations: Changes of views, which are animated.
    ///   - completion: Called at the end, with whether the animation ran to its end.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard fromViewController.container === self, toViewController.container === self, let from = fromViewController.view,
            let to = toViewController.view
        else {
            assertionFailure("Both controllers of a transition have to be children.")
            viewLog.error("\(identification) has no transition between controllers that are not both its children.")
            return
        }
        let isAnimated = duration > 0
        fromViewController.beginTransition(isAppearing: false, animated: isAnimated)
        toViewController.beginTransition(isAppearing: true, animated: isAnimated)
        func end(isFinished: Bool) {
            from.removeFromSuperview()
            fromViewController.endTransition()
            toViewController.endTransition()
            completion?(isFinished)
        }
        if options.transitionKind != nil, let stage = from.superview ?? view {
            UIView.transition(with: stage, duration: duration, options: options) {
                if to.superview == nil { stage.addSubview(to) }
                from.removeFromSuperview()
                animations?()
            } completion: {
                end(isFinished: $0)
            }
            return
        }
        if to.superview == nil { (from.superview ?? view)?.addSubview(to) }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: {
            end(isFinished: $0)
        }
    }
}
