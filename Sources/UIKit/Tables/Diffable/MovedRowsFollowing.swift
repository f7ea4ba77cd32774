import Foundation

/// A data source that computes changes relative to the displayed rows. These differ from its own after the user moved a row, until it follows.
@MainActor
protocol MovedRowsFollowing: AnyObject {
    /// Called after the table moved a displayed row, before the data source's move method.
    func tableDidMoveRow(from source: IndexPath, to target: IndexPath)
    /// Called after the table reloaded the data source's rows.
    func tableDidReload()
}
