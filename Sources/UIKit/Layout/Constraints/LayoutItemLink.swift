/// The way from a constraint to an item that it does not hold. It outlives the item, and says nil from then on.
///
/// It stands where a weak reference would: the first one of those to an object makes every later retain and release of it slow, and a layout
/// retains and releases each view many times.
@MainActor
class LayoutItemLink {
    /// Whether it is a view's, a ``ViewLayout``.
    final let isOfView: Bool

    init(isOfView: Bool) { self.isOfView = isOfView }

    /// The item, as long as it lives.
    var item: (any LayoutItem)? { nil }

    /// What the item is measured from, of a distance between two anchors.
    var origin: (any LayoutItem)? { nil }
}

/// The way to the two ends of a distance between anchors.
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

/// The way to a guide.
@MainActor
final class LayoutGuideLink: LayoutItemLink {
    private weak var guide: UILayoutGuide?

    init(_ guide: UILayoutGuide) {
        self.guide = guide
        super.init(isOfView: false)
    }

    override var item: (any LayoutItem)? { guide }
}
