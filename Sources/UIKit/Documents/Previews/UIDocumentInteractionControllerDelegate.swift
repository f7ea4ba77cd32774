import CConformance
import Foundation

/// Delegate of a document interaction controller. All methods are optional, but a preview requires
/// ``documentInteractionControllerViewControllerForPreview(_:)``.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller over which the preview is shown. A navigation controller pushes the preview.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    /// The source rectangle of a presented preview's animation, in the coordinates of the view for the preview.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// The source view of a presented preview's animation; with nil the preview fades.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// Called before a preview is shown.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Called after a preview was dismissed.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Called before the options menu is shown.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called after the options menu was dismissed.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called before the "Open In" menu is shown.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called after the "Open In" menu was dismissed.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called before the document is passed to another program. Differs from UIKit: `application` is nil, since the desktop chooses the program.
    func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// Called after the document was passed to the desktop. Differs from UIKit: `application` is nil.
    func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns a controller that is not used: a delegate without this method has no previews.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        defaultImplementation(of: .documentInteractionControllerViewControllerForPreview)
        return UIViewController()
    }
    /// The bounds of the view for the preview.
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        defaultImplementation(of: .documentInteractionControllerRectForPreview)
        return documentInteractionControllerViewForPreview(controller)?.bounds ?? .zero
    }
    /// Nil.
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
