import Foundation

/// The frame and z-order of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: MainActorObject, NSCopying {
    /// The frame in points; the origin is the group's top leading corner.
    open private(set) var frame: CGRect
    /// The z-order: items with higher values are in front.
    open private(set) var zIndex: Int

    /// Creates an item with a frame in points; the origin is the group's top leading corner.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates an item with a frame and a z-order.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init(onMainActor: ())
    }

    /// Returns the item itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A closure that returns the items of a custom group. `layoutEnvironment.container` has the size of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
