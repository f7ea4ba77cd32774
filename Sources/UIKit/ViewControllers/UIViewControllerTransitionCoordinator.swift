import Foundation

/// What is known about a transition between controllers while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition takes any time.
    var isAnimated: Bool { get }
    /// How the controller that comes or goes is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view in which the views change.
    var containerView: UIView { get }
    /// The controller that goes (``UITransitionContextViewControllerKey/from``) or comes (``UITransitionContextViewControllerKey/to``).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or comes.
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
