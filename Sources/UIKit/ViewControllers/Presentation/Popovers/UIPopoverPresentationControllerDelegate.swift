import CConformance

/// Hears of a popover, and moves it. All of it may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be shown: the last moment to configure it.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// The popover has to be laid out again, as the window has another size. Change the rectangle and the view to point elsewhere.
    ///
    /// UIKit hands the view over as an `AutoreleasingUnsafeMutablePointer`, which needs the Objective-C runtime.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>)
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
}
