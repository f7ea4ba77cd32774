import Foundation

/// The frames of the cells and supplementary items of a group, in points relative to the group's origin.
struct SolvedGroup {
    /// The slot of one item.
    struct Cell {
        /// The slot; the cell is inset in it by the item's content insets.
        var slot: CGRect
        /// The item of the slot; nil in custom groups.
        var item: NSCollectionLayoutItem?
        var zIndex = 0

        /// The frame of the cell.
        @MainActor var frame: CGRect { item.map { slot.inset(by: $0.effectiveInsets) } ?? slot }
    }

    /// A supplementary item anchored to the group or to a nested group. `host` is that group's frame.
    struct Supplement {
        var item: NSCollectionLayoutSupplementaryItem
        var host: CGRect
    }

    var size = CGSize.zero
    var cells: [Cell] = []
    var supplements: [Supplement] = []

    /// Adds the content of a nested group at `origin`.
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

    /// Returns a copy with only the first `count` cells.
    func prefix(_ count: Int) -> SolvedGroup {
        guard count < cells.count else { return self }
        var shorter = self
        shorter.cells.removeSubrange(count...)
        return shorter
    }
}
