import CConformance
import Foundation

/// A data source that is told what to show as snapshots, and works out itself what changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    MainActorObject, UITableViewDataSource, MovedRowsFollowing
{
    /// Makes the cell of an item.
    public typealias CellProvider =
        @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?

    /// How rows come and go. As suits the table unless set.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The snapshot that the table shows after a person has moved a row, until one is applied. Nil if it shows the current one.
    private var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?

    /// Becomes the data source of `tableView`; `cellProvider` makes its cells.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init(onMainActor: ())
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows `snapshot`: works out what changed, and changes that; `completion` is called when everything is where it belongs.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        change(to: snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Shows `snapshot`. Returns whether an animation runs then, at whose end `completion` is called.
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
        // What is shown now is what the changes are made from.
        tableView.placeContentIfNeeded()
        var record = TableUpdateRecord()
        record.record = current.advance(to: snapshot, from: shown ?? current)
        shown = nil
        record.animate(by: defaultRowAnimation)
        if let completion { record.record.completions.append { _ in completion() } }
        if animated { return tableView.apply(record) }
        UIView.performWithoutAnimation { _ = tableView.apply(record) }
        return false
    }

    /// Shows `snapshot`, and returns when everything is in its final position: at once without animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await UpdateWaiter.wait { change(to: snapshot, animated: animatingDifferences, completion: $0) }
    }

    /// Shows `snapshot` without working out what changed: everything is reloaded.
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

    /// Shows `snapshot` without working out what changed: everything is reloaded before this returns.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    func tableDidMoveRow(from source: IndexPath, to target: IndexPath) {
        guard let item = itemIdentifier(for: source), let section = sectionIdentifier(for: target.section) else { return }
        shown = current.moving(item, to: target.row, in: section)
    }

    func tableDidReload() { shown = nil }

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
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// As many as the snapshot has in that section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.store.count(in: current.store.sections[section])
    }

    /// The cell that the cell provider makes.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let identifier = itemIdentifier(for: indexPath) else {
            fatalError("The data source of \(tableView) has no row at \(indexPath).")
        }
        guard let cell = cellProvider(tableView, indexPath, identifier) else {
            fatalError("The cell provider of \(tableView) returned nil for \(identifier) at \(indexPath). Return a cell for every item.")
        }
        return cell
    }

    /// None unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        defaultImplementation(of: .tableViewTitleForHeaderInSection)
        return nil
    }
    /// None unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        defaultImplementation(of: .tableViewTitleForFooterInSection)
        return nil
    }
    /// True unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanEditRowAt)
        return true
    }
    /// False unless overridden.
    @inline(never) open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanMoveRowAt)
        return false
    }
    /// None unless overridden.
    @inline(never) open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        defaultImplementation(of: .sectionIndexTitlesFor)
        return nil
    }
    /// The section of the same number unless overridden.
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
    /// Shows all changes by one animation.
    mutating func animate(by animation: UITableView.RowAnimation) {
        for path in record.deletedItems { leaving[path] = animation }
        for path in record.reloadedItems { leaving[path] = animation }
        for path in record.insertedItems { coming[path] = animation }
        for section in record.deletedSections.union(record.reloadedSections) { leavingSections[section] = animation }
        for section in record.insertedSections { comingSections[section] = animation }
    }
}
