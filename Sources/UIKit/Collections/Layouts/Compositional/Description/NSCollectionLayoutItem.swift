import Foundation

/// What a compositional layout is put together of: an item stands for a cell, a group for several.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: MainActorObject, NSCopying {
    /// The size, in what contains the item.
    public let layoutSize: NSCollectionLayoutSize
    /// What is tied to the item: badges, frames.
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// How far the cell keeps from the edges of the item's place, in points. Along an axis that is estimated it counts for nothing.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room around the item's place. Nil, the default, is none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item of a size with supplementary items.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init(onMainActor: ())
    }

    /// ``contentInsets`` along the axes where they count.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// An item with the same properties.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // What is copied lives on the main actor, and so do copies.
        nonisolated(unsafe) var result: NSCollectionLayoutItem?
        MainActor.assumeIsolated { result = makeCopy() }
        return result as Any
    }

    func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        copyProperties(to: copy)
        return copy
    }

    func copyProperties(to copy: NSCollectionLayoutItem) {
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    }
}

extension CGRect {
    /// The rectangle inside of insets, where text runs from left to right; never of a negative size.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
