import Foundation

/// Converts between data index paths and displayed index paths. They differ while a drag shows a gap, an item is moved, or a placeholder waits for its
/// data.
///
/// The methods of table and collection views and of their delegates use data index paths. Layouts and the item counts of the views include gaps and
/// placeholders.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// The displayed index of a section of the data.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// The data section at a displayed index; `NSNotFound` if it does not exist.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// The displayed index path of an item of the data.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// The data item at a displayed index path; nil if no data item is displayed there.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
}
