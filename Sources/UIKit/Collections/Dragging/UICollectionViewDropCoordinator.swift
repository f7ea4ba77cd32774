import Foundation

/// A drop on a collection view: what is dropped, where, and how it goes there.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where an item would be inserted, or, with that intent, the item that the data go into; nil where the drop was over no item.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }

    /// Shows a placeholder until the data of `dragItem` have come, and lets it go there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
    /// Lets `dragItem` become the item at a path. To be called after that was inserted, or moved there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets `dragItem` go into an item, where it vanishes in `rect`, in the coordinates of the item's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets `dragItem` go anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that are dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// The item that it was dragged off, where that is in this collection view.
    var sourceIndexPath: IndexPath? { get }
    /// The size that it was lifted with, in points; zero where it cannot be seen.
    var previewSize: CGSize { get }
}

/// A placeholder that is shown, and waits for the data of what was dropped.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating, Sendable {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// The data are there: `dataSourceUpdates` puts them into the program's own at the path that it is given, and their item takes the place
    /// of the placeholder. False, and nothing is called, where that is gone.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// The data do not come: takes the placeholder away. False where it is gone.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Lets the placeholder's `cellUpdateHandler` set up its cell again.
    func setNeedsCellUpdate()
}
