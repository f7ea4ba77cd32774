import CConformance
import CoreGraphics

/// The methods that provide the items of a large content viewer. All are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the press ends over `item`, or over no item if it is nil. `point` is in the coordinates of the interaction's view. Perform the
    /// action of a tap here.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// Returns the item at a point of the interaction's view; nil without one. Unless implemented, the closest superview of the hit view with
    /// ``UILargeContentViewerItem/showsLargeContentViewer``.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )?
    /// Returns the controller in whose view the viewer is centered. Unless implemented, the closest controller of the interaction's view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { defaultImplementation(of: .largeContentViewerInteractionDidEndOnAt) }

    /// Returns the closest superview of the hit view that shows the viewer.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        defaultImplementation(of: .largeContentViewerInteractionItemAt)
        return interaction.viewItem(at: point)
    }

    /// Returns the closest controller of the interaction's view.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        defaultImplementation(of: .viewControllerFor)
        return interaction.view?.nearestController ?? UIViewController()
    }
}
