import Foundation

/// A drag that is over a table view, and what was dropped on it.
@MainActor
final class TableDropTarget: ListDropTarget, UIDropInteractionDelegate {
    private weak var table: UITableView?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    /// Where a row would be inserted, in the data; of a thing that goes into a row, that.
    private var destination: ItemPath?
    private var proposal: UITableViewDropProposal?
    private var goesInto = false

    init(of table: UITableView) {
        self.table = table
        super.init(of: table)
    }

    func state(of path: ItemPath) -> UICellConfigurationState.DropState {
        guard session != nil, !isPerforming, goesInto else { return .none }
        return destination == path ? .targeted : .notTargeted
    }

    // MARK: Over the table view

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let table, let delegate = table.dropDelegate else { return false }
        return delegate.tableView(table, canHandle: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
        if let table { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let table, let delegate = table.dropDelegate else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: table)
        let place = table.dropPlace(at: point)
        destination = place.map { table.insertionPath(of: $0) }
        let proposal = delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
        self.proposal = proposal
        let isTaken = proposal.operation == .copy || proposal.operation == .move
        goesInto =
            isTaken
            && (proposal.intent == .insertIntoDestinationIndexPath || proposal.intent == .automatic && table.isInMiddle(point))
        if goesInto {
            // A row that things go into is one that there is, whatever room was made before.
            let under = table.indexPathForRow(at: point).flatMap { ItemPath($0) }.flatMap { table.dataPath(of: $0) }
            destination = under ?? destination
        } else if let place, isTaken, proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic {
            let height = Double((session.localDragSession as? DragSession)?.entries.first?.preview?.size.height ?? 0)
            table.makeRoom(at: place, for: table.dragSource?.reordered(in: session, as: proposal.operation), height: height)
        } else {
            table.closeRoom()
        }
        table.showDragStates()
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        if let table { table.dropDelegate?.tableView(table, dropSessionDidExit: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        if let table { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }
    }

    private func leave() {
        session = nil
        (destination, proposal, goesInto) = (nil, nil, false)
        table?.closeRoom()
        table?.showDragStates()
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let table, let delegate = table.dropDelegate else { return }
        let coordinator = TableDropCoordinator(
            table, session: session, destination: destination?.indexPath,
            proposal: proposal ?? UITableViewDropProposal(operation: .copy), target: self)
        isPerforming = true
        delegate.tableView(table, performDropWith: coordinator)
        // A row that was moved by its data source alone: the rows are asked about it as those of a reordering are.
        isPerforming = false
        table.closeRoom()
        goesInto = false
        table.showDragStates()
    }
}
