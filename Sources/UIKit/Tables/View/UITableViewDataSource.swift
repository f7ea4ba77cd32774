import CConformance
import Foundation

/// Has the data that a table view shows: says how many rows there are, makes their cells, and changes the data as a person edits them.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A cell for a row, got from one of the table view's `dequeue` calls.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are. 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title above a section. None unless implemented.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below a section. None unless implemented.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited. True unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a person can move a row, by its control or by a drag within the table. Unless implemented, all rows can be moved if
    /// ``tableView(_:moveRowAt:to:)`` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles of the index at the table's side. None unless implemented.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that a title of the index stands for. The one of the same number unless implemented.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Deletes or inserts a row in the data, and then in the table view. If this is implemented, rows can be deleted by a swipe.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Moves a row in the data. The table view shows it there already. If this is implemented, rows have a control to move them while the table is
    /// edited, and a row that is dragged within the table is moved. A drop delegate may propose another operation than the move; only then its
    /// `performDropWith` is called.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// 1.
    public func numberOfSections(in tableView: UITableView) -> Int {
        defaultImplementation(of: .numberOfSectionsInTableView)
        return 1
    }
    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        defaultImplementation(of: .tableViewTitleForHeaderInSection)
        return nil
    }
    /// None.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        defaultImplementation(of: .tableViewTitleForFooterInSection)
        return nil
    }
    /// True.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanEditRowAt)
        return true
    }
    /// False.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanMoveRowAt)
        return false
    }
    /// None.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        defaultImplementation(of: .sectionIndexTitlesFor)
        return nil
    }
    /// The section of the same number.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        defaultImplementation(of: .tableViewSectionForSectionIndexTitleAt)
        return index
    }
    /// Says in the log that nothing was changed.
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        defaultImplementation(of: .tableViewCommitForRowAt)
        tableLog.error(
            """
            Ignored an edit of the row at \(indexPath) of \(tableView): its data source \(type(of: self)) does not implement \
            tableView(_:commit:forRowAt:).
            """)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        defaultImplementation(of: .tableViewMoveRowAtTo)
    }
}

/// Gets data ready before they are shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// These rows may be shown soon, the first of them soonest.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// These rows, named before, will not be shown soon after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        defaultImplementation(of: .tableViewCancelPrefetchingForRowsAt)
    }
}
