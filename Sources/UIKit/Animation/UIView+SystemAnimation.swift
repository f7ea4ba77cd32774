import Foundation

extension UIView {
    /// An animation that the system has a look of its own for.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade away, and are removed from their superviews.
        case delete = 0
    }

    /// Runs one of the system's own animations.
    ///
    /// - Parameters:
    ///   - animation: Which one.
    ///   - views: What it is done with.
    ///   - options: How it fits with other animations. Its curve and repetition do not count.
    ///   - parallelAnimations: Changes of other views, which are animated together with it.
    ///   - completion: Called once when all of it is over, after the views were removed; with false if an animation was removed before.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let kept: AnimationOptions = [.layoutSubviews, .allowUserInteraction, .beginFromCurrentState]
        let before = views.map { (alpha: $0.alpha, transform: $0.transform3D) }
        animate(withDuration: systemAnimationDuration, delay: 0, options: options.intersection(kept)) {
            for view in views {
                view.alpha = 0
                view.transform3D = CATransform3DScale(view.transform3D, deletedScale, deletedScale, 1)
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, looks) in zip(views, before) {
                view.removeFromSuperview()
                // A view that is used again looks as it did.
                view.alpha = looks.alpha
                view.transform3D = looks.transform
            }
            completion?(finished)
        }
    }

    /// Seconds: as quick as a drop.
    private static var systemAnimationDuration: TimeInterval { 0.3 }
    /// How small a deleted view is when it is gone: small enough to seem to leave, large enough not to seem to fly.
    private static var deletedScale: CGFloat { 0.3 }
}
