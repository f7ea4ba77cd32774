import Foundation

/// A decoration view of a section: its background.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of decoration view, for which a class is registered with the layout.
    open private(set) var elementKind = ""
    /// The z-order: higher views are in front. Default 0; the section's other views are at 1 or more.
    open var zIndex = 0

    private convenience init(elementKind: String) {
        self.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
        self.elementKind = elementKind
    }

    /// Creates a background decoration of the whole section, including its headers and footers. Its `contentInsets` make it smaller.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copyProperties(to: copy)
        copy.zIndex = zIndex
        return copy
    }
}
