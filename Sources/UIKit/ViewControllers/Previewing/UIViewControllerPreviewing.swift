import Foundation

/// A place whose contents can be looked at before they are opened, as ``UIViewController/registerForPreviewing(with:sourceView:)`` gives it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// What recognizes the press. Others may be required to fail with it.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Says what is looked at.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// What of the view is lifted, in its own coordinates. Its bounds, before each question to the delegate.
    var sourceRect: CGRect { get set }
}

/// Says what is looked at when a place is pressed, and opens it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller whose view is shown for a press at `location`, in the coordinates of the context's ``UIViewControllerPreviewing/sourceView``;
    /// nil where nothing can be looked at.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// The preview was chosen, and fills the window: show its controller.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
