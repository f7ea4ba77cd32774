import Foundation

/// Presents a controller: where its view lies, what is around it, and what becomes of what is behind.
///
/// Everything that is presented is presented by one of these, and an app makes its own subclasses for the style
/// ``UIModalPresentationStyle/custom``. This class itself shows the controller in the whole of the container.
@preconcurrency @MainActor
open class UIPresentationController: MainActorObject, UITraitEnvironment, UIContentContainer {
    /// The controller that is presented.
    open private(set) var presentedViewController: UIViewController
    /// The controller whose content is covered. Before the presentation, the one that was given, or else the presented one.
    open var presentingViewController: UIViewController { presentation?.presenting ?? givenPresenting ?? presentedViewController }
    private weak var givenPresenting: UIViewController?
    /// What runs the presentation, while there is one.
    weak var presentation: Presentation?

    /// A presentation of `presentedViewController`, which `presentingViewController` is about to present.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        givenPresenting = presentingViewController
        super.init(onMainActor: ())
    }

    // MARK: What it is

    /// Hears what a person does with the presentation, and adapts it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The style that the controller is presented with.
    open var presentationStyle: UIModalPresentationStyle { ownStyle ?? presentedViewController.modalPresentationStyle.resolved }
    /// The style of a presentation that adapts another one.
    var ownStyle: UIModalPresentationStyle?

    /// The style in a narrow window; ``UIModalPresentationStyle/none`` keeps ``presentationStyle``. That is what this class does.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// The style with the given traits; ``UIModalPresentationStyle/none`` keeps ``presentationStyle``.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }

    /// Whether the whole window is the container, and not the presenting controller's place in it.
    open var shouldPresentInFullscreen: Bool {
        switch presentationStyle {
        case .currentContext, .overCurrentContext: false
        default: true
        }
    }

    /// Whether the presenting controller's view is taken away when the presented one has come. True for full screens and the current context.
    open var shouldRemovePresentersView: Bool {
        switch presentationStyle {
        case .fullScreen, .currentContext: true
        default: false
        }
    }

    // MARK: Views

    /// The view in which the presentation happens; nil while there is none. Add what is to be around the presented view.
    open var containerView: UIView? { presentation?.containerView }

    /// The view that comes and goes: the presented controller's, or one that has it inside.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where ``presentedView`` is when it has come, in the container's coordinates: all of the container, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// The container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Coming and going

    /// The presented controller is about to come. Add views to the container, and animate along with the transition coordinator.
    open func presentationTransitionWillBegin() {}
    /// The presented controller has come; or has not, where `completed` is false.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The presented controller is about to go.
    open func dismissalTransitionWillBegin() {}
    /// The presented controller has gone; or has not, where `completed` is false.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// How the controller comes where its transitioning delegate does not say; nil takes what its transition style says.
    func presentationAnimator() -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// How the controller goes where its transitioning delegate does not say; nil takes what its transition style says.
    func dismissalAnimator() -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// What gets a touch of the container, in its coordinates, that no view in it takes: the container, or a view behind it.
    func passesTouch(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? { container }

    /// Whether a person can do nothing with what is behind.
    var shutsOutWhatIsBehind: Bool { true }

    // MARK: A person sends it away

    /// Whether there is a way for a person to send the controller away: a touch beside it, a drag, Escape.
    var isSentAwayByPerson: Bool { false }

    /// Whether a person may send the controller away, as its delegate and the controller itself say.
    var mayBeDismissed: Bool {
        !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// A person asks for the controller's going: by a touch beside it, or by Escape. Answers whether it goes.
    @discardableResult
    func dismissByPerson() -> Bool {
        guard let presentation, presentation.phase == .presented else { return false }
        guard mayBeDismissed else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presentation.dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
        return true
    }

    // MARK: Traits and sizes

    /// Traits that the presentation changes for the presented controller; nil changes none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.passOnTraits() }
    }

    /// Traits that the presentation changes for the presented controller.
    open var traitOverrides = UITraitOverrides() {
        didSet { presentedViewController.passOnTraits() }
    }

    /// What surrounds the presentation: light or dark, room.
    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? presentingViewController.traitCollection }

    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The size that the presented controller wishes for.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The size that the presented controller wishes for changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// The size that the presented controller's view gets in a container of the size `parentSize`.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }

    /// The container is about to get another size. Passed on to the presented controller; call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let child = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: child, with: coordinator)
    }

    /// The window's size classes are about to change. Passed on to the presented controller; call `super`.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }
}

extension UIModalPresentationStyle {
    /// The style that ``automatic`` stands for.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
