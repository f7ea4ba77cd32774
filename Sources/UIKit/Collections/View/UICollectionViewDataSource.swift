import CConformance
import Foundation

/// The methods that provide the data and cells of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// Returns the number of sections. 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns a cell from one of the collection view's `dequeue` methods.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns a supplementary view from one of the collection view's `dequeue` methods. Must be implemented if the layout has supplementary views.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether the user can move an item. Unless implemented, all items can be moved if ``collectionView(_:moveItemAt:to:)`` is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Moves an item in the data after the user moved it.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the titles of the section index. Nil unless implemented.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Returns the index path for a title of the section index. Unless implemented this is the first item of the section with the title's index.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        defaultImplementation(of: .numberOfSectionsInCollectionView)
        return 1
    }

    /// Stops the app: a layout with supplementary views needs a data source that provides them.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        defaultImplementation(of: .collectionViewViewForSupplementaryElementOfKindAt)
        fatalError(
            "There is no supplementary view of the kind \"\(kind)\" for \(indexPath) of \(collectionView). Implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:) in \(type(of: self)).")
    }

    /// Returns false. The collection view does not call it: all items can be moved if ``collectionView(_:moveItemAt:to:)`` is implemented.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewCanMoveItemAt)
        return false
    }

    /// Does nothing. Records that the data source does not implement moves.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewMoveItemAtTo) }

    /// Returns nil.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        defaultImplementation(of: .indexTitlesFor)
        return nil
    }

    /// Returns the first item of the section with the title's index.
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        defaultImplementation(of: .collectionViewIndexPathForIndexTitleAt)
        return IndexPath(item: 0, section: index)
    }
}
