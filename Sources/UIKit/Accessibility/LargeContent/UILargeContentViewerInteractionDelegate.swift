import CConformance
import CoreGraphics

/// The methods that provide the items of a large content viewer. All are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the press ends. Performs the action of a tap on `item`, which is nil if the press ends outside of all items. `point` is in the
    /// coordinates of the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// Returns the item at a point of the interaction's view, or nil. The default implementation returns the hit view or its closest superview
    /// for which ``UILargeContentViewerItem/showsLargeContentViewer`` is true.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )?
    /// Returns the controller on whose view the viewer is centered. The default implementation returns the closest controller of the interaction's view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { defaultImplementation(of: .largeContentViewerInteractionDidEndOnAt) }

    /// Returns the hit view or its closest superview that shows the viewer.
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
