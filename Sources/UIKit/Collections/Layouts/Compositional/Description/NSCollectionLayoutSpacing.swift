import Foundation

/// Room between the items of a group, or around one.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: MainActorObject, NSCopying {
    /// The room in points; of flexible room the least.
    public let spacing: CGFloat
    /// Whether it grows with the room that is left.
    public let isFlexible: Bool
    /// Whether it stays as it is.
    open var isFixed: Bool { !isFlexible }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (spacing, isFlexible)
        super.init(onMainActor: ())
    }

    /// Room that grows: it shares what is left with what else is flexible there.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Room of a length.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// The same, since it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: MainActorObject, NSCopying {
    /// The room where text begins; nil is none.
    public let leading: NSCollectionLayoutSpacing?
    /// The room above; nil is none.
    public let top: NSCollectionLayoutSpacing?
    /// The room where text ends; nil is none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The room below; nil is none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Room at four edges.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init(onMainActor: ())
    }

    /// The same, since it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
