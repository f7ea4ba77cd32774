import Foundation

/// A drop on a table view: its items, destination and animations.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }
    /// The insertion index path, or the target row's index path if the intent is to insert into a row. Nil if the table has no rows.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the drop delegate.
    var proposal: UITableViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }

    /// Inserts a placeholder for a row whose data load later, and animates `dragItem` to it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
    /// Animates `dragItem` to the row at an index path. Call it after that row was inserted or moved there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates `dragItem` into a row. The preview shrinks into `rect`, in the coordinates of that row's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates `dragItem` to any target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the items dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }
    /// The index path of the row from which the item was dragged; nil if the drag started outside of this table view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the drag preview, in points; zero if the preview is not visible.
    var previewSize: CGSize { get }
}

/// A placeholder in a table view that waits for the data of a dropped item.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by a row. The closure `dataSourceUpdates` inserts the data into the app's model at the passed index path.
    /// If the placeholder no longer exists, returns false and does not call the closure.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Removes the placeholder because its data could not be loaded. Returns false if the placeholder no longer exists.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// A placeholder cell for a row whose data are still loading.
@preconcurrency @MainActor
open class UITableViewPlaceholder: MainActorObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Creates a placeholder before the row at `insertionIndexPath`, with a cell of the class registered for `reuseIdentifier`.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
        super.init(onMainActor: ())
    }

    /// The closure that configures the placeholder's cell. Default nil.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// The closure that returns the preview parameters of the cell to which the dropped item animates. Nil, the default, shows the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

extension DroppedItem: UITableViewDropItem {}
extension ListPlaceholderContext: UITableViewDropPlaceholderContext {}
