import CConformance
import Foundation

/// Gives a preview its place, and hears what is done with a document. All of it may be left out, but there is no preview without
/// ``documentInteractionControllerViewControllerForPreview(_:)``.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller over which a preview is shown; onto a navigation controller it is pushed.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    /// Where a preview that is presented comes from and goes to, in the coordinates of the view for the preview.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// The view that a preview that is presented comes from and goes to; nil for none: it then fades.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// A preview is about to be shown.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// A preview has gone.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// The menu of what can be done is about to be shown.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The menu of what can be done has gone.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The menu of other programs is about to be shown.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// The menu of other programs has gone.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// The document is about to be handed to another program. Which one that is the desktop knows: `application` is nil.
    func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// The document was handed to the desktop. `application` is nil.
    func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    /// A controller that is not shown. Not called: without this method nothing is previewed.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        defaultImplementation(of: .documentInteractionControllerViewControllerForPreview)
        return UIViewController()
    }
    /// The bounds of the view for the preview.
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        defaultImplementation(of: .documentInteractionControllerRectForPreview)
        return documentInteractionControllerViewForPreview(controller)?.bounds ?? .zero
    }
    /// None.
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        defaultImplementation(of: .documentInteractionControllerViewForPreview)
        return nil
    }
    /// Does nothing.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        defaultImplementation(of: .documentInteractionControllerWillBeginPreview)
    }
    /// Does nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        defaultImplementation(of: .documentInteractionControllerDidEndPreview)
    }
    /// Does nothing.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        defaultImplementation(of: .documentInteractionControllerWillPresentOptionsMenu)
    }
    /// Does nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        defaultImplementation(of: .documentInteractionControllerDidDismissOptionsMenu)
    }
    /// Does nothing.
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
        defaultImplementation(of: .documentInteractionControllerWillPresentOpenInMenu)
    }
    /// Does nothing.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
        defaultImplementation(of: .documentInteractionControllerDidDismissOpenInMenu)
    }
    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) { defaultImplementation(of: .documentInteractionControllerWillBeginSendingToApplication) }
    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) { defaultImplementation(of: .documentInteractionControllerDidEndSendingToApplication) }
}
