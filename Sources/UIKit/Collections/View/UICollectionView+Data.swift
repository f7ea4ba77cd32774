import Foundation

// The numbers that the data source answered, and where something is among them.
extension UICollectionView {
    /// Asks the data source how many items there are, where that is not known.
    func loadCountsIfNeeded() {
        guard !knowsCounts else { return }
        knowsCounts = true
        counts = askForCounts()
    }

    /// What the data source says now.
    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        guard sections > 0 else { return [] }
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            if count < 0 { collectionLog.error("Section \(section) of \(self) has \(count) items; none are shown.") }
            return max(count, 0)
        }
    }

    /// The item that `indexPath` names, if there is one.
    func item(at indexPath: IndexPath) -> ItemPath? {
        loadCountsIfNeeded()
        guard let path = ItemPath(indexPath), has(path) else { return nil }
        return path
    }

    func has(_ path: ItemPath) -> Bool {
        counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    func reloadEverything() {
        unhighlight()
        knowsCounts = false
        counts = []
        cursor = nil
        selectionAnchor = nil
        setSelection([])
        held = [:]
        for (element, placed) in visible { endDisplaying(placed, element) }
        visible = [:]
        prefetcher = CollectionPrefetcher()
        let context = currentLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        currentLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// Whether a view is shown only until it has left.
    func isHeld(_ placed: PlacedView) -> Bool { !held.isEmpty && held[ObjectIdentifier(placed.view)] != nil }

    // MARK: What is where

    /// The paths of the items that have cells, in no particular order.
    public var indexPathsForVisibleItems: [IndexPath] {
        placeContentIfNeeded()
        return visible.compactMap { $0.key.category == .cell && !isHeld($0.value) ? $0.key.indexPath : nil }
    }

    /// The cells that are shown, in no particular order.
    public var visibleCells: [UICollectionViewCell] {
        placeContentIfNeeded()
        return visible.compactMap { isHeld($0.value) ? nil : $0.value.view as? UICollectionViewCell }
    }

    /// The supplementary views of a kind that are shown, in no particular order.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        placeContentIfNeeded()
        return visible.compactMap { $0.key.category == .supplementaryView && $0.key.kind == elementKind ? $0.value.view : nil }
    }

    /// The paths of the supplementary views of a kind that are shown, in no particular order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        placeContentIfNeeded()
        return visible.keys.compactMap { $0.category == .supplementaryView && $0.kind == elementKind ? $0.indexPath : nil }
    }

    /// The cell of an item; nil for one that is not seen.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard let path = ItemPath(indexPath) else { return nil }
        return visibleCell(at: path)
    }

    func visibleCell(at path: ItemPath) -> UICollectionViewCell? { visible[.cell(path)]?.view as? UICollectionViewCell }

    /// A supplementary view; nil for one that is not seen.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        let item = indexPath.count > 1 ? indexPath.item : CollectionElement.noItem
        guard indexPath.count > 0 else { return nil }
        return visible[CollectionElement(category: .supplementaryView, kind: elementKind, section: indexPath[0], item: item)]?.view
    }

    /// The item that a cell shows; nil for a cell that shows none.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.layoutAttributes?.element, element.category == .cell else { return nil }
        if visible[element]?.view === cell { return element.indexPath }
        return visible.first { $0.value.view === cell }?.key.indexPath
    }

    /// The item whose cell is at a point, in the collection view's coordinates. Of several the frontmost is found.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let found = attributesOfElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
            .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
        return found.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// Where the layout puts an item; nil for one that there is not.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        guard item(at: indexPath) != nil else { return nil }
        return currentLayout.layoutAttributesForItem(at: indexPath).map { mirrored($0) }
    }

    /// Where the layout puts a supplementary view; nil for one that there is not.
    public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map { mirrored($0) }
    }
}
