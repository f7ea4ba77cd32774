import CConformance
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
    /// The optional methods of the drop delegate, found out when it is assigned.
    var dropMethods = ImplementedRequirements.none

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
        guard let table else { return false }
        return table.dropDelegate?.tableView(table, canHandle: session) ?? (movedRow(in: session) != nil)
    }

    /// The row that is dragged within the table and that the data source lets be moved.
    private func movedRow(in session: any UIDropSession) -> ItemPath? {
        guard let table, let path = table.dragSource?.reordered(in: session, as: .move), table.canMove(data: path) else { return nil }
        return path
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
        if let table { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let table else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: table)
        let moved = movedRow(in: session)
        let place = table.dropPlace(at: point).map { allowed($0, for: moved) }
        destination = place.map { table.insertionPath(of: $0) }
        let proposal = makeProposal(session, moved)
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

    /// The delegate's proposal; without one, a row of the table's own is moved.
    private func makeProposal(_ session: any UIDropSession, _ moved: ItemPath?) -> UITableViewDropProposal {
        guard let table else { return UITableViewDropProposal(operation: .cancel) }
        let isProposed = dropMethods.contains(.tableViewDropSessionDidUpdateWithDestinationIndexPath)
        if let delegate = table.dropDelegate, isProposed || moved == nil {
            return delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
        }
        return moved == nil
            ? UITableViewDropProposal(operation: .cancel)
            : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    /// The destination of a row that is moved, if `place` is proposed: the delegate may choose another.
    private func allowed(_ place: ItemPath, for moved: ItemPath?) -> ItemPath {
        guard let table, let moved else { return place }
        // In another section the row may come after all rows; in its own it is one of them.
        let count = table.geometry.sections[place.section].rows.count
        let isIn = table.room?.shown.section == place.section || table.room == nil && moved.section == place.section
        let proposed = ItemPath(section: place.section, item: isIn ? min(place.item, max(count - 1, 0)) : place.item)
        guard let delegate = table.tableDelegate else { return proposed }
        let answer = delegate.tableView(
            table, targetIndexPathForMoveFromRowAt: moved.indexPath, toProposedIndexPath: proposed.indexPath)
        guard let path = ItemPath(answer), table.geometry.sections.indices.contains(path.section), path.item >= 0,
            path.item <= table.geometry.sections[path.section].rows.count
        else { return table.room?.shown ?? moved }
        return path
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
        guard let table else { return }
        // A move without an intent is the delegate's own matter.
        let isInserted = proposal?.intent == .insertAtDestinationIndexPath || proposal?.intent == .automatic
        if proposal?.operation == .move, isInserted, !goesInto, let source = movedRow(in: session), let item = session.items.first {
            return move(source, of: table, item)
        }
        guard let delegate = table.dropDelegate else { return }
        let coordinator = TableDropCoordinator(
            table, session: session, destination: destination?.indexPath,
            proposal: proposal ?? UITableViewDropProposal(operation: .copy), target: self, source: table.dragSource)
        isPerforming = true
        delegate.tableView(table, performDropWith: coordinator)
        // A row that was moved by its data source alone: the rows are asked about it as those of a reordering are.
        isPerforming = false
        table.closeRoom()
        goesInto = false
        table.showDragStates()
    }

    /// A row that is moved within its table: the data source moves the data, as after a move by the row's control.
    private func move(_ source: ItemPath, of table: UITableView, _ item: UIDragItem) {
        guard case .move(_, let shown)? = table.room, shown != source else {
            table.closeRoom()
            _ = land(item, .item(source))
            return table.showDragStates()
        }
        let target = table.insertionPath(of: shown)
        table.dataDidFollow(from: source, to: target)
        table.commitMove(from: source, to: target)
        _ = land(item, .item(target))
        table.showDragStates()
        table.setNeedsLayout()
    }
}
