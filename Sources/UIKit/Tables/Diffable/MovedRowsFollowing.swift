import Foundation

/// A data source that works out changes from the rows that the table shows. Those differ from its own after a person has moved a row, until it follows.
@MainActor
protocol MovedRowsFollowing: AnyObject {
    /// The table shows a row at another path, of which the data source is informed next.
    func tableDidMoveRow(from source: IndexPath, to target: IndexPath)
    /// The table shows the data source's rows again.
    func tableDidReload()
}
