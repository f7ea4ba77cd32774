import CConformance
import Foundation

/// A data source that is told what to show as snapshots, and works out itself what changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    MainActorObject, UICollectionViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// Makes a supplementary view.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    /// Makes the supplementary views. To be set where the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Says what a person may move, and hears of it.
    open var reorderingHandlers = ReorderingHandlers()
    /// Says what a person may expand and collapse, and hears of it.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Becomes the data source of `collectionView`; `cellProvider` makes its cells.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init(onMainActor: ())
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows `snapshot`: works out what changed, and changes that; `completion` is called when everything is where it belongs.
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

    /// Shows `snapshot`, and returns when everything is in its final position: at once without animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await UpdateWaiter.wait { show(snapshot, animated: animatingDifferences, completion: $0) }
    }

    /// Shows `snapshot` without working out what changed: everything is reloaded.
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

    /// Shows `snapshot` without working out what changed: everything is reloaded before this returns.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// Shows `snapshot`. Returns whether an animation runs then, at whose end `completion` is called.
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
        // What is shown now is what the changes are made from.
        collectionView.placeContentIfNeeded()
        var record = current.advance(to: snapshot, from: current)
        if let completion { record.completions.append { _ in completion() } }
        if animated { return collectionView.apply(record) }
        UIView.performWithoutAnimation { _ = collectionView.apply(record) }
        return false
    }

    // MARK: What is where

    /// The item at a path; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    /// The path of an item; nil where it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

    /// The section with a number; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

    /// The number of a section; nil where it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    /// As many as the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    /// As many as the snapshot has in that section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.store.count(in: current.store.sections[section])
    }

    /// The cell that the cell provider makes.
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

    /// The view that the supplementary view provider makes.
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

    /// What the reordering handlers say; false without them, and for an item of an outline while those below it are shown.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let identifier = itemIdentifier(for: indexPath) else { return false }
        return canReorder(identifier) && !showsItems(below: identifier, at: indexPath)
    }

    /// Moves the item in the snapshot, and tells the reordering handlers.
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

    /// None.
    @inline(never) open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        defaultImplementation(of: .indexTitlesFor)
        return nil
    }

    /// The first item of the section of the same number.
    @inline(never) open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        defaultImplementation(of: .collectionViewIndexPathForIndexTitleAt)
        return IndexPath(item: 0, section: index)
    }

    // MARK: Section snapshots

    /// The items of a section as a tree; all on the top level where no section snapshot was applied.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let known = sectionSnapshots[section] { return known }
        var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.store.contains(section: section) { made.append(current.itemIdentifiers(inSection: section)) }
        return made
    }

    /// Shows the visible items of `snapshot` in `section`, which is added at the end where there is no such section.
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
        tellOfExpansion(from: sectionSnapshots[section], to: snapshot)
        sectionSnapshots[section] = snapshot
        return change(to: next, animated: animated, completion: completion)
    }

    /// Shows the visible items of `snapshot` in `section`, and returns when everything is in its final position: at once without animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await UpdateWaiter.wait { show(snapshot, in: section, animated: animatingDifferences, completion: $0) }
    }

    private func tellOfExpansion(
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

    /// Says what a person may move by dragging, and hears of it.
    @MainActor
    public struct ReorderingHandlers {
        /// Whether an item may be moved. Nil: none may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// An item was dropped elsewhere; the snapshot is as it was before.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The snapshot follows: the program's own data are to follow too.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// No handlers.
        public init() {}
    }

    /// Hears of items that are expanded and collapsed by a section snapshot.
    @MainActor
    public struct SectionSnapshotHandlers {
        /// Whether a person may expand an item. Nil: any.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Whether a person may collapse an item. Nil: any.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// What is below an item that a person expands, given what is there already: for items that are only known by then. Nil: what is
        /// there.
        public var snapshotForExpandingParent:
            (
                (
                    ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
                ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
        /// The items below an item are about to be shown.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// The items below an item are about to be hidden.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?

        /// No handlers.
        public init() {}
    }
}
