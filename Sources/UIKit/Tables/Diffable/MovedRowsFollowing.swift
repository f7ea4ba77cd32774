import Foundation

/// A data source that computes changes relative to the displayed rows. After the user moves a row, the displayed order differs from the order
/// in the data source until the data source applies the move.
@MainActor
protocol MovedRowsFollowing: AnyObject {
    /// Called after the table moved a displayed row, before the data source's move method.
    func tableDidMoveRow(from source: IndexPath, to target: IndexPath)
    /// Called after the table reloaded the data source's rows.
    func tableDidReload()
}
