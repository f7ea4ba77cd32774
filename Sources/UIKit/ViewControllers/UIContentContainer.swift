import Foundation

/// Something that fills a part of another's view and wishes for a size: a controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size wished for, in points.
    var preferredContentSize: CGSize { get }
    /// The size that something inside wishes for changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that something inside gets when this one has the size `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// The view is about to get another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The size classes are about to change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
