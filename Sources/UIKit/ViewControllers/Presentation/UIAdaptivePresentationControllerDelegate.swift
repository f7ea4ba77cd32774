import CConformance

/// Adapts a presentation to the size classes, and is notified when the user dismisses it. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a narrow window; ``UIModalPresentationStyle/none`` keeps the current style.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style with the given traits; ``UIModalPresentationStyle/none`` keeps the current style. Takes precedence over the other method.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Called before an adapted presentation controller is used: configure it.
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    /// The controller to show in an adapted style; nil shows the presented controller.
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before the presentation in an adapted style; ``UIModalPresentationStyle/none`` means the original style.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the user may dismiss the presented controller. True if not implemented.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when the user starts to dismiss the presented controller. A drag may still be reversed.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user dismissed the presented controller. Not called if the app dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called if the user tried to dismiss a controller that may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The controller's ``UIPresentationController/adaptivePresentationStyle``.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        defaultImplementation(of: .adaptivePresentationStyleFor)
        return controller.adaptivePresentationStyle
    }
    /// The result of ``adaptivePresentationStyle(for:)`` in a narrow window, and the controller's own style in a wide one.
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
