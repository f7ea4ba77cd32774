import CConformance

/// Adapts a presentation to the room that there is, and hears of a person's sending it away. All of it may be left out.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a narrow window; ``UIModalPresentationStyle/none`` keeps the style that the controller has.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style with the given traits; ``UIModalPresentationStyle/none`` keeps the style that the controller has. Asked before the other.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// A presentation controller that adapts another is about to be used: configure it.
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    /// The controller to show in an adapted style instead of the one that was presented; nil shows that one.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The presentation is about to be shown in an adapted style; ``UIModalPresentationStyle/none`` says that it is shown in its own.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether a person may send the presented controller away. True unless given.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A person begins to send the presented controller away, which a drag may take back.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A person has sent the presented controller away. Not called where the app dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A person tried to send away a controller that may not be.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The controller's own way to adapt.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        defaultImplementation(of: .adaptivePresentationStyleFor)
        return controller.adaptivePresentationStyle
    }
    /// What ``adaptivePresentationStyle(for:)`` answers in a narrow window, and the controller's own style in a wide one.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        defaultImplementation(of: .adaptivePresentationStyleForTraitCollection)
        return traitCollection.horizontalSizeClass == .compact
            ? adaptivePresentationStyle(for: controller) : controller.adaptivePresentationStyle(for: traitCollection)
    }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) { defaultImplementation(of: .presentationControllerPrepare) }
    /// Nil.
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        defaultImplementation(of: .presentationControllerViewControllerForAdaptivePresentationStyle)
        return nil
    }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { defaultImplementation(of: .presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator) }
    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        defaultImplementation(of: .presentationControllerShouldDismiss)
        return true
    }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        defaultImplementation(of: .presentationControllerWillDismiss)
    }
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        defaultImplementation(of: .presentationControllerDidDismiss)
    }
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        defaultImplementation(of: .presentationControllerDidAttemptToDismiss)
    }
}
