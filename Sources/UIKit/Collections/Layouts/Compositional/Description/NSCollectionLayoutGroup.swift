import Foundation

/// Items beside or below each other, which a section repeats until it has a place for every item of data.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How the items are placed.
    enum Arrangement {
        /// Along an axis: the subitems again and again while there is room.
        case filling(CollectionAxis)
        /// Along an axis, so many; the group's length is divided among them where they are `equal`.
        case counted(CollectionAxis, Int, equal: Bool)
        /// Where a closure says.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private(set) var arrangement = Arrangement.filling(.horizontal)
    /// The items and groups that the group is made of.
    public private(set) var subitems: [NSCollectionLayoutItem] = []
    /// The room between the items, along the axis that they are placed along. Nil, the default, is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// What is tied to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    private convenience init(layoutSize: NSCollectionLayoutSize, arrangement: Arrangement, subitems: [NSCollectionLayoutItem]) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
        (self.arrangement, self.subitems) = (arrangement, subitems)
    }

    // MARK: Beside each other

    /// Subitems beside each other: once each, and again from the first one while there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .filling(.horizontal), subitems: subitems)
    }

    /// An item so often beside itself, in its own size.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .counted(.horizontal, checked(count), equal: false), subitems: [subitem])
    }

    /// An item so often beside itself, each as wide as fits the group.
    @available(*, deprecated, message: "Use horizontal(layoutSize:repeatingSubitem:count:), which leaves the item its width.")
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize: layoutSize, arrangement: .counted(.horizontal, checked(count), equal: true), subitems: [subitem])
    }

    // MARK: Below each other

    /// Subitems below each other: once each, and again from the first one while there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .filling(.vertical), subitems: subitems)
    }

    /// An item so often below itself, in its own size.
    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .counted(.vertical, checked(count), equal: false), subitems: [subitem])
    }

    /// An item so often below itself, each as high as fits the group.
    @available(*, deprecated, message: "Use vertical(layoutSize:repeatingSubitem:count:), which leaves the item its height.")
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .counted(.vertical, checked(count), equal: true), subitems: [subitem])
    }

    // MARK: Elsewhere

    /// Items where a closure says.
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

    /// A drawing of the group in letters, for the eyes of programmers: where its items are in a group of 300 by 300 points.
    open func visualDescription() -> String { GroupDrawing.draw(self) }
}
