import CoreGraphics

/// The row or item that an animation scrolls to.
///
/// Sizes on the way there may be guesses that become known as they come into view, so the offset is computed anew in each frame.
@MainActor
final class ItemScrollDestination: ScrollDestination {
    /// The row or item, by the data; nil after it was deleted.
    private var path: ItemPath?
    private let makeOffset: (ItemPath) -> CGPoint?

    /// A destination whose offset `makeOffset` computes; nil if the row or item was deleted.
    init(_ path: ItemPath, offset makeOffset: @escaping (ItemPath) -> CGPoint?) {
        (self.path, self.makeOffset) = (path, makeOffset)
    }

    var offset: CGPoint? { path.flatMap(makeOffset) }

    /// Follows an update of the data.
    func follow(_ map: UpdateMap) { path = path.flatMap { map.item(after: $0) } }
}
