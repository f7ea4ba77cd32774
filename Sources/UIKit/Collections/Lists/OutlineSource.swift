import Foundation

/// A data source with hierarchical items.
@MainActor
protocol OutlineSource {
    /// The level of an item and whether it is expanded; nil if its section is not an outline.
    func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?
    /// Expands or collapses an item.
    func toggleOutline(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            let snapshot = sectionSnapshots[section], snapshot.contains(item)
        else { return nil }
        return (snapshot.level(of: item), snapshot.isExpanded(item))
    }

    func toggleOutline(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            var snapshot = sectionSnapshots[section], snapshot.contains(item)
        else { return }
        if snapshot.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            snapshot.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            if let make = sectionSnapshotHandlers.snapshotForExpandingParent {
                snapshot.replace(childrenOf: item, using: make(item, snapshot.snapshot(of: item)))
            }
            snapshot.expand([item])
        }
        apply(snapshot, to: section)
    }
}
