import Foundation

/// The state of prefetching in a table view.
struct TablePrefetcher {
    /// The rows that the data source was requested to prefetch and that are not displayed yet.
    var asked: Set<ItemPath> = []
    /// The vertical content offset at the last check.
    var lastOrigin: CGFloat?
    /// The vertical range of content whose rows were already requested.
    var covered: ClosedRange<CGFloat>?
}

// Prefetching: requests the data of the next screenful in the direction of scrolling.
extension UITableView {
    /// Requests prefetching of the upcoming rows, and cancels it for rows that are no longer upcoming.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil, !bounds.isEmpty else { return }
        let moved = prefetcher.lastOrigin.map { bounds.minY - $0 } ?? 0
        prefetcher.lastOrigin = bounds.minY
        let length = bounds.height
        let isBackwards = moved < 0
        let near = isBackwards ? bounds.minY - length / 2...bounds.maxY : bounds.minY...bounds.maxY + length / 2
        // Returns if half of the area ahead was already prefetched, so that most frames do no work.
        if let covered = prefetcher.covered, covered.lowerBound <= near.lowerBound, covered.upperBound >= near.upperBound { return }
        let area = isBackwards ? bounds.minY - length...bounds.maxY : bounds.minY...bounds.maxY + length
        prefetcher.covered = area
        for path in visibleRows.keys {
            if let data = dataPath(of: path) { prefetcher.asked.remove(data) }
        }
        let rect = CGRect(x: 0, y: area.lowerBound, width: bounds.width, height: area.upperBound - area.lowerBound)
        var wanted = (indexPathsForRows(in: rect) ?? []).compactMap { ItemPath($0) }
        if isBackwards { wanted.reverse() }
        let (cancelled, new) = prefetcher.asked.prefetch(wanted) { cell(ofData: $0) != nil }
        if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }

    /// Cancels all requested prefetching, because the data changed.
    func cancelPrefetching() {
        let asked = prefetcher.asked
        prefetcher = TablePrefetcher()
        guard !asked.isEmpty else { return }
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: asked.sorted().map(\.indexPath))
    }
}
