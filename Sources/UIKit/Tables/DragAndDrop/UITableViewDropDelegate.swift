import CConformance
import Foundation

/// Says what is dropped onto a table view, and takes it.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
    /// Takes what is dropped: change the data, tell the table view, and say by the coordinator where each thing goes.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the table has any interest in what is dragged. True unless implemented.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// A drag came over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// What a drop would do now; `destinationIndexPath` is where it would be inserted, nil where there are no rows. A copy at that place
    /// unless implemented.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// The drag left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// How a row's cell looks as what was dropped becomes it; nil shows all of it.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// True.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        defaultImplementation(of: .tableViewCanHandle)
        return true
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        defaultImplementation(of: .tableViewDropSessionDidEnter)
    }
    /// A copy, inserted.
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
    /// Nil.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        defaultImplementation(of: .tableViewDropPreviewParametersForRowAt)
        return nil
    }
}
