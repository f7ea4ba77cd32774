import Foundation

/// A drop on a collection view: its items, destination and animations.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path at which an item would be inserted. With the `insertInto` intent, the index path of the target item. Nil if the drop was not
    /// over an item.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the drop delegate.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }

    /// Inserts a placeholder for an item whose data are loaded later, and animates `dragItem` to the placeholder.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
    /// Animates `dragItem` to the item at an index path. Call it after that item was inserted or moved there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates `dragItem` into an item. The preview shrinks into `rect`, in the coordinates of that item's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates `dragItem` to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the items dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }
    /// The index path that the item was dragged from, if that is in this collection view; otherwise nil.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the drag preview, in points; zero if it is not visible.
    var previewSize: CGSize { get }
}

/// A placeholder in a collection view that waits for the data of a dropped item.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating, Sendable {
    /// The dropped item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with an item. Calls `dataSourceUpdates` with the item's index path; the closure inserts the item into the app's data.
    /// If the placeholder no longer exists, returns false and does not call the closure.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder, for data that could not be loaded. Returns false if it no longer exists.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Calls the placeholder's `cellUpdateHandler` again.
    func setNeedsCellUpdate()
}

extension DroppedItem: UICollectionViewDropItem {}
extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}
