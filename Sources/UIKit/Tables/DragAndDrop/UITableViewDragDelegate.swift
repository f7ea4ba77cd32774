import CConformance
import Foundation

/// Says what is dragged off a table view.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
    /// What a drag carries that begins on a row. Nothing leaves the row where it is.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// What a tap on a row adds to a drag that is going on. Nothing unless implemented.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// How a row's cell looks as it is lifted; nil shows all of it.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// A drag begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// A drag is over.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether a target of this program may move the data. True unless implemented.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether no other program sees the drag. False unless implemented.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        defaultImplementation(of: .tableViewItemsForAddingToAtPoint)
        return []
    }
    /// Nil.
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
    /// True.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        defaultImplementation(of: .tableViewDragSessionAllowsMoveOperation)
        return true
    }
    /// False.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        defaultImplementation(of: .tableViewDragSessionIsRestrictedToDraggingApplication)
        return false
    }
}
