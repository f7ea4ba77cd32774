import Foundation

/// A view of the layout's own that belongs to a section: its background.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of decoration, which a class is registered for with the layout.
    public private(set) var elementKind = ""
    /// Views with higher ones lie before those with lower ones. 0 unless set; everything else of such a section is at 1 or more.
    open var zIndex = 0

    private convenience init(elementKind: String) {
        self.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
        self.elementKind = elementKind
    }

    /// A decoration behind the whole section, with its headers and footers. `contentInsets` make it smaller.
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
