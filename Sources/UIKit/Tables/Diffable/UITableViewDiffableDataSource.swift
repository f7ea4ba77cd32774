import Foundation

/// A data source that is told what to show as snapshots, and works out itself what changed.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    MainActorObject, UITableViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider =
        @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?

    /// How rows come and go. As suits the table unless set.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

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
        record.record = snapshot.changes(from: current)
        record.animate(by: defaultRowAnimation)
        current = snapshot
        current.forgetReloads()
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
        tableView?.reloadData()
        tableView?.layoutIfNeeded()
        completion?()
    }

    /// Shows `snapshot` without working out what changed: everything is reloaded before this returns.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    // MARK: What is where

    /// The item at a path; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
        return current.store.item(at: indexPath.row, in: current.store.sections[indexPath.section])
    }

    /// The path of an item; nil where it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let place = current.store.index(of: itemIdentifier), let section = current.indexOfSection(place.section) else { return nil }
        return IndexPath(row: place.index, section: section)
    }

    /// The section with a number; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.store.sections[index] : nil
    }

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
        guard let identifier = itemIdentifier(for: indexPath) else { fatalError("There is no row at \(indexPath) of \(tableView).") }
        guard let cell = cellProvider(tableView, indexPath, identifier) else {
            fatalError("The cell provider of \(tableView) returned nil for \(identifier) at \(indexPath).")
        }
        return cell
    }

    /// None unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// None unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// True unless overridden; rows are deleted by a swipe only where it is, or where the delegate has an editing style.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.answeredByDefault.insert(.canEdit)
        return true
    }
    /// False unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// None unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section of the same number unless overridden.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    /// Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
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
