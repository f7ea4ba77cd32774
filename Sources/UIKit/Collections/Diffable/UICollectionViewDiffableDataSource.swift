import CConformance
import Foundation

/// A data source that shows snapshots and computes the changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    MainActorObject, UICollectionViewDataSource
{
    /// Closure that returns the configured cell of an item. Returning nil stops the app.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// Closure that returns a configured supplementary view. Returning nil stops the app.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    /// The closure that creates supplementary views. Required if the layout has any; default nil.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Closures that allow reordering by the user and observe it.
    open var reorderingHandlers = ReorderingHandlers()
    /// Closures that allow expanding and collapsing of outline items and observe it.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Creates a data source and sets it as the data source of `collectionView`.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init(onMainActor: ())
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns a copy of the current snapshot, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows `snapshot` by applying the changes from the current one. Calls `completion` after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, animated: animatingDifferences, completion: completion)
    }

    @discardableResult
    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool, completion: (() -> Void)?
    ) -> Bool {
        sectionSnapshots = sectionSnapshots.filter { snapshot.store.contains(section: $0.key) }
        return change(to: snapshot, animated: animated, completion: completion)
    }

    /// Shows `snapshot`. Returns after the animation, or immediately if no animation runs.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await UpdateWaiter.wait { show(snapshot, animated: animatingDifferences, completion: $0) }
    }

    /// Shows `snapshot` by reloading all data instead of computing changes.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        sectionSnapshots = sectionSnapshots.filter { snapshot.store.contains(section: $0.key) }
        current = snapshot
        current.forgetReloads()
        collectionView?.reloadData()
        collectionView?.layoutIfNeeded()
        completion?()
    }

    /// Shows `snapshot` by reloading all data before it returns, instead of computing changes.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Shows `snapshot`. Returns whether an animation runs. Calls `completion` after the animation, or immediately if no animation runs.
    @discardableResult
    private func change(
        to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool, completion: (() -> Void)?
    ) -> Bool {
        guard let collectionView else {
            current = snapshot
            current.forgetReloads()
            completion?()
            return false
        }
        // Lays out the current data first: the changes are relative to it.
        collectionView.positionContentIfNeeded()
        var record = current.advance(to: snapshot, from: current)
        if let completion { record.completions.append { _ in completion() } }
        if animated { return collectionView.apply(record) }
        UIView.performWithoutAnimation { _ = collectionView.apply(record) }
        return false
    }

    // MARK: Identifiers and index paths

    /// The item at an index path; nil if the path is out of range.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    /// The index path of an item; nil if it is not in the current snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

    /// The section at an index; nil if the index is out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

    /// The index of a section; nil if it is not in the current snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    /// The number of sections in the current snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    /// The number of items of a section in the current snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.store.count(in: current.store.sections[section])
    }

    /// Returns the cell from the cell provider.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let identifier = itemIdentifier(for: indexPath) else {
            fatalError("The data source of \(collectionView) has no item at \(indexPath).")
        }
        guard let cell = cellProvider(collectionView, indexPath, identifier) else {
            fatalError(
                "The cell provider of \(collectionView) returned nil for \(identifier) at \(indexPath). Return a cell for every item.")
        }
        return cell
    }

    /// Returns the view from the supplementary view provider.
    @inline(never) open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        defaultImplementation(of: .collectionViewViewForSupplementaryElementOfKindAt)
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                "There is no supplementary view of the kind \"\(kind)\" for \(indexPath) of \(collectionView). Set a "
                    + "supplementaryViewProvider that returns one.")
        }
        return view
    }

    /// Whether the user may move an item: the result of `reorderingHandlers.canReorderItem`. False without that handler, and for an expanded outline
    /// item with children.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let identifier = itemIdentifier(for: indexPath) else { return false }
        return canReorder(identifier) && !showsItems(below: identifier, at: indexPath)
    }

    /// Moves the item in the snapshot and calls the reordering handlers.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    {
        guard let item = itemIdentifier(for: sourceIndexPath), let section = sectionIdentifier(for: destinationIndexPath.section) else {
            return
        }
        let before = current
        let after = current.moving(item, to: destinationIndexPath.item, in: section)
        let trees = treesAfterMove(of: item, in: after)
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: before, finalSnapshot: after, initialTrees: sectionSnapshots, finalTrees: trees)
        reorderingHandlers.willReorder?(transaction)
        current = after
        sectionSnapshots = trees
        reorderingHandlers.didReorder?(transaction)
    }

    /// Returns nil. A subclass that shows a section index overrides the method.
    @inline(never) open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        defaultImplementation(of: .indexTitlesFor)
        return nil
    }

    /// Returns the index path of the first item in the section with the title's index. A subclass can override the method.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        defaultImplementation(of: .collectionViewIndexPathForIndexTitleAt)
        return IndexPath(item: 0, section: index)
    }

    // MARK: Section snapshots

    /// The items of a section as a tree. All items are at the top level if no section snapshot was applied.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let known = sectionSnapshots[section] { return known }
        var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.store.contains(section: section) { made.append(current.itemIdentifiers(inSection: section)) }
        return made
    }

    /// Shows the visible items of `snapshot` in `section`. Appends the section if the current snapshot does not contain it.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(snapshot, in: section, animated: animatingDifferences, completion: completion)
    }

    @discardableResult
    private func show(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType, animated: Bool,
        completion: (() -> Void)?
    ) -> Bool {
        var next = current
        if !next.store.contains(section: section) { next.appendSections([section]) }
        next.replaceItems(of: section, with: snapshot.visibleItems)
        notifyExpansion(from: sectionSnapshots[section], to: snapshot)
        sectionSnapshots[section] = snapshot
        return change(to: next, animated: animated, completion: completion)
    }

    /// Shows the visible items of `snapshot` in `section`. Returns after the animation, or immediately if no animation runs.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await UpdateWaiter.wait { show(snapshot, in: section, animated: animatingDifferences, completion: $0) }
    }

    private func notifyExpansion(
        from old: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?, to new: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let old else { return }
        for item in old.items where new.contains(item) && old.isExpanded(item) != new.isExpanded(item) {
            if new.isExpanded(item) {
                sectionSnapshotHandlers.willExpandItem?(item)
            } else {
                sectionSnapshotHandlers.willCollapseItem?(item)
            }
        }
    }

    // MARK: Handlers

    /// Closures that allow reordering by the user and observe it.
    @MainActor
    public struct ReorderingHandlers {
        /// Whether the user may move an item. Nil, the default, allows no moves.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called after the drop, before the snapshot changes.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the snapshot changed, so that the app updates its own data.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// No handlers.
        public init() {}
    }

    /// Closures that allow and observe expanding and collapsing of items, by section snapshots and by the user.
    @MainActor
    public struct SectionSnapshotHandlers {
        /// Whether the user may expand an item. Nil, the default, allows it for all items.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Whether the user may collapse an item. Nil, the default, allows it for all items.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// Returns the new children of an item that the user expands; the argument contains the current children. Use it to load children on demand.
        /// Nil, the default, keeps the current children.
        public var snapshotForExpandingParent:
            (
                (
                    ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
                ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
        /// Called before the children of an item are shown.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Called before the children of an item are hidden.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?

        /// No handlers.
        public init() {}
    }
}
