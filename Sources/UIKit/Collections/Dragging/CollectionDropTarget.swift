import Foundation
import Host

/// Tracks a drag over a collection view and performs its drop.
@MainActor
final class CollectionDropTarget: ListDropTarget, UIDropInteractionDelegate {
    /// The identifier of the drop gap: the gap that is open at the current destination of the drag.
    static let dropGapID = 0

    private weak var view: UICollectionView?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    /// The index path at which an item would be inserted, or of the item into which the data would be dropped.
    private var destination: ItemPath?
    private var proposal: UICollectionViewDropProposal?
    private var steadiness = ReorderSteadiness()
    private var timer: (any HostTimer)?
    /// The path at which the drop gap opens when the timer fires; nil while no timer runs.
    private var awaited: ItemPath?

    init(of view: UICollectionView) {
        self.view = view
        super.init(of: view)
    }

    func state(of path: ItemPath) -> UICellConfigurationState.DropState {
        guard session != nil, !isPerforming, let proposal else { return .none }
        return proposal.intent == .insertIntoDestinationIndexPath && destination == path ? .targeted : .notTargeted
    }

    override func follow(_ map: UpdateMap) {
        super.follow(map)
        if !isPerforming { destination = destination.flatMap { map.item(after: $0) } }
    }

    /// Cancels the pending drop gap. Called after a reload, which removed all gaps.
    func cancelDropGap() {
        timer?.cancel()
        (timer, awaited) = (nil, nil)
    }

    // MARK: Drag session

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let view, let delegate = view.dropDelegate else { return false }
        return delegate.collectionView(view, canHandle: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
        steadiness = ReorderSteadiness()
        guard let view else { return }
        view.dropDelegate?.collectionView(view, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let view, let delegate = view.dropDelegate else { return UIDropProposal(operation: .cancel) }
        let position = session.location(in: view)
        destination = destination(at: position)
        let proposal = delegate.collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
        self.proposal = proposal
        if let destination, proposal.operation.transfersData, proposal.intent == .insertAtDestinationIndexPath {
            makeDropGap(at: destination)
        } else {
            closeDropGap()
        }
        view.showDropStates()
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        self.session = nil
        (destination, proposal) = (nil, nil)
        closeDropGap()
        guard let view else { return }
        view.showDropStates()
        view.dropDelegate?.collectionView(view, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        if self.session === session { self.session = nil }
        (destination, proposal) = (nil, nil)
        closeDropGap()
        guard let view else { return }
        view.showDropStates()
        view.dropDelegate?.collectionView(view, dropSessionDidEnd: session)
    }

    // MARK: Destination

    /// The index path at which data dropped at `position`, in the collection view's coordinates, would be inserted.
    private func destination(at position: CGPoint) -> ItemPath? {
        guard let view else { return nil }
        view.prepareLayoutIfNeeded()
        let gapPath = view.dropGapPath
        let own = gapPath == nil ? nil : Self.dropGapID
        if let found = view.shownPath(at: position).flatMap({ ItemPath($0) }) {
            if found == gapPath { return destination }
            if let gapPath, let destination, !view.isSteady(steadiness, to: found, from: gapPath, at: position) { return destination }
            return view.arrangement?.path(at: found, insteadOf: own) ?? found
        }
        guard let last = view.lastItem(before: position), last.item == view.shownCounts[last.section] - 1 else { return destination }
        // The position is after the last item of a section. If the drop gap is in this section, the gap itself has the last index.
        let isLast = gapPath?.section == last.section
        let end = ItemPath(section: last.section, item: last.item + (isLast ? 0 : 1))
        return view.arrangement?.path(at: end, insteadOf: own) ?? end
    }

    /// Opens the drop gap at `path` after the delay of the collection view's reordering cadence.
    private func makeDropGap(at path: ItemPath) {
        guard let view, awaited != path else { return }
        if view.dropGapTarget == path {
            timer?.cancel()
            (timer, awaited) = (nil, nil)
            return
        }
        timer?.cancel()
        awaited = path
        guard let delay = view.reorderingCadence.delay else { return openDropGap(at: path) }
        timer = DragEnvironment.current.schedule(after: delay) { [weak self] in
            guard let self, awaited == path, session != nil else { return }
            openDropGap(at: path)
        }
    }

    private func openDropGap(at path: ItemPath) {
        awaited = nil
        guard let view, let session, view.movement == nil else { return }
        let old = view.dropGapPath
        let placeholders = (view.arrangement?.gaps ?? []).filter { $0.id != Self.dropGapID }
        let new: Arrangement?
        if let source = view.dragging?.reordered(in: session, as: proposal?.operation) {
            new = Arrangement(of: view.counts, move: UpdateRecord.ItemMove(from: source, to: path), gaps: placeholders)
            let home = view.shown(source)
            let target = new?.shown(source) ?? source
            guard target != home else { return }
            steadiness.noteChange(from: home, at: session.location(in: view))
            view.rearrange(to: new, movingPosition: home, to: target)
        } else {
            new = Arrangement(
                of: view.counts, move: nil, gaps: placeholders + [Arrangement.DropGap(id: Self.dropGapID, path: path)])
            if let old { steadiness.noteChange(from: old, at: session.location(in: view)) }
            view.rearrange(to: new, movingPosition: old, to: new?.path(ofGap: Self.dropGapID))
        }
        view.showDragStates()
    }

    /// Closes the drop gap: items return to their own positions.
    private func closeDropGap() {
        cancelDropGap()
        guard let view, let arrangement = view.arrangement, view.movement == nil, let gapPath = view.dropGapPath else { return }
        let gaps = arrangement.gaps.filter { $0.id != Self.dropGapID }
        let new = Arrangement(of: view.counts, move: nil, gaps: gaps)
        let home = arrangement.move.map { new?.shown($0.from) ?? $0.from }
        view.rearrange(to: new, movingPosition: gapPath, to: home)
        view.showDragStates()
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let view, let delegate = view.dropDelegate else { return }
        cancelDropGap()
        let coordinator = CollectionDropCoordinator(
            view, session: session, destination: destination?.indexPath,
            proposal: proposal ?? UICollectionViewDropProposal(operation: .copy), target: self, source: view.dragging)
        isPerforming = true
        delegate.collectionView(view, performDropWith: coordinator)
        isPerforming = false
        closeDropGap()
        view.showDragStates()
        view.showDropStates()
    }
}
