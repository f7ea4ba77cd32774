import Foundation

// During a drag or move, and while placeholders wait for their data, the displayed rows differ from the data. The table's methods, the data source
// and the delegate use the index paths of the data.
extension UITableView {
    func displayedPath(of row: IndexPath?) -> IndexPath? { row.flatMap { ItemPath($0) }.flatMap { shownPath(of: $0)?.indexPath } }

    func dataPath(ofDisplayed displayed: IndexPath?) -> IndexPath? {
        displayed.flatMap { ItemPath($0) }.flatMap { dataPath(of: $0)?.indexPath }
    }
}
