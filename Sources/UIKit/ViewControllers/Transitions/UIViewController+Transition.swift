extension UIViewController {
    func baseTransition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard fromViewController.container === self, toViewController.container === self, let from = fromViewController.view,
            let to = toViewController.view
        else {
            assertionFailure("Both view controllers of a transition must be children of this view controller.")
            viewLog.error("Cannot start a transition in \(identification): both view controllers must be its children.")
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
        if options.transitionKind != nil, let contentContainer = from.superview ?? view {
            UIView.transition(with: contentContainer, duration: duration, options: options) {
                if to.superview == nil { contentContainer.addSubview(to) }
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
