import Foundation

// Keyboard handling shared with all lists. Arrow keys move to the next item on the screen.
extension UICollectionView {
    /// Whether the items respond to keys.
    var itemsTakeKeys: Bool { allowsFocus && mayEverSelect && counts.contains { $0 > 0 } }

    var movesSideways: Bool { true }

    func selectionFollowsFocus(at path: ItemPath) -> Bool {
        collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path.indexPath) ?? selectionFollowsFocus
    }

    func cursorCell(at path: ItemPath) -> (any ListCell)? { visibleCell(at: path) }

    func scrollToShow(_ path: ItemPath) {
        if let attributes = layoutAttributesForItem(at: path.indexPath) { scrollRectToVisible(attributes.frame, animated: false) }
    }

    var firstShownItem: ItemPath? {
        let seen = bounds.inset(by: adjustedContentInset).insetBy(dx: -1, dy: -1)
        let shown = visible.filter { $0.key.category == .cell }
        let whole = shown.filter { seen.contains($0.value.attributes.frame) }.keys.map(\.path).sorted()
        return (whole + shown.keys.map(\.path).sorted()).lazy.compactMap { self.data($0) }.first
    }

    /// The closest item in a direction, by the layout's frames.
    func nextItem(from cursor: ItemPath, dx: CGFloat, dy: CGFloat) -> ItemPath? {
        guard let here = layoutAttributesForItem(at: cursor.indexPath)?.frame else { return startingItem }
        let reach = CGSize(width: max(bounds.width, here.width * 2), height: max(bounds.height, here.height * 2))
        let area = CGRect(
            x: dx < 0 ? here.minX - reach.width : dx > 0 ? here.midX : here.minX - reach.width,
            y: dy < 0 ? here.minY - reach.height : dy > 0 ? here.midY : here.minY - reach.height,
            width: dx == 0 ? here.width + 2 * reach.width : reach.width + here.width,
            height: dy == 0 ? here.height + 2 * reach.height : reach.height + here.height)
        var best: (path: ItemPath, distance: CGFloat)?
        for attributes in attributesOfElements(in: area)
        where attributes.representedElementCategory == .cell && !attributes.isHidden {
            guard let path = data(attributes.element.path), path != cursor else { continue }
            let (x, y) = (attributes.frame.midX - here.midX, attributes.frame.midY - here.midY)
            let (along, across) = dx != 0 ? (x * dx, abs(y)) : (y * dy, abs(x))
            // For left and right, candidates must overlap the row of the current item. The distance across the direction has a fourfold weight.
            guard along > 0.5, dx != 0 ? abs(y) < max(here.height, attributes.frame.height) : true else { continue }
            let distance = along + across * 4
            if distance < best?.distance ?? .infinity, mayFocus(path) { best = (path, distance) }
        }
        if let best { return best.path }
        // At the end of a row continue with the next item in reading order.
        let step = dx > 0 ? 1 : -1
        return dx == 0 ? nil : item(after: cursor, step).flatMap { focusable($0, step) }
    }

    // MARK: Order

    var sectionCount: Int { counts.count }

    func itemCount(in section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
}

extension UICollectionViewCell: ListCell {}
