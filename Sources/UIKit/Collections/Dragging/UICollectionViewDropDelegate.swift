import CConformance
import Foundation

/// Says what may be dropped on a collection view, and takes it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Takes the data: update yours, show them by inserting or moving items, and let each dragged item go to its place with one of the
    /// coordinator's `drop` methods.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Whether the collection view has any interest in what is dragged. True unless implemented.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// The drag came over the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// What a drop would do now. The path is where an item would be inserted: at the end of a section it is that of an item that is
    /// not there yet, and over no item it is nil. Unless implemented the data are copied.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// The drag left the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// How an item's cell looks as what was dropped becomes it; nil, as unless implemented, shows all of it.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// True.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        defaultImplementation(of: .collectionViewCanHandle)
        return true
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        defaultImplementation(of: .collectionViewDropSessionDidEnter)
    }
    /// A copy, without room being made.
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
    /// Nil.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        defaultImplementation(of: .collectionViewDropPreviewParametersForItemAt)
        return nil
    }
}
