import Foundation

extension UIView {
    /// A predefined animation of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// Shrinks and fades out the views, and removes them from their superviews.
        case delete = 0
    }

    /// Performs a predefined animation.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - views: The animated views.
    ///   - options: The interaction with other animations. The curve and the repetition are ignored.
    ///   - parallelAnimations: Changes of other views, which are animated at the same time.
    ///   - completion: Called once after all animations, when the views have been removed. Its argument is false if an animation was removed before.
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
                // Restores the view's appearance for the case that the app uses the view again.
                view.alpha = looks.alpha
                view.transform3D = looks.transform
            }
            completion?(finished)
        }
    }

    /// The duration in seconds, equal to the duration of a drop animation.
    private static var systemAnimationDuration: TimeInterval { 0.3 }
    /// The final scale of a deleted view. A larger scale would not look like a deletion, and a smaller scale would look like a movement.
    private static var deletedScale: CGFloat { 0.3 }
}
