import Foundation

/// The section and item index of an item, without the allocation cost of an index path.
struct ItemPath: Hashable, Comparable {
    var section: Int
    var item: Int

    init(section: Int, item: Int) {
        (self.section, self.item) = (section, item)
    }

    /// Nil if `indexPath` does not have two indices.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        (section, item) = (indexPath[0], indexPath[1])
    }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    static func < (left: ItemPath, right: ItemPath) -> Bool {
        left.section != right.section ? left.section < right.section : left.item < right.item
    }
}
