import Foundation

/// Names something that a layout places: a cell, a supplementary view or a decoration.
struct CollectionElement: Hashable {
    /// The item of paths that name a section alone.
    static let noItem = -1

    var category: UICollectionView.ElementCategory
    var kind: String?
    var section: Int
    var item: Int

    static func cell(_ path: ItemPath) -> CollectionElement {
        CollectionElement(category: .cell, kind: nil, section: path.section, item: path.item)
    }

    static func == (left: CollectionElement, right: CollectionElement) -> Bool {
        left.item == right.item && left.section == right.section && left.category == right.category && left.kind == right.kind
    }

    // Cells, of which there are most, need no string hashed.
    func hash(into hasher: inout Hasher) {
        hasher.combine(item &+ section &* 0x9E37_79B9)
        if category != .cell { hasher.combine(kind) }
    }

    /// The path that the layout gave it.
    var indexPath: IndexPath {
        item == Self.noItem ? IndexPath(index: section) : IndexPath(item: item, section: section)
    }

    var path: ItemPath { ItemPath(section: section, item: item) }
}

extension CollectionElement {
    /// What a path names, of a category and a kind.
    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        self.init(
            category: category, kind: kind, section: indexPath.count > 0 ? indexPath[0] : 0,
            item: indexPath.count > 1 ? indexPath[1] : Self.noItem)
    }
}

/// The place of an item, without the cost of an index path.
struct ItemPath: Hashable, Comparable {
    var section: Int
    var item: Int

    init(section: Int, item: Int) {
        (self.section, self.item) = (section, item)
    }

    /// The item that `indexPath` names; nil where it does not name one.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        (section, item) = (indexPath[0], indexPath[1])
    }

    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    static func < (left: ItemPath, right: ItemPath) -> Bool {
        left.section != right.section ? left.section < right.section : left.item < right.item
    }
}
