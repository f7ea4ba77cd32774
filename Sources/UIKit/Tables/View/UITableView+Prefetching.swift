import Foundation

/// What a table view has asked to be got ready.
struct TablePrefetcher {
    /// The rows that were asked for and are not seen yet.
    var asked: Set<ItemPath> = []
    /// Where the content was when it was last looked at.
    var lastOrigin: CGFloat?
    /// The part of the content whose rows were asked for already.
    var covered: ClosedRange<CGFloat>?
}

// The data of what comes into sight next are asked for ahead: as far as the view is high, in the direction in which the content moves.
extension UITableView {
    /// Asks for what comes next, and takes back what does not come after all.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil, !bounds.isEmpty else { return }
        let moved = prefetcher.lastOrigin.map { bounds.minY - $0 } ?? 0
        prefetcher.lastOrigin = bounds.minY
        let length = bounds.height
        let isBackwards = moved < 0
        let near = isBackwards ? bounds.minY - length / 2...bounds.maxY : bounds.minY...bounds.maxY + length / 2
        // Half of what lies ahead is asked for already: nothing is done for each frame.
        if let covered = prefetcher.covered, covered.lowerBound <= near.lowerBound, covered.upperBound >= near.upperBound { return }
        let area = isBackwards ? bounds.minY - length...bounds.maxY : bounds.minY...bounds.maxY + length
        prefetcher.covered = area
        for path in visibleRows.keys { prefetcher.asked.remove(path) }
        let rect = CGRect(x: 0, y: area.lowerBound, width: bounds.width, height: area.upperBound - area.lowerBound)
        var wanted = (indexPathsForRows(in: rect) ?? []).compactMap { ItemPath($0) }
        if isBackwards { wanted.reverse() }
        let (cancelled, new) = prefetcher.asked.prefetch(wanted) { visibleRows[$0] != nil }
        if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }

    /// Takes back all that was asked for: the data are others now.
    func cancelPrefetching() {
        let asked = prefetcher.asked
        prefetcher = TablePrefetcher()
        guard !asked.isEmpty else { return }
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: asked.sorted().map(\.indexPath))
    }
}
