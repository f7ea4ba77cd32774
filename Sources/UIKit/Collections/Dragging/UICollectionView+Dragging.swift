import Foundation

extension UICollectionView {
    /// The delay before items make space for a drag.
    public enum ReorderingCadence: Int, Sendable {
        /// Without delay.
        case immediate = 0
        /// After 0.15 seconds.
        case fast = 1
        /// After 0.5 seconds.
        case slow = 2

        /// The delay in seconds. 0.15 is the delay before a scroll view delivers a touch to its content. 0.5 is longer than a drag takes to cross an item.
        var delay: TimeInterval? {
            switch self {
            case .immediate: nil
            case .fast: 0.15
            case .slow: 0.5
            }
        }
    }

    // MARK: Interactions

    /// Installs the drag interaction while there is a drag delegate.
    func dragDelegateDidChange() {
        if dragDelegate == nil {
            if let dragging { removeInteraction(dragging.interaction) }
            return dragging = nil
        }
        guard dragging == nil else { return }
        let source = ListDragSource(of: self)
        source.interaction.isEnabled = dragInteractionEnabled
        dragging = source
        addInteraction(source.interaction)
    }

    /// Installs the drop interaction while there is a drop delegate.
    func dropDelegateDidChange() {
        if dropDelegate == nil {
            if let dropping { removeInteraction(dropping.interaction) }
            return dropping = nil
        }
        guard dropping == nil else { return }
        let target = CollectionDropTarget(of: self)
        dropping = target
        addInteraction(target.interaction)
    }

    // MARK: Drop gap

    /// The displayed index path of the drop gap: an empty gap, or the current position of the item that is being moved. Nil without a gap.
    var dropGapPath: ItemPath? {
        guard movement == nil, let arrangement else { return nil }
        if let move = arrangement.move { return arrangement.shown(move.from) }
        return arrangement.path(ofGap: CollectionDropTarget.dropGapID)
    }

    /// The data source's index path for data dropped into the drop gap.
    var dropGapTarget: ItemPath? {
        guard movement == nil, let arrangement else { return nil }
        return arrangement.move?.to ?? arrangement.gaps.first { $0.id == CollectionDropTarget.dropGapID }?.path
    }

    /// The last visible item before a point in reading order, in the collection view's coordinates.
    func lastItem(before point: CGPoint) -> ItemPath? {
        let isSideways = overflow.x && !overflow.y
        var last: ItemPath?
        for attributes in attributesOfElements(in: bounds)
        where attributes.representedElementCategory == .cell && !attributes.isHidden {
            let frame = attributes.frame
            let isBefore =
                isSideways
                ? frame.maxX <= point.x || frame.minX <= point.x && frame.maxY <= point.y
                : frame.maxY <= point.y || frame.minY <= point.y && (isMirrored ? frame.minX >= point.x : frame.maxX <= point.x)
            guard isBefore, let path = ItemPath(attributes.indexPath), path > last ?? path || last == nil else { continue }
            last = path
        }
        return last
    }

    // MARK: States of cells

    /// The factor from 0 to 1 that a drag applies to the alpha of an item's cell.
    func presence(of path: ItemPath) -> CGFloat {
        if dropping?.isLanding(at: path) == true { return 0 }
        guard let dragging, dragging.state(of: path) == .dragging else { return 1 }
        return arrangement?.move?.from == path && movement == nil ? 0 : Self.leftPresence
    }

    /// Updates the drag state and the alpha factor of the visible cells.
    func showDragStates() {
        for (element, placed) in visible where element.category == .cell {
            guard let cell = placed.view as? UICollectionViewCell, let path = data(element.path) else { continue }
            cell.dragState = UICollectionViewCell.DragState(dragging?.state(of: path))
            let presence = presence(of: path)
            if cell.presence != presence { UIView.performWithoutAnimation { cell.presence = presence } }
        }
    }

    /// Updates the drop state of the visible cells.
    func showDropStates() {
        for (element, placed) in visible where element.category == .cell {
            guard let cell = placed.view as? UICollectionViewCell, let path = data(element.path) else { continue }
            cell.dropState = dropping?.state(of: path) ?? .none
        }
    }

    /// Ends all moves, drop gaps and placeholders. Called before all data are reloaded.
    func forgetMoving() {
        arrangement = nil
        placeholders = [:]
        movement?.scroller.stop()
        movement = nil
        dragging?.forgetPaths()
        dropping?.cancelDropGap()
    }

    /// The index path for size requests to the delegate. For a displayed position without an item, it is the nearest item's index path.
    func pathForSize(_ shown: ItemPath) -> IndexPath {
        guard let arrangement else { return shown.indexPath }
        if let path = arrangement.data(shown) { return path.indexPath }
        let path = arrangement.path(at: shown, insteadOf: nil)
        return ItemPath(section: path.section, item: min(path.item, max(counts[path.section] - 1, 0))).indexPath
    }
}
