import Foundation

// During a drag or move, and while placeholders wait for their data, the displayed rows differ from the data. The table's methods, the data source
// and the delegate use the index paths of the data.
extension UITableView: UIDataSourceTranslating {
    /// Returns the same section index: drags do not move sections.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }

    /// Returns the same section index: drags do not move sections.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// The index path at which a row of the data source is displayed.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.flatMap { ItemPath($0) }.flatMap { shownPath(of: $0)?.indexPath }
    }

    /// The row of the data source that is displayed at an index path; nil for gaps and placeholders.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { ItemPath($0) }.flatMap { dataPath(of: $0)?.indexPath }
    }
}
