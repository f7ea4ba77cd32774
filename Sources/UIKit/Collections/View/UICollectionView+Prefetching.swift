import Foundation

/// The state of prefetching in a collection view.
struct CollectionPrefetcher {
    /// The items whose prefetching was requested and that are not displayed yet.
    var asked: Set<ItemPath> = []
    /// The content offset at the last check.
    var lastOrigin: CGPoint?
    /// The content area whose items were already requested.
    var covered = CGRect.null
}

// Prefetching: requests the data of the next screenful in the direction of scrolling.
extension UICollectionView {
    /// Requests prefetching of the items ahead, and cancels it for items that are no longer ahead.
    func prefetch() {
        guard isPrefetchingEnabled, arrangement == nil, let source = prefetchDataSource, window != nil, !bounds.isEmpty else { return }
        let origin = bounds.origin
        let moved = prefetcher.lastOrigin.map { CGPoint(x: origin.x - $0.x, y: origin.y - $0.y) } ?? .zero
        prefetcher.lastOrigin = origin
        for element in visible.keys where element.category == .cell { prefetcher.asked.remove(element.path) }
        let overflow = overflow
        let isSideways = overflow.x && (!overflow.y || abs(moved.x) > abs(moved.y))
        let isBackwards = isSideways ? moved.x < 0 : moved.y < 0
        var ahead = bounds
        if isSideways {
            ahead.origin.x += isBackwards ? -bounds.width : bounds.width
        } else {
            ahead.origin.y += isBackwards ? -bounds.height : bounds.height
        }
        // Stops here if half of the area ahead was already prefetched, so that most frames do no work.
        let near = bounds.union(ahead.offsetBy(dx: (bounds.midX - ahead.midX) / 2, dy: (bounds.midY - ahead.midY) / 2))
        if prefetcher.covered.contains(near), moved != .zero || prefetcher.asked.isEmpty == false { return }
        let area = bounds.union(ahead)
        prefetcher.covered = area
        let wanted = attributesOfElements(in: area).filter { $0.representedElementCategory == .cell && !$0.isHidden }
            .sorted { distance($0) < distance($1) }.compactMap { ItemPath($0.indexPath) }
        let (cancelled, new) = prefetcher.asked.prefetch(wanted) { visible[.cell($0)] != nil }
        if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }

    private func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        abs(attributes.center.x - bounds.midX) + abs(attributes.center.y - bounds.midY)
    }

    /// Cancels all requested prefetching, because the data changed.
    func cancelPrefetching() {
        let asked = prefetcher.asked
        prefetcher = CollectionPrefetcher()
        guard !asked.isEmpty else { return }
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: asked.sorted().map(\.indexPath))
    }
}
