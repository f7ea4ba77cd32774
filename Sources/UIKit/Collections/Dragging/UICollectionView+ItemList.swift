import Foundation

// Conformance to the interface that collection views share with tables; see ``ItemList``.
extension UICollectionView: ItemList {
    /// The alpha factor of a cell whose snapshot is being dragged: the cell stays faintly visible.
    static let leftPresence: CGFloat = 0.25

    func shownItem(at point: CGPoint) -> ItemPath? { indexPathForItem(at: point).flatMap { ItemPath($0) } }
    func dataItem(at point: CGPoint) -> ItemPath? { shownItem(at: point) }
    func dataItem(of path: ItemPath) -> ItemPath? { path }
    func item(ofDataItem path: ItemPath) -> ItemPath? { path }
    func cell(ofDataItem path: ItemPath) -> UIView? { visibleCell(at: path) }
    func endHighlight() { unhighlight() }
    func show(_ cell: UIView, isHighlighted: Bool) { (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted }

    // MARK: Selecting

    func performsOwnAction(at path: ItemPath) -> Bool {
        guard let cell = visibleCell(at: path) as? UICollectionViewListCell, cell.togglesOnTap || cell.opensMenuOnTap else { return false }
        if cell.togglesOnTap { cell.toggleOutline() } else { cell.openMenu() }
        return true
    }

    func mayBeginSelecting(at path: ItemPath) -> Bool {
        collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path.indexPath) == true
    }

    func didBeginSelecting(at path: ItemPath) {
        collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path.indexPath)
    }

    func didEndSelecting() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    // MARK: Opening

    func mayOpen(_ path: ItemPath, under context: any UISpringLoadedInteractionContext) -> Bool {
        collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: path.indexPath, with: context) ?? true
    }

    // MARK: Edit menu

    func hasEditMenu(at path: ItemPath) -> Bool {
        // According to UIKit's header, the menu appears only if the delegate implements all three menu methods.
        let methods = ImplementedRequirements(of: collectionDelegate)
        guard methods.contains(.collectionViewCanPerformActionForItemAtWithSender),
            methods.contains(.collectionViewPerformActionForItemAtWithSender)
        else { return false }
        return collectionDelegate?.collectionView(self, shouldShowMenuForItemAt: path.indexPath) ?? false
    }

    func offers(_ action: Selector, at path: ItemPath, sender: Any?) -> Bool {
        collectionDelegate?.collectionView(self, canPerformAction: action, forItemAt: path.indexPath, withSender: sender) ?? false
    }

    func perform(_ action: Selector, at path: ItemPath, sender: Any?) {
        collectionDelegate?.collectionView(self, performAction: action, forItemAt: path.indexPath, withSender: sender)
    }

    // MARK: Dragging

    var mayBeDraggedOff: Bool { movement == nil }

    func items(for session: any UIDragSession, at path: ItemPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path.indexPath) ?? []
    }

    func items(toAddTo session: any UIDragSession, at path: ItemPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path.indexPath, point: point) ?? []
    }

    func liftParameters(of cell: UIView, at path: ItemPath) -> UIDragPreviewParameters {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path.indexPath)
            ?? (cell as? UICollectionViewCell)?.previewParameters ?? UIDragPreviewParameters()
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

    func dragMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragStaysInApp(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Dropping

    func landingTarget(ofDataItem path: ItemPath) -> LandingTarget? {
        layoutIfNeeded()
        guard let attributes = layoutAttributesForItem(at: path.indexPath) else { return nil }
        let target = UIDragPreviewTarget(container: self, center: attributes.center, transform: attributes.transform)
        guard let cell = visibleCell(at: path) else { return LandingTarget(target: target) }
        let parameters = dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path.indexPath)
        return LandingTarget(target: target, cell: (cell, parameters ?? cell.previewParameters))
    }

    /// The drop target of a placeholder's cell; nil if that cell is not visible.
    func landingTarget(ofPlaceholder id: Int) -> LandingTarget? {
        layoutIfNeeded()
        guard let shown = arrangement?.path(ofGap: id), let placed = visible[.cell(shown)],
            let cell = placed.view as? UICollectionViewCell
        else { return nil }
        let target = UIDragPreviewTarget(container: self, center: placed.attributes.center, transform: placed.attributes.transform)
        let parameters = placeholders[id]?.previewParametersProvider?(cell)
        return LandingTarget(target: target, cell: parameters.map { (cell, $0) })
    }
}

extension UICollectionViewCell {
    /// The default drag preview parameters: the cell's background and rounded corners.
    var previewParameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        if layer.cornerRadius > 0 || contentView.layer.cornerRadius > 0 { parameters.backgroundColor = .clear }
        if layer.cornerRadius == 0, contentView.layer.cornerRadius > 0 {
            parameters.visiblePath = UIBezierPath(roundedRect: contentView.frame, cornerRadius: contentView.layer.cornerRadius)
        }
        return parameters
    }
}

extension UICollectionViewCell.DragState {
    /// Converts the drag state of an item; nil, for a list without a drag delegate, is `none`.
    init(_ state: ListDragSource.State?) {
        self = state.flatMap { Self(rawValue: $0.rawValue) } ?? .none
    }
}
