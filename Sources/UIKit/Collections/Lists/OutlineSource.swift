import Foundation

/// A data source whose items may have others below them.
@MainActor
protocol OutlineSource {
    /// How deep an item is, and whether what is below it is shown; nil where its section is no outline.
    func outlinePlace(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?
    /// Shows what is below an item, or hides it.
    func toggleOutline(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlinePlace(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
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
