import CConformance
import Foundation

/// The methods that accept drops on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Performs the drop. Update the data, insert or move the items, and animate each dragged item with one of the coordinator's `drop` methods.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Whether the collection view can handle a drag session. True unless implemented.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Called when the drag enters the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the effect of a drop at the current position. The index path is the one at which an item would be inserted; at the end of a section it
    /// is one past the last item. It is nil if the drag is not over an item. Unless implemented, the data are copied.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when the drag leaves the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called when the drag ends anywhere.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the preview parameters of a cell to which a dropped item animates. Nil, the default, shows the whole cell.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// Returns true.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        defaultImplementation(of: .collectionViewCanHandle)
        return true
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        defaultImplementation(of: .collectionViewDropSessionDidEnter)
    }
    /// Returns a copy proposal that opens no drop gap.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        defaultImplementation(of: .collectionViewDropSessionDidUpdateWithDestinationIndexPath)
        return UICollectionViewDropProposal(operation: .copy)
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        defaultImplementation(of: .collectionViewDropSessionDidExit)
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        defaultImplementation(of: .collectionViewDropSessionDidEnd)
    }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        defaultImplementation(of: .collectionViewDropPreviewParametersForItemAt)
        return nil
    }
}
