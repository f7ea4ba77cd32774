import Foundation

/// A list whose rows show actions when they are pulled aside.
@MainActor
protocol SwipeActionsList: UIScrollView {
    /// The row at a point in the list's coordinates, if it may be pulled; a view that fills its place, with content that moves.
    func swipeRow(at point: CGPoint) -> UIView?
    /// The actions of a row at one end; nil where there are none.
    func swipeActions(of row: UIView, at edge: SwipeEdge) -> UISwipeActionsConfiguration?
    /// A finger begins to pull a row.
    func swipeDidBegin(_ row: UIView)
    /// A row is back in its place, or gone.
    func swipeDidEnd(_ row: UIView)
}
