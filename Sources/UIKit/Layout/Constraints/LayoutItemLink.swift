/// The way from a constraint to an item that it does not hold. It outlives the item, and says nil from then on.
///
/// It stands where a weak reference would: the first one of those to an object makes every later retain and release of it slow, and a layout
/// retains and releases each view many times.
@MainActor
class LayoutItemLink {
    /// The item, as long as it lives.
    var item: (any LayoutItem)? { nil }
}

/// The way to a guide.
@MainActor
final class LayoutGuideLink: LayoutItemLink {
    private weak var guide: UILayoutGuide?

    init(_ guide: UILayoutGuide) { self.guide = guide }

    override var item: (any LayoutItem)? { guide }
}
