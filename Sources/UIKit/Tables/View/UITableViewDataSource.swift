import CConformance
import Foundation

/// The methods that provide the data and cells of a table view, and that edit the data.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns a cell from one of the table view's `dequeue` methods.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections. 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title above a section. Nil unless implemented.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title below a section. Nil unless implemented.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited. True unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the user can move a row by its reorder control or by a drag within the table. Unless implemented, all rows can be moved if
    /// ``tableView(_:moveRowAt:to:)`` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Returns the titles of the section index. Nil unless implemented.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section for a title of the section index. By default this is the section with the same index as the title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Deletes or inserts a row in the data, and then in the table view. If this is implemented, rows can be deleted by a swipe.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Moves a row in the data, after the table view displayed the row at its target. If this is implemented, rows have a reorder control in editing
    /// mode, and dragging a row within the table moves the row. If the drop delegate proposes another operation than a move, the table view calls the
    /// delegate's `performDropWith` method instead.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int {
        defaultImplementation(of: .numberOfSectionsInTableView)
        return 1
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        defaultImplementation(of: .tableViewTitleForHeaderInSection)
        return nil
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        defaultImplementation(of: .tableViewTitleForFooterInSection)
        return nil
    }
    /// Returns true.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanEditRowAt)
        return true
    }
    /// Returns false.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        defaultImplementation(of: .tableViewCanMoveRowAt)
        return false
    }
    /// Returns nil.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        defaultImplementation(of: .sectionIndexTitlesFor)
        return nil
    }
    /// Returns the section with the title's index.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        defaultImplementation(of: .tableViewSectionForSectionIndexTitleAt)
        return index
    }
    /// Logs an error.
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

/// The methods that prefetch data before rows are displayed.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Prefetches the data of rows that may be displayed soon, in order of urgency.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Cancels prefetching of rows that will not be displayed soon after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        defaultImplementation(of: .tableViewCancelPrefetchingForRowsAt)
    }
}
