import CConformance
import Foundation

/// Says what is dragged off a collection view's items.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// What a drag that begins at an item carries. Without items there is no drag.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// What a tap on an item adds to a drag that another finger carries; `point` is in the collection view's coordinates. Nothing unless
    /// implemented.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// How an item's cell looks as it is lifted; nil, as unless implemented, shows all of it.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// The items are lifted and begin to be dragged.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// The drag is over, with all of its animations.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Whether a target of this program may move the data. True unless implemented.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether no other program sees the drag. False unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    /// Nothing.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        defaultImplementation(of: .collectionViewItemsForAddingToAtPoint)
        return []
    }
    /// Nil.
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        defaultImplementation(of: .collectionViewDragPreviewParametersForItemAt)
        return nil
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        defaultImplementation(of: .collectionViewDragSessionWillBegin)
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        defaultImplementation(of: .collectionViewDragSessionDidEnd)
    }
    /// True.
    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        defaultImplementation(of: .collectionViewDragSessionAllowsMoveOperation)
        return true
    }
    /// False.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        defaultImplementation(of: .collectionViewDragSessionIsRestrictedToDraggingApplication)
        return false
    }
}
