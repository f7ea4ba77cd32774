import Foundation

/// The state of a transition, which its animator and interaction controller read and update.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The superview of the transition's views. Initially it contains the view to remove, if that is removed permanently. The animator adds the new view.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether an interaction drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled, so that the previous content is shown again.
    var transitionWasCancelled: Bool { get }
    /// The presentation style of the controller; ``UIModalPresentationStyle/none`` in a container.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Reports the progress of an interaction, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction ended, and the transition continues to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction ended, and the transition runs back.
    func cancelInteractiveTransition()
    /// Reports that an interaction takes over the running transition.
    func pauseInteractiveTransition()
    /// Ends the transition. The animator must call it once, with `!transitionWasCancelled`.
    func completeTransition(_ didComplete: Bool)

    /// The previous (``UITransitionContextViewControllerKey/from``) or new (``UITransitionContextViewControllerKey/to``) controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that the transition removes or inserts; nil if the view stays, such as the one behind a sheet.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation of the views: the identity, since desktop windows do not rotate.
    var targetTransform: CGAffineTransform { get }
    /// The initial frame of a controller's view, in the container's coordinates; zero if it is not visible yet or undefined.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The final frame of a controller's view, in the container's coordinates; zero if it is removed or undefined.
    func finalFrame(for vc: UIViewController) -> CGRect
}
