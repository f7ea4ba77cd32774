import Foundation

/// A placeholder cell for an item whose data are still loading.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: MainActorObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Creates a placeholder before the item at `insertionIndexPath`, with a cell of the class registered for `reuseIdentifier`.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init(onMainActor: ())
    }

    /// The closure that configures the placeholder's cell. Default nil.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// The closure that returns the preview parameters of the cell to which the dropped item animates. Nil, the default, shows the whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
