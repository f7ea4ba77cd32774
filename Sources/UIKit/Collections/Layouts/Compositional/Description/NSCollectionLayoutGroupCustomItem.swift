import Foundation

/// The place of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: MainActorObject, NSCopying {
    /// The rectangle, in points from the group's upper leading corner.
    public let frame: CGRect
    /// Items with higher ones lie before those with lower ones.
    public let zIndex: Int

    /// An item in a rectangle, in points from the group's upper leading corner.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// An item in a rectangle, before or behind others.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init(onMainActor: ())
    }

    /// The same, since it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Says where the items of a custom group are, in a group of the size of `layoutEnvironment.container`.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
