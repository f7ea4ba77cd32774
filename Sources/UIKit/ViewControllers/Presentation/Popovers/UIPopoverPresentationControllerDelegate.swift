import CConformance

/// Delegate of a popover, which can configure and move it. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown: the last chance to configure it.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Called before a change of the window's size moves the popover. Change the rectangle and the view to point elsewhere.
    ///
    /// Differs from UIKit: the view's parameter is not an `AutoreleasingUnsafeMutablePointer`, which needs the Objective-C runtime.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>)
    /// Whether the user may dismiss the popover. iOS 13 replaced the method by
    /// ``UIAdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)``, which has precedence if the delegate implements both.
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    /// Called after the user dismissed the popover. iOS 13 replaced the method by
    /// ``UIAdaptivePresentationControllerDelegate/presentationControllerDidDismiss(_:)``, which has precedence if the delegate implements both.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        defaultImplementation(of: .prepareForPopoverPresentation)
    }
    /// Does nothing.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>
    ) { defaultImplementation(of: .popoverPresentationControllerWillRepositionPopoverToIn) }
    /// True.
    public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    {
        defaultImplementation(of: .popoverPresentationControllerShouldDismissPopover)
        return true
    }
    /// Does nothing.
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        defaultImplementation(of: .popoverPresentationControllerDidDismissPopover)
    }
}
