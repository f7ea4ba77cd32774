import CoreGraphics

/// The row or item that an animation scrolls to.
///
/// Sizes on the way there may be guesses that become known as they come into view, so the offset is computed anew in each frame.
@MainActor
final class ScrollDestination {
    /// The number of times that the offset is corrected after the animation, since layout may find other sizes there.
    static let roundLimit = 8

    /// The row or item, by the data; nil after it was deleted.
    private var path: ItemPath?
    private let makeOffset: (ItemPath) -> CGPoint?

    /// A destination whose offset `makeOffset` computes; nil if the row or item was deleted.
    init(_ path: ItemPath, offset makeOffset: @escaping (ItemPath) -> CGPoint?) {
        (self.path, self.makeOffset) = (path, makeOffset)
    }

    /// The offset that shows the row or item, in the content's coordinates. Nil after it was deleted.
    var offset: CGPoint? { path.flatMap(makeOffset) }

    /// Follows an update of the data.
    func follow(_ map: UpdateMap) { path = path.flatMap { map.item(after: $0) } }
}
