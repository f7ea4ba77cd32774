import Foundation

/// What is known about a transition between controllers while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition takes any time.
    var isAnimated: Bool { get }
    /// How the controller that comes or goes is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether something but time drove the transition at its beginning.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be taken over in mid flight.
    var isInterruptible: Bool { get }
    /// Whether something but time drives the transition at this moment.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled, and goes back.
    var isCancelled: Bool { get }
    /// How long the transition takes without an interaction, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far an interaction has come, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the transition goes on after an interaction, where 1 is the speed without one.
    var completionVelocity: CGFloat { get }
    /// The curve along which it goes on.
    var completionCurve: UIView.AnimationCurve { get }
    /// How views are turned by the transition: the identity, since a desktop's windows do not rotate.
    var targetTransform: CGAffineTransform { get }
    /// The view in which the views change.
    var containerView: UIView { get }
    /// The controller that goes (``UITransitionContextViewControllerKey/from``) or comes (``UITransitionContextViewControllerKey/to``).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or comes; nil where it stays.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate along with a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's own animation, and `completion` after it. A transition that is not animated runs both at
    /// once. Answers whether `animation` will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same, for an `animation` of what is in `view`, which need not be in the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` once, when an interaction is over and the transition goes on or back.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls `handler` whenever the transition becomes interactive or is so no longer.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the transition's own animation.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// The key of the given text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that is shown before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The one that is shown after.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// The key of the given text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that is shown before.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that is shown after.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
