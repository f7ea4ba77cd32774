import Foundation

/// What a collection view has asked to be got ready.
struct CollectionPrefetcher {
    /// The items that were asked for and are not seen yet.
    var asked: Set<ItemPath> = []
    /// Where the content was when it was last looked at.
    var lastOrigin: CGPoint?
    /// The part of the content whose items were asked for already.
    var covered = CGRect.null
}

// The data of what comes into sight next are asked for ahead: as far as the view is long, in the direction in which the content moves.
extension UICollectionView {
    /// Asks for what comes next, and takes back what does not come after all.
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
        // Half of what lies ahead is asked for already: nothing is done for each frame.
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

    /// Takes back all that was asked for: the data are others now.
    func cancelPrefetching() {
        let asked = prefetcher.asked
        prefetcher = CollectionPrefetcher()
        guard !asked.isEmpty else { return }
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: asked.sorted().map(\.indexPath))
    }
}
