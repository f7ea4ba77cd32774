import Foundation

/// Items in a row or column. A section repeats the group until all of its items have a frame.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The rule that positions the subitems.
    enum Arrangement {
        /// Along an axis: repeats the subitems while they fit.
        case filling(CollectionAxis)
        /// Along an axis: a fixed number of items. If `equal`, they share the group's length equally.
        case counted(CollectionAxis, Int, equal: Bool)
        /// At the frames that a closure returns.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private(set) var arrangement = Arrangement.filling(.horizontal)
    /// The items and groups in the group.
    open private(set) var subitems: [NSCollectionLayoutItem] = []
    /// The gap between the items along the group's axis. Nil, the default, leaves no gap.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The supplementary items of the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    private convenience init(layoutSize: NSCollectionLayoutSize, arrangement: Arrangement, subitems: [NSCollectionLayoutItem]) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
        (self.arrangement, self.subitems) = (arrangement, subitems)
    }

    // MARK: Horizontal

    /// Creates a group of subitems side by side, repeated while they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .filling(.horizontal), subitems: subitems)
    }

    /// Creates a group of `count` copies of an item side by side, in the item's own size.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .counted(.horizontal, checked(count), equal: false), subitems: [subitem])
    }

    /// Creates a group of `count` copies of an item side by side, with equal widths that fill the group.
    @available(*, deprecated, message: "Use horizontal(layoutSize:repeatingSubitem:count:), which leaves the item its width.")
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .counted(.horizontal, checked(count), equal: true), subitems: [subitem])
    }

    // MARK: Vertical

    /// Creates a group of subitems below each other, repeated while they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .filling(.vertical), subitems: subitems)
    }

    /// Creates a group of `count` copies of an item below each other, in the item's own size.
    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .counted(.vertical, checked(count), equal: false), subitems: [subitem])
    }

    /// Creates a group of `count` copies of an item below each other, with equal heights that fill the group.
    @available(*, deprecated, message: "Use vertical(layoutSize:repeatingSubitem:count:), which leaves the item its height.")
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .counted(.vertical, checked(count), equal: true), subitems: [subitem])
    }

    // MARK: Custom

    /// Creates a group whose items are at the frames that a closure returns.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .custom(itemProvider), subitems: [])
    }

    private class func checked(_ count: Int) -> Int {
        precondition(count > 0, "A group cannot repeat its item \(count) times. Use a count of at least 1.")
        return count
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: arrangement, subitems: subitems)
        copyProperties(to: copy)
        copy.interItemSpacing = interItemSpacing
        copy.supplementaryItems = supplementaryItems
        return copy
    }

    /// An ASCII drawing of the group for debugging: its items' frames in a group of 300 by 300 points.
    open func visualDescription() -> String { GroupDrawing.draw(self) }
}
