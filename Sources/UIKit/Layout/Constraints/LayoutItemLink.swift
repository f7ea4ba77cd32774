/// A link from a constraint to an item. The link does not retain the item, and returns nil after the item was deallocated.
///
/// Links replace weak references: the first weak reference to an object makes all later retains and releases of the object slow. A layout
/// retains and releases each view many times.
@MainActor
class LayoutItemLink {
    /// Whether the item is a view; then the link is a ``ViewLayout``.
    final let isOfView: Bool

    init(isOfView: Bool) { self.isOfView = isOfView }

    /// The item; nil after it was deallocated.
    var item: (any LayoutItem)? { nil }

    /// The start of a distance between two anchors; nil for other links.
    var origin: (any LayoutItem)? { nil }
}

/// A link to the items of two anchors, for a constraint on the distance between these anchors (`anchorWithOffset(to:)`).
@MainActor
final class LayoutDistanceLink: LayoutItemLink {
    private let end: LayoutItemLink?
    private let start: LayoutItemLink?

    init(_ end: LayoutItemLink?, from start: LayoutItemLink?) {
        self.end = end
        self.start = start
        super.init(isOfView: false)
    }

    override var item: (any LayoutItem)? { end?.item }
    override var origin: (any LayoutItem)? { start?.item }
}

@MainActor
final class LayoutGuideLink: LayoutItemLink {
    private weak var guide: UILayoutGuide?

    init(_ guide: UILayoutGuide) {
        self.guide = guide
        super.init(isOfView: false)
    }

    override var item: (any LayoutItem)? { guide }
}
