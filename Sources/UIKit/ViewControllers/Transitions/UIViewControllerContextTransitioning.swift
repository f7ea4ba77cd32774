import Foundation

/// What a transition's animator and interaction controller know of the transition, and how they tell what becomes of it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens. The view that goes is in it where it goes for good; the animator adds the view that comes.
    var containerView: UIView { get }
    /// Whether the transition takes any time.
    var isAnimated: Bool { get }
    /// Whether something but time drives the transition at this moment.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled, so that what was shown before is shown again.
    var transitionWasCancelled: Bool { get }
    /// How the controller that comes or goes is presented; ``UIModalPresentationStyle/none`` in a container.
    var presentationStyle: UIModalPresentationStyle { get }

    /// An interaction controller tells how far it has come, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// An interaction controller tells that its part is over, and that the transition goes on to its end.
    func finishInteractiveTransition()
    /// An interaction controller tells that its part is over, and that the transition goes back.
    func cancelInteractiveTransition()
    /// An interaction controller tells that it takes a transition over that runs.
    func pauseInteractiveTransition()
    /// The animator tells, in any case and once, that everything has come to its end. Give `!transitionWasCancelled`.
    func completeTransition(_ didComplete: Bool)

    /// The controller that goes (``UITransitionContextViewControllerKey/from``) or comes (``UITransitionContextViewControllerKey/to``).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or comes; nil where that view stays, as the one behind a sheet.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// How views are turned by the transition: the identity, since a desktop's windows do not rotate.
    var targetTransform: CGAffineTransform { get }
    /// Where a controller's view is at first, in the container's coordinates; zero where it is not there or anywhere.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is to be at last, in the container's coordinates; zero where it is to be gone or anywhere.
    func finalFrame(for vc: UIViewController) -> CGRect
}
