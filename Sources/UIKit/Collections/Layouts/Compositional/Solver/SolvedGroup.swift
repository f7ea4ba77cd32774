import Foundation

/// Where the cells of a group are, in points from the group's upper leading corner.
struct SolvedGroup {
    /// A place for one item.
    struct Cell {
        /// The place; the cell keeps the item's insets from its edges.
        var slot: CGRect
        /// What the place was made for; nil in custom groups.
        var item: NSCollectionLayoutItem?
        var zIndex = 0

        /// The cell's rectangle.
        @MainActor var frame: CGRect { item.map { slot.inset(by: $0.effectiveInsets) } ?? slot }
    }

    /// Something that is tied to the group, or to one in it.
    struct Supplement {
        var item: NSCollectionLayoutSupplementaryItem
        var host: CGRect
    }

    var size = CGSize.zero
    var cells: [Cell] = []
    var supplements: [Supplement] = []

    /// Adds another group's content, moved.
    mutating func add(_ other: SolvedGroup, at origin: CGPoint) {
        for var cell in other.cells {
            cell.slot = cell.slot.offsetBy(dx: origin.x, dy: origin.y)
            cells.append(cell)
        }
        for var supplement in other.supplements {
            supplement.host = supplement.host.offsetBy(dx: origin.x, dy: origin.y)
            supplements.append(supplement)
        }
    }

    /// The first `count` cells alone.
    func prefix(_ count: Int) -> SolvedGroup {
        guard count < cells.count else { return self }
        var shorter = self
        shorter.cells.removeSubrange(count...)
        return shorter
    }
}
