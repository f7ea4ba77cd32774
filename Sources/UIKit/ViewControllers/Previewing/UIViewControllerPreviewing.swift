import Foundation

/// A view registered for previews with ``UIViewController/registerForPreviewing(with:sourceView:)``.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of the press, for failure requirements of other recognizers.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate that provides the previewed controller.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that the user presses.
    var sourceView: UIView { get }
    /// The rectangle of the view that is lifted, in its own coordinates. Reset to the view's bounds before each call to the delegate.
    var sourceRect: CGRect { get set }
}

/// Provides the previewed controller for a press, and shows it on a tap.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller whose view is previewed for a press at `location`, in the coordinates of the context's
    /// ``UIViewControllerPreviewing/sourceView``; nil for no preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Called after a tap on the preview: show its controller.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
