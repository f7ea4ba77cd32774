import Foundation

// Scrolling to an item.
extension UICollectionView {
    func scroll(toItemAt indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
        positionContentIfNeeded()
        guard let attributes = layoutAttributesForItem(at: indexPath) else {
            collectionLog.error("Cannot scroll \(self) to \(indexPath): there is no such item.")
            return
        }
        if let scroller = attributes.scroller {
            let inLayout = currentLayout.layoutAttributesForItem(at: indexPath) ?? attributes
            scroller.scroll(toShow: inLayout.frame, at: scrollPosition, animated: animated)
        }
        let target = offset(showing: attributes.frame, at: scrollPosition)
        let isBefore = (x: target.x < contentOffset.x, y: target.y < contentOffset.y)
        if target != contentOffset { setContentOffset(target, animated: animated) }
        if animated, motion?.kind == .animation, target != contentOffset, let path = ItemPath(indexPath) {
            // Resolve "nearest edge" once at the start: recomputing it during the animation could change the edge.
            var position = scrollPosition
            let area = bounds.inset(by: adjustedContentInset)
            if position.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
                position.insert(isBefore.y || attributes.frame.height > area.height ? .top : .bottom)
            }
            if position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
                position.insert(isBefore.x || attributes.frame.width > area.width ? .left : .right)
            }
            destination = ItemScrollDestination(path) { [weak self] path in
                guard let self, let attributes = layoutAttributesForItem(at: path.indexPath) else { return nil }
                return offset(showing: attributes.frame, at: position)
            }
        }
        guard !animated, currentLayout.asksForPreferredAttributes else { return }
        // Self-sizing cells that become visible may move the item, so the offset is corrected until it is stable.
        for _ in 0..<scrollCorrectionLimit {
            layoutIfNeeded()
            guard let settled = layoutAttributesForItem(at: indexPath) else { return }
            let target = offset(showing: settled.frame, at: scrollPosition)
            if target == contentOffset { return }
            setContentOffset(target, animated: false)
        }
    }

    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let area = bounds.inset(by: insets)
        func along(
            _ low: CGFloat, _ length: CGFloat, _ seenLow: CGFloat, _ seen: CGFloat, _ start: ScrollPosition, _ middle: ScrollPosition,
            _ end: ScrollPosition
        ) -> CGFloat {
            if position.contains(start) { return low }
            if position.contains(middle) { return low + (length - seen) / 2 }
            if position.contains(end) { return low + length - seen }
            if low >= seenLow, low + length <= seenLow + seen { return seenLow }
            return low < seenLow || length > seen ? low : low + length - seen
        }
        let x = along(frame.minX, frame.width, area.minX, area.width, .left, .centeredHorizontally, .right)
        let y = along(frame.minY, frame.height, area.minY, area.height, .top, .centeredVertically, .bottom)
        let target = clamped(CGPoint(x: x - insets.left, y: y - insets.top))
        return snapped(CGPoint(x: overflow.x ? target.x : contentOffset.x, y: overflow.y ? target.y : contentOffset.y))
    }
}
