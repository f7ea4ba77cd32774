import Foundation

/// The state of a running transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style of the controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition started interactively.
    var initiallyInteractive: Bool { get }
    /// Whether a running transition can become interactive.
    var isInterruptible: Bool { get }
    /// Whether an interaction drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled and runs back.
    var isCancelled: Bool { get }
    /// Duration of the transition without an interaction, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress of an interaction, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// Speed of the animation after an interaction, relative to its normal speed.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation after an interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// The rotation of the views: the identity, since desktop windows do not rotate.
    var targetTransform: CGAffineTransform { get }
    /// The view that contains the transition's views.
    var containerView: UIView { get }
    /// The previous (``UITransitionContextViewControllerKey/from``) or new (``UITransitionContextViewControllerKey/to``) controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that the transition removes or inserts; nil if it stays.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs additional animations alongside a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` together with the transition's animation, and `completion` after it. A transition without animation runs both immediately.
    /// Returns whether `animation` will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Like ``animate(alongsideTransition:completion:)``, for animations in `view`, which may be outside the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` once, after an interaction ended and the transition continues or runs back.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls `handler` whenever the transition becomes interactive or non-interactive.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` together with the transition's animation.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Identifies a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Identifies a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is visible before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible after the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
