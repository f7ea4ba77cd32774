import CConformance
import Foundation

// Interactive movement of an item. Other items make space, and the data source moves the data at the end.
extension UICollectionView {
    /// Whether the data source lets an item be moved.
    ///
    /// If it does not implement `canMoveItemAt`, all items can be moved if it implements `moveItemAt`.
    func isMovable(_ path: ItemPath) -> Bool {
        guard let dataSource, has(path) else { return false }
        let methods = ImplementedRequirements(of: dataSource)
        return methods.contains(.collectionViewCanMoveItemAt)
            ? dataSource.collectionView(self, canMoveItemAt: path.indexPath)
            : methods.contains(.collectionViewMoveItemAtTo, otherwise: false)
    }

    func beginMovement(at indexPath: IndexPath) -> Bool {
        guard movement == nil, let path = item(at: indexPath), isMovable(path), has(path) else { return false }
        positionContentIfNeeded()
        let shownPath = shown(path)
        guard let attributes = currentLayout.layoutAttributesForItem(at: shownPath.indexPath).map({ mirrored($0) }) else { return false }
        unhighlight()
        movement = InteractiveMovement(of: path, shownAt: shownPath, position: attributes.center, in: self)
        visibleCell(at: path)?.isReordering = true
        invalidateForMovement(from: [shownPath], position: attributes.center)
        return true
    }

    /// Moves the item to a new touch position.
    func carry(to position: CGPoint) {
        guard let movement, position.x.isFinite, position.y.isFinite else { return }
        let previous = movement.position
        movement.position = position
        // The data source and the delegate may end the movement during these calls.
        if let target = target(of: movement), self.movement === movement {
            go(movement, to: target, previousPosition: previous)
        } else if self.movement === movement {
            invalidateForMovement(from: [movement.current], position: previous)
        }
        guard self.movement === movement else { return }
        positionMovingView()
        movement.scroller.follow()
    }

    private func invalidateForMovement(from paths: [ItemPath], position: CGPoint) {
        guard let movement else { return }
        let context = currentLayout.invalidationContext(
            forInteractivelyMovingItems: [movement.current.indexPath], withTargetPosition: movement.position,
            previousIndexPaths: paths.map(\.indexPath), previousPosition: position)
        context.isRearrangement = true
        currentLayout.invalidateLayout(with: context)
    }

    /// Positions the moved cell at the touch, without animation.
    private func positionMovingView() {
        guard let movement, let attributes = movingAttributes, let placed = visible[.cell(movement.current)] else { return }
        UIView.performWithoutAnimation { placed.view.position(by: attributes) }
        stack.insert(placed.view, zIndex: attributes.zIndex, into: self)
        visible[.cell(movement.current)]?.attributes = attributes
    }

    /// The index path that the item would have in the data after a move to the touch position; nil if the target does not change.
    private func target(of movement: InteractiveMovement) -> ItemPath? {
        prepareLayoutIfNeeded()
        let proposed = ItemPath(
            currentLayout.targetIndexPath(forInteractivelyMovingItem: movement.current.indexPath, withPosition: movement.position))
        let current = data(movement.current).map { _ in currentTarget(of: movement) } ?? movement.origin
        guard let proposed, shownCounts.indices.contains(proposed.section), proposed != movement.current,
            isSteady(movement.steadiness, to: proposed, from: movement.current, at: movement.position)
        else { return nil }
        let path = arrangement?.path(at: proposed, insteadOf: nil) ?? proposed
        guard
            let answer = collectionDelegate.map({
                ItemPath(
                    $0.collectionView(
                        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin.indexPath,
                        atCurrentIndexPath: current.indexPath, toProposedIndexPath: path.indexPath))
            }) ?? path, answer != current, counts.indices.contains(answer.section)
        else { return nil }
        return answer
    }

    /// The data index path that the item would have after a move to its displayed position.
    private func currentTarget(of movement: InteractiveMovement) -> ItemPath {
        arrangement?.path(at: movement.current, insteadOf: nil) ?? movement.current
    }

    /// Whether the items at `target` and `current` may swap; see ``ReorderSteadiness``.
    func isSteady(_ steadiness: ReorderSteadiness, to target: ItemPath, from current: ItemPath, at position: CGPoint) -> Bool {
        guard let there = currentLayout.layoutAttributesForItem(at: target.indexPath).map({ mirrored($0).frame }),
            let here = currentLayout.layoutAttributesForItem(at: current.indexPath).map({ mirrored($0).frame })
        else { return true }
        return steadiness.allows(target, at: there, from: current, at: here, position: position)
    }

    private func go(_ movement: InteractiveMovement, to target: ItemPath, previousPosition: CGPoint) {
        let new = Arrangement(
            of: counts, move: UpdateRecord.ItemMove(from: movement.origin, to: target), gaps: arrangement?.gaps ?? [])
        let old = movement.current
        let shownPath = new?.shown(movement.origin) ?? movement.origin
        guard shownPath != old else { return }
        movement.steadiness.noteChange(from: old, at: movement.position)
        let context = currentLayout.invalidationContext(
            forInteractivelyMovingItems: [shownPath.indexPath], withTargetPosition: movement.position, previousIndexPaths: [old.indexPath],
            previousPosition: previousPosition)
        movement.current = shownPath
        rearrange(to: new, movingPosition: old, to: shownPath, by: context)
    }

    // MARK: Ending

    /// Ends the interactive move. Moves the data, or returns the item to its origin if it is cancelled.
    func endMovement(cancelled: Bool) {
        guard let movement else { return }
        movement.scroller.stop()
        let target = currentTarget(of: movement)
        visibleCell(at: movement.origin)?.isReordering = false
        let (from, shownPath) = (movement.origin, movement.current)
        let final = cancelled ? from : shownPath
        let context = currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final.indexPath], previousIndexPaths: [shownPath.indexPath], movementCancelled: cancelled)
        self.movement = nil
        let gaps = arrangement?.gaps ?? []
        if cancelled || target == from {
            let back = Arrangement(of: counts, move: nil, gaps: gaps)
            let home = back?.shown(from) ?? from
            return rearrange(to: back, movingPosition: shownPath == home ? nil : shownPath, to: shownPath == home ? nil : home, by: context)
        }
        dataSource?.collectionView(self, moveItemAt: from.indexPath, to: target.indexPath)
        // The data source may have reloaded all data, or may have reported the move itself.
        guard hasCounts, arrangement?.move == UpdateRecord.ItemMove(from: from, to: target) else { return setNeedsLayout() }
        var record = UpdateRecord()
        record.movedItems = [UpdateRecord.ItemMove(from: from, to: target)]
        let new = askForCounts()
        switch UpdateMap.make(record, old: counts, new: new) {
        case .failure(let fault):
            collectionLog.error("\(fault.message) The data source of \(self) did not perform the move from \(from) to \(target).")
            baseReloadData()
        case .success(let map):
            let after = Arrangement(of: new, move: nil, gaps: gaps)
            let update = beginUpdate(ShownMap(before: arrangement, data: map, after: after))
            adoptArrangement(map, counts: new)
            arrangement = after
            context.isRearrangement = true
            currentLayout.invalidateLayout(with: context)
            prepareLayoutIfNeeded()
            animate(update, keepsOffset: true, completions: []) {}
        }
    }
}
