import Foundation

/// A drop on a table view: what is dropped, where, and how it goes there.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where a row would be inserted, or, with that intent, the row that the data go into; nil where there are no rows.
    var destinationIndexPath: IndexPath? { get }
    /// What was proposed last.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }

    /// Shows a placeholder until the data of `dragItem` have come, and lets it go there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
    /// Lets `dragItem` become the row at a path. To be called after that was inserted, or moved there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets `dragItem` go into a row, where it vanishes in `rect`, in the coordinates of the row's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets `dragItem` go anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that are dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// The row that it was dragged off, where that is in this table view.
    var sourceIndexPath: IndexPath? { get }
    /// The size that it was lifted with, in points; zero where it cannot be seen.
    var previewSize: CGSize { get }
}

/// A placeholder that is shown, and waits for the data of what was dropped.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// The data are there: `dataSourceUpdates` puts them into the program's own at the path that it is given, and their row takes the place of
    /// the placeholder. False, and nothing is called, where that is gone.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// The data do not come: takes the placeholder away. False where it is gone.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// A cell that stands for a row whose data are still to come.
@preconcurrency @MainActor
open class UITableViewPlaceholder: MainActorObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// A placeholder before the row at `insertionIndexPath`, in a cell of the class that is registered for `reuseIdentifier`.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
        super.init(onMainActor: ())
    }

    /// Sets up the cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for what was dropped.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the cell looks as what was dropped becomes it; nil shows all of it.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
