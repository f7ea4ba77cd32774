import CoreGraphics

/// The row or item that an animation scrolls to.
///
/// Sizes may be estimates until their elements become visible during the scrolling, so the offset is recomputed for each frame.
@MainActor
final class ItemScrollDestination: ScrollDestination {
    /// The data index path of the row or item; nil after it was deleted.
    private var path: ItemPath?
    private let makeOffset: (ItemPath) -> CGPoint?

    /// Creates a destination whose offset is computed by `makeOffset`; nil if the row or item was deleted.
    init(_ path: ItemPath, offset makeOffset: @escaping (ItemPath) -> CGPoint?) {
        (self.path, self.makeOffset) = (path, makeOffset)
    }

    var offset: CGPoint? { path.flatMap(makeOffset) }

    /// Updates the path after a change of the data.
    func follow(_ map: UpdateMap) { path = path.flatMap { map.item(after: $0) } }
}
