import CConformance
import Foundation

/// A data source that shows snapshots and computes the changes between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    MainActorObject, UITableViewDataSource, MovedRowsFollowing
{
    /// Closure that returns the configured cell of an item. Returning nil stops the app.
    public typealias CellProvider =
        @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?

    /// The animation of inserted and removed rows. Default automatic.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The displayed snapshot after the user moved a row, until another snapshot is applied. Nil if the table displays the current snapshot.
    private var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?

    /// Creates a data source and sets it as the data source of `tableView`.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init(onMainActor: ())
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns a copy of the current snapshot, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows `snapshot` by applying the changes from the current one. Calls `completion` after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        change(to: snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Shows `snapshot`. Returns whether an animation runs. Calls `completion` after the animation, or immediately if no animation runs.
    @discardableResult
    private func change(
        to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool, completion: (() -> Void)?
    ) -> Bool {
        guard let tableView else {
            current = snapshot
            current.forgetReloads()
            completion?()
            return false
        }
        // Lay out the current data first, because the changes are relative to the current data.
        tableView.positionContentIfNeeded()
        var record = TableUpdateRecord()
        record.record = current.advance(to: snapshot, from: shown ?? current)
        shown = nil
        record.animate(by: defaultRowAnimation)
        if let completion { record.record.completions.append { _ in completion() } }
        if animated { return tableView.apply(record) }
        UIView.performWithoutAnimation { _ = tableView.apply(record) }
        return false
    }

    /// Shows `snapshot` and returns after the animation, or immediately if no animation runs.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await UpdateWaiter.wait { change(to: snapshot, animated: animatingDifferences, completion: $0) }
    }

    /// Shows `snapshot` by reloading all data instead of computing changes.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        current = snapshot
        current.forgetReloads()
        shown = nil
        tableView?.reloadData()
        tableView?.layoutIfNeeded()
        completion?()
    }

    /// Shows `snapshot` by reloading all data before it returns, instead of computing changes.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    func tableDidMoveRow(from source: IndexPath, to target: IndexPath) {
        guard let item = itemIdentifier(for: source), let section = sectionIdentifier(for: target.section) else { return }
        shown = current.moving(item, to: target.row, in: section)
    }

    func tableDidReload() { shown = nil }

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
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// The number of rows of a section in the current snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.store.count(in: current.store.sections[section])
    }

    /// The cell that the cell provider returns.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let identifier = itemIdentifier(for: indexPath) else {
            fatalError("The data source of \(tableView) has no row at \(indexPath).")
        }
        guard let cell = cellProvider(tableView, indexPath, identifier) else {
            fatalError("The cell provider of \(tableView) returned nil for \(identifier) at \(indexPath). Return a cell for every item.")
        }
        return cell
    }

    /// Returns nil unless overridden: no title.
    @inline(never) open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        defaultImplementation(of: .tableViewTitleForHeaderInSection)
        return nil
    }
    /// Returns nil unless overridden: no title.
    @inline(never) open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        defaultImplementation(of: .tableViewTitleForFooterInSection)
        return nil
    }
    /// Returns true unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanEditRowAt)
        return true
    }
    /// Returns false unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanMoveRowAt)
        return false
    }
    /// Returns nil unless overridden: no section index.
    @inline(never) open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        defaultImplementation(of: .sectionIndexTitlesFor)
        return nil
    }
    /// Returns the section with the title's index unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        defaultImplementation(of: .tableViewSectionForSectionIndexTitleAt)
        return index
    }
    /// Does nothing unless overridden.
    @inline(never) open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { defaultImplementation(of: .tableViewCommitForRowAt) }
    /// Does nothing unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        defaultImplementation(of: .tableViewMoveRowAtTo)
    }
}

extension TableUpdateRecord {
    /// Uses one animation for all changes.
    mutating func animate(by animation: UITableView.RowAnimation) {
        for path in record.deletedItems { leaving[path] = animation }
        for path in record.reloadedItems { leaving[path] = animation }
        for path in record.insertedItems { coming[path] = animation }
        for section in record.deletedSections.union(record.reloadedSections) { leavingSections[section] = animation }
        for section in record.insertedSections { comingSections[section] = animation }
    }
}
