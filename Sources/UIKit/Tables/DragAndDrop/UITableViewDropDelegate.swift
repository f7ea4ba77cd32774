import CConformance
import Foundation

/// The methods that accept drops on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    /// Performs the drop. Update the data and the table view, and animate each dragged item with one of the coordinator's `drop` methods.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the table can handle a drag session. True unless implemented.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag enters the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the effect that a drop would have now. `destinationIndexPath` is the insertion position, or nil without rows. By default a drop
    /// copies the data to that position.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when the drag leaves the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called when the drag ends anywhere.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the preview parameters of a cell to which a dropped item animates. Nil, the default, shows the whole cell.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Returns true.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        defaultImplementation(of: .tableViewCanHandle)
        return true
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        defaultImplementation(of: .tableViewDropSessionDidEnter)
    }
    /// Returns a copy proposal that inserts a row.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        defaultImplementation(of: .tableViewDropSessionDidUpdateWithDestinationIndexPath)
        return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        defaultImplementation(of: .tableViewDropSessionDidExit)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        defaultImplementation(of: .tableViewDropSessionDidEnd)
    }
    /// Returns nil.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        defaultImplementation(of: .tableViewDropPreviewParametersForRowAt)
        return nil
    }
}
