import Foundation

/// A building block of a compositional layout: an item is one cell, a group is several.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: MainActorObject, NSCopying {
    /// The size, relative to the item's container.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The supplementary views anchored to the item, such as badges.
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The distance of the cell from the edges of the item's slot, in points. Ignored along an axis with an estimated dimension.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item's slot. Nil, the default, leaves no spacing.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item with a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with a size and supplementary items.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init(onMainActor: ())
    }

    /// ``contentInsets``, with zero along axes with a measured dimension.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Returns a copy with the same properties.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Layout objects are used only on the main actor, and so are their copies.
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
    /// The rectangle inset by directional insets, for a left-to-right layout. Width and height are never negative.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
