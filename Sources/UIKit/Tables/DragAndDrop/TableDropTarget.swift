import CConformance
import Foundation

/// Tracks a drag over a table view and performs its drop.
@MainActor
final class TableDropTarget: ListDropTarget, UIDropInteractionDelegate {
    private weak var table: UITableView?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    /// The data index path of a drop at the current position: the insertion index path, or the row that would receive the data.
    private var destination: ItemPath?
    private var proposal: UITableViewDropProposal?
    private var goesInto = false
    /// The optional methods that the drop delegate implements, determined when the delegate is assigned.
    var dropMethods = ImplementedRequirements.none

    init(of table: UITableView) {
        self.table = table
        super.init(of: table)
    }

    func state(of path: ItemPath) -> UICellConfigurationState.DropState {
        guard session != nil, !isPerforming, goesInto else { return .none }
        return destination == path ? .targeted : .notTargeted
    }

    // MARK: Drag session

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let table else { return false }
        return table.dropDelegate?.tableView(table, canHandle: session) ?? (movedRow(in: session) != nil)
    }

    /// The row that is dragged within the table, if the data source allows moving it; otherwise nil.
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
        let path = table.dropPath(at: point).map { allowed($0, for: moved) }
        destination = path.map { table.insertionPath(of: $0) }
        let proposal = makeProposal(session, moved)
        self.proposal = proposal
        let isTaken = proposal.operation == .copy || proposal.operation == .move
        goesInto =
            isTaken
            && (proposal.intent == .insertIntoDestinationIndexPath || proposal.intent == .automatic && table.isInMiddle(point))
        if goesInto {
            // A drop into a row targets an existing row, even while a gap is open.
            destination = table.dataItem(at: point) ?? destination
        } else if let path, isTaken, proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic {
            let height = Double((session.localDragSession as? LocalDragSession)?.entries.first?.preview?.size.height ?? 0)
            table.makeDropGap(at: path, for: table.dragSource?.reordered(in: session, as: proposal.operation), height: height)
        } else {
            table.closeDropGap()
        }
        table.showDragStates()
        return proposal
    }

    /// The delegate's proposal. If the delegate proposes nothing, a row that is dragged within the table is moved.
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

    /// The target of a moved row: `proposedPath`, unless the table's delegate chooses another.
    private func allowed(_ proposedPath: ItemPath, for moved: ItemPath?) -> ItemPath {
        guard let table, let moved else { return proposedPath }
        // In the section that already displays the moved row, the maximum target is the last row. In another section it is the end, after the last row.
        let count = table.geometry.sections[proposedPath.section].rows.count
        let isIn = table.dropGap?.shown.section == proposedPath.section || table.dropGap == nil && moved.section == proposedPath.section
        let proposed = ItemPath(section: proposedPath.section, item: isIn ? min(proposedPath.item, max(count - 1, 0)) : proposedPath.item)
        guard let delegate = table.tableDelegate else { return proposed }
        let question = table.insertionPath(of: proposed)
        let answer = delegate.tableView(
            table, targetIndexPathForMoveFromRowAt: moved.indexPath, toProposedIndexPath: question.indexPath)
        if answer == question.indexPath { return proposed }
        guard let path = ItemPath(answer), table.geometry.sections.indices.contains(path.section), path.item >= 0,
            path.item <= table.geometry.sections[path.section].rows.count
        else { return table.dropGap?.shown ?? moved }
        return table.shownPath(ofInsertionAt: path)
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
        table?.closeDropGap()
        table?.showDragStates()
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let table else { return }
        // The drop delegate handles a move proposal without an intent.
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
        // Close the gap afterwards. If the data source moved the row itself, its update already closed the gap.
        isPerforming = false
        table.closeDropGap()
        goesInto = false
        table.showDragStates()
    }

    /// Moves a row within its table: the data source moves the data, as after a move with the reorder control.
    private func move(_ source: ItemPath, of table: UITableView, _ item: UIDragItem) {
        guard case .move(_, let shown)? = table.dropGap, shown != source else {
            table.closeDropGap()
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
