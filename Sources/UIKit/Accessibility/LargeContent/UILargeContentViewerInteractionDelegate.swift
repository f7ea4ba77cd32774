import CConformance
import CoreGraphics

/// Says what a large content viewer shows, and hears where it ended. All of it may be left out.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The finger was lifted over an item, or over none where that is nil; `point` is in the coordinates of the interaction's view. What a tap would do is
    /// done here.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// The item at a point of the interaction's view; nil for none. Unless implemented, the nearest view around what a touch would find there that
    /// ``UILargeContentViewerItem/showsLargeContentViewer``.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> (
        any UILargeContentViewerItem
    )?
    /// The controller in the middle of whose view the viewer is shown. Unless implemented, the nearest one around the interaction's view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { defaultImplementation(of: .largeContentViewerInteractionDidEndOnAt) }

    /// The nearest view around what a touch would find there that shows the viewer.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        defaultImplementation(of: .largeContentViewerInteractionItemAt)
        return interaction.viewItem(at: point)
    }

    /// The nearest controller around the interaction's view.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        defaultImplementation(of: .viewControllerFor)
        return interaction.view?.nearestController ?? UIViewController()
    }
}
