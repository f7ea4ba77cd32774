import Foundation

extension UICollectionView {
    /// How soon items give way to a drag.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// After a moment.
        case fast = 1
        /// After the drag has rested.
        case slow = 2

        /// Seconds. A moment is as long as a touch waits before the content gets it; a rest is longer than a drag that passes takes over an
        /// item.
        var delay: TimeInterval? {
            switch self {
            case .immediate: nil
            case .fast: 0.15
            case .slow: 0.5
            }
        }
    }

    // MARK: Interactions

    /// Lets items be dragged off as long as there is a delegate that says what.
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

    /// Lets things be dropped as long as there is a delegate that takes them.
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

    // MARK: Room

    /// Where room is made for what is dragged, as it is shown: a hole, or the place of the item that is moved.
    var roomOfDrop: ItemPath? {
        guard movement == nil, let arrangement else { return nil }
        if let move = arrangement.move { return arrangement.shown(move.from) }
        return arrangement.place(ofHole: CollectionDropTarget.room)
    }

    /// The path that data would have which are dropped into the room.
    var roomTarget: ItemPath? {
        guard movement == nil, let arrangement else { return nil }
        return arrangement.move?.to ?? arrangement.holes.first { $0.id == CollectionDropTarget.room }?.path
    }

    /// The last item before a point, in the order of reading, of those that are seen.
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

    /// How much is seen of an item's cell.
    func presence(of path: ItemPath) -> CGFloat {
        if dropping?.isLanding(at: path) == true { return 0 }
        guard let dragging, dragging.state(of: path) == .dragging else { return 1 }
        return arrangement?.move?.from == path && movement == nil ? 0 : Self.leftPresence
    }

    /// Lets the cells follow what is dragged.
    func showDragStates() {
        for (element, placed) in visible where element.category == .cell {
            guard let cell = placed.view as? UICollectionViewCell, let path = data(element.path) else { continue }
            cell.dragState = UICollectionViewCell.DragState(dragging?.state(of: path))
            let presence = presence(of: path)
            if cell.presence != presence { UIView.performWithoutAnimation { cell.presence = presence } }
        }
    }

    /// Lets the cells follow what is over them.
    func showDropStates() {
        for (element, placed) in visible where element.category == .cell {
            guard let cell = placed.view as? UICollectionViewCell, let path = data(element.path) else { continue }
            cell.dropState = dropping?.state(of: path) ?? .none
        }
    }

    /// Everything is asked for anew: nothing is on its way among the items any more.
    func forgetMoving() {
        arrangement = nil
        placeholders = [:]
        movement?.scroller.stop()
        movement = nil
        dragging?.forgetPaths()
        dropping?.forgetRoom()
    }

    /// The path whose size a delegate is asked for, for a place that may hold no item: there the one that is next to it.
    func pathForSize(_ shown: ItemPath) -> IndexPath {
        guard let arrangement else { return shown.indexPath }
        if let path = arrangement.data(shown) { return path.indexPath }
        let path = arrangement.path(at: shown, insteadOf: nil)
        return ItemPath(section: path.section, item: min(path.item, max(counts[path.section] - 1, 0))).indexPath
    }
}
