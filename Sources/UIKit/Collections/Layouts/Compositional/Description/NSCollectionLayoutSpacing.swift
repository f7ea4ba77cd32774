import Foundation

/// Spacing between the items of a group, or at an edge of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: MainActorObject, NSCopying {
    /// The spacing in points; the minimum if it is flexible.
    open private(set) var spacing: CGFloat
    /// Whether the spacing grows with the available space.
    open private(set) var isFlexible: Bool
    /// Whether the spacing is constant.
    open var isFixed: Bool { !isFlexible }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (spacing, isFlexible)
        super.init(onMainActor: ())
    }

    /// Creates flexible spacing with a minimum length in points. All flexible spacings of a group share the remaining space equally.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Creates fixed spacing, in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// Returns the spacing itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Spacing at the four edges of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: MainActorObject, NSCopying {
    /// The spacing at the leading edge; nil for no spacing.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The spacing at the top edge; nil for no spacing.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The spacing at the trailing edge; nil for no spacing.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The spacing at the bottom edge; nil for no spacing.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Creates spacing at four edges.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init(onMainActor: ())
    }

    /// Returns the spacing itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
