import Foundation

/// Manages a presentation: the frame of the presented view, the views around it, and the presenting view.
///
/// Every presentation has a presentation controller. For the style ``UIModalPresentationStyle/custom`` an app provides its own subclass. This class
/// itself makes the presented view fill the container.
@preconcurrency @MainActor
open class UIPresentationController: MainActorObject, UITraitEnvironment, UIContentContainer {
    /// The presented controller.
    ///
    /// A controller retains the presentation controller of its next or current presentation, which therefore does not retain it. In UIKit, a controller whose
    /// presentation controller was used before a presentation that never happened is not deallocated. If the controller was deallocated, this is an empty one.
    open var presentedViewController: UIViewController { retainedPresented ?? unretainedPresented ?? UIViewController() }
    private var retainedPresented: UIViewController?
    private weak var unretainedPresented: UIViewController?

    /// Retains the presented controller, unless that retains this presentation controller.
    func retainPresented(_ isRetained: Bool) { retainedPresented = isRetained ? unretainedPresented : nil }

    /// The controller whose content is covered. Before the presentation, the controller passed to the initializer, or else the presented one.
    open var presentingViewController: UIViewController { presentation?.presenting ?? givenPresenting ?? presentedViewController }
    private weak var givenPresenting: UIViewController?
    /// The running presentation; nil before and after it.
    weak var presentation: Presentation?

    /// Creates a controller for the presentation of `presentedViewController` by `presentingViewController`.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        retainedPresented = presentedViewController
        unretainedPresented = presentedViewController
        givenPresenting = presentingViewController
        super.init(onMainActor: ())
    }

    // MARK: Style

    /// Delegate that adapts the presentation, and is notified when the user dismisses it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { ownStyle ?? presentedViewController.modalPresentationStyle.resolved }
    /// The adapted style, if this controller replaces the original one.
    var ownStyle: UIModalPresentationStyle?

    /// The style in a narrow window. ``UIModalPresentationStyle/none``, this class's value, keeps `presentationStyle`.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// The style with the given traits; ``UIModalPresentationStyle/none`` keeps `presentationStyle`.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }

    /// Whether the container fills the window instead of the presenting controller's frame.
    open var shouldPresentInFullscreen: Bool {
        switch presentationStyle {
        case .currentContext, .overCurrentContext: false
        default: true
        }
    }

    /// Whether the presenting view is removed after the presentation. True for full screens and the current context.
    open var shouldRemovePresentersView: Bool {
        switch presentationStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }

    // MARK: Views

    /// The container view of the presentation; nil without a presentation. Add views around the presented view to it.
    open var containerView: UIView? { presentation?.containerView }

    /// The view that is animated: the presented controller's view, or a view that contains it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The presented view, unless a presentation above this one has moved it into its own container.
    var containedView: UIView? {
        guard let view = presentedView, view.superview === containerView else { return nil }
        return view
    }

    /// The final frame of ``presentedView``, in the container's coordinates. Unless overridden, the container's bounds.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// Called before the presentation. Add views to the container here, and animate them with the transition coordinator.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation; `completed` is false if it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal; `completed` is false if it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Returns the presentation animator for a transitioning delegate that provides no animator. If this is nil too, the transition style determines the
    /// animation.
    func presentationAnimator() -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns the dismissal animator for a transitioning delegate that provides no animator. If this is nil too, the transition style determines the
    /// animation.
    func dismissalAnimator() -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// The hit-test result for a point at which the container has no subview: the container, or a view behind it.
    func passesTouch(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? { container }

    /// Whether the presentation makes the content behind unusable.
    var shutsOutWhatIsBehind: Bool { true }

    // MARK: Dismissal by the user

    /// Whether the user can dismiss the controller, for example by a touch outside it, a drag or Escape.
    var isSentAwayByPerson: Bool { false }

    /// Whether the delegate and the presented controller allow the user to dismiss it.
    var mayBeDismissed: Bool {
        !presentedViewController.isModalInPresentation && delegateAllowsDismissal
    }

    var delegateAllowsDismissal: Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }

    /// Notifies the delegate that the user dismissed the controller.
    func didDismissByPerson() { delegate?.presentationControllerDidDismiss(self) }

    /// Dismisses the controller for the user, after a touch outside it or Escape. Returns whether it is dismissed.
    @discardableResult
    func dismissByPerson() -> Bool {
        guard let presentation, presentation.phase == .presented else { return false }
        guard mayBeDismissed else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presentation.dismiss(animated: true) { [self] in didDismissByPerson() }
        return true
    }

    // MARK: Traits and sizes

    /// Traits that the presentation overrides for the presented controller. Nil, the default, overrides nothing.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.passOnTraits() }
    }

    /// Traits that the presentation overrides for the presented controller.
    open var traitOverrides = UITraitOverrides() {
        didSet { presentedViewController.passOnTraits() }
    }

    /// The environment of the presentation: for example light or dark and the size classes.
    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? presentingViewController.traitCollection }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The presented controller's preferred size, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called after the presented controller's preferred size changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// The size of the presented controller's view in a container of the size `parentSize`.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }

    /// Called before the container's size changes. Forwards to the presented controller; call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let child = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: child, with: coordinator)
    }

    /// Called before the window's size classes change. Forwards to the presented controller; call `super`.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }
}

extension UIModalPresentationStyle {
    /// The concrete style: ``automatic`` becomes a page sheet.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
