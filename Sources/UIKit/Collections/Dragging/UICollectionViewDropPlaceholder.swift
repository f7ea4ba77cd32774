import Foundation

/// A cell that stands for an item whose data are still to come.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: MainActorObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// A placeholder before the item at `insertionIndexPath`, in a cell of the class that is registered for `reuseIdentifier`.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init(onMainActor: ())
    }

    /// Sets up the cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for what was dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How the cell looks as what was dropped becomes it; nil shows all of it.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
