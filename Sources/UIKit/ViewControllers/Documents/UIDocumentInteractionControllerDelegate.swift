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
    /// None: there is no preview.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        NoPreviewPlace()
    }
    /// The bounds of the view for the preview.
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        documentInteractionControllerViewForPreview(controller)?.bounds ?? .zero
    }
    /// None.
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
    /// Does nothing.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}

/// Stands for a delegate's method that is left out.
final class NoPreviewPlace: UIViewController {}
