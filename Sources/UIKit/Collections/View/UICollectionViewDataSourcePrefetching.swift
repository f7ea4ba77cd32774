import CConformance
import Foundation

/// The methods that prefetch data before items are displayed.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Prefetches the data of items that may be displayed soon, in order of urgency.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Cancels prefetching of items that were announced but will probably not be displayed soon.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        defaultImplementation(of: .collectionViewCancelPrefetchingForItemsAt)
    }
}
