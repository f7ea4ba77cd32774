import CConformance
import Foundation

/// The methods that provide the data for dragging rows of a table view.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
    /// Returns the items for a drag that starts on a row. An empty array starts no drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// Returns the items that a tap on a row adds to a drag in progress. If not implemented, no items.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Returns the preview parameters of a lifted cell. Nil, the default, shows the whole cell.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Called when a drag starts.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called after a drag ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether a drop inside this app may move the data. True unless implemented.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether the drag can only be dropped in this app. False unless implemented.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    /// Returns an empty array.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        defaultImplementation(of: .tableViewItemsForAddingToAtPoint)
        return []
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        defaultImplementation(of: .tableViewDragPreviewParametersForRowAt)
        return nil
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        defaultImplementation(of: .tableViewDragSessionWillBegin)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        defaultImplementation(of: .tableViewDragSessionDidEnd)
    }
    /// Returns true.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        defaultImplementation(of: .tableViewDragSessionAllowsMoveOperation)
        return true
    }
    /// Returns false.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        defaultImplementation(of: .tableViewDragSessionIsRestrictedToDraggingApplication)
        return false
    }
}
