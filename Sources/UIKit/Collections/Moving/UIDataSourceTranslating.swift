import Foundation

/// Leads from paths of the data to those of what is shown, and back, where a drop makes room among the items that the data do not have yet.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Where a section of the data is shown.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// The section of the data that is shown at a place; `NSNotFound` where none is.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// Where an item of the data is shown.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// The item of the data that is shown at a place; nil where none is.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
}
