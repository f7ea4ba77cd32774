import CConformance
import Foundation

/// Has the data that a collection view shows: says how many, and makes the cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// How many sections there are. 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A cell for an item, got from one of the collection view's `dequeue` calls.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// A supplementary view, got from one of the collection view's `dequeue` calls. To be implemented where the layout has any.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether a finger may move an item. Unless implemented, all may where
    /// ``collectionView(_:moveItemAt:to:)`` is implemented, and none else.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// A finger moved an item: the data are to follow.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of the index at the collection view's side. None unless implemented.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that a title of the index stands for. The first of the section of the same number unless implemented.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    /// 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        defaultImplementation(of: .numberOfSectionsInCollectionView)
        return 1
    }

    /// Stops the program: a layout with supplementary views needs a data source that has them.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        defaultImplementation(of: .collectionViewViewForSupplementaryElementOfKindAt)
        fatalError(
            "There is no supplementary view of the kind \"\(kind)\" for \(indexPath) of \(collectionView). Implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:) in \(type(of: self)).")
    }

    /// False. Not called by the collection view, which moves all items if ``collectionView(_:moveItemAt:to:)`` is implemented.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .collectionViewCanMoveItemAt)
        return false
    }

    /// Does nothing, and notes that no move is taken.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { defaultImplementation(of: .collectionViewMoveItemAtTo) }

    /// None.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        defaultImplementation(of: .indexTitlesFor)
        return nil
    }

    /// The first item of the section of the same number.
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        defaultImplementation(of: .collectionViewIndexPathForIndexTitleAt)
        return IndexPath(item: 0, section: index)
    }
}
