import Foundation

/// A list whose rows have swipe actions.
@MainActor
protocol SwipeActionsList: UIScrollView {
    /// The row at a point in the list's coordinates. Nil if the row cannot be swiped. A swipe moves the content of the returned view.
    func swipeRow(at point: CGPoint) -> UIView?
    /// The actions of a row at one edge. Nil without actions.
    func swipeActions(of row: UIView, at edge: SwipeEdge) -> UISwipeActionsConfiguration?
    /// Called before a swipe moves a row.
    func swipeDidBegin(_ row: UIView)
    /// Called after a row was closed or removed.
    func swipeDidEnd(_ row: UIView)
}
