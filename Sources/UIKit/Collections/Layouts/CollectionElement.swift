import Foundation

/// Identifies an element of a layout: a cell, a supplementary view or a decoration view.
struct CollectionElement: Hashable {
    /// The item index of elements whose index path has only a section.
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

    // Does not hash the kind of cells, because cells are the most frequent elements.
    func hash(into hasher: inout Hasher) {
        hasher.combine(item &+ section &* 0x9E37_79B9)
        if category != .cell { hasher.combine(kind) }
    }

    /// The index path of the element's layout attributes.
    var indexPath: IndexPath {
        item == Self.noItem ? IndexPath(index: section) : IndexPath(item: item, section: section)
    }

    var path: ItemPath { ItemPath(section: section, item: item) }
}

extension CollectionElement {
    /// The element at an index path, by its category and kind.
    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        self.init(
            category: category, kind: kind, section: indexPath.count > 0 ? indexPath[0] : 0,
            item: indexPath.count > 1 ? indexPath[1] : Self.noItem)
    }
}
