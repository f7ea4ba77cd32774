import Foundation

/// A layout that fills lines with items and wraps them like text. Each section may have a header and a footer.
///
/// If all items have one size, the cost is independent of their number. Sizes from the delegate are requested once and stored in flat arrays.
/// Finding the elements in a rectangle takes logarithmic time in the number of lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The reference for ``sectionInset``.
    public enum SectionInsetReference: Int, Sendable {
        /// The collection view's content insets.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    /// A value of ``estimatedItemSize`` and ``itemSize`` that requests automatic sizing: each item gets its preferred size.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Creates a vertically scrolling layout of items of 50 by 50 points.
    public override init() {
        super.init()
    }

    /// Creates the layout from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(UICollectionViewFlowLayout.self, into: self)
    }

    // MARK: Metrics

    /// The size of all items without an individual size from the delegate. Default 50 × 50 points.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The estimated size of items. A size other than zero enables measuring: `preferredLayoutAttributesFitting(_:)` of visible cells returns
    /// their size. Zero, the default, disables it. ``automaticSize`` uses ``itemSize`` as the estimate.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measured = [:]
            invalidateLayout()
        }
    }

    /// The minimum gap between lines, in points. Default 10.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The minimum gap between the items of a line, in points. Default 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The scroll direction. Lines run across it. Default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers. Only the length along the scroll direction is used; headers fill the other axis. Zero, the default, shows no headers.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers, like ``headerReferenceSize``. Zero, the default, shows no footers.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The insets of the lines of each section, in points. Default zero.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The reference for ``sectionInset``. Default is the content insets.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether headers stay at the start of the visible area while any part of their section is visible. Default false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stay at the end of the visible area while any part of their section is visible. Default false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: State of the extensions

    var sections: [FlowSection] = []
    /// The measured item sizes, by section and item.
    var measured: [Int: [Int: CGSize]] = [:]
    /// Whether an update changed the data since the sections were created.
    var followsUpdate = false
    var needsSections = true
    /// The view's size, insets and scale for which the sections were created.
    var madeFor: FlowSurroundings?
    /// The cached attributes of the displayed items.
    var kept = LayoutAttributesCache()

    // MARK: Layout

    /// The class of this layout's invalidation contexts.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Updates the sections if necessary. An override calls `super`.
    open override func prepare() {
        super.prepare()
        kept = LayoutAttributesCache()
        makeSections()
    }

    /// The size of the content, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// The attributes of all elements that intersect `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect, items: itemAttributes)
    }

    override func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        keepsAttributes ? cachedAttributes(in: rect) : layoutAttributesForElements(in: rect)
    }

    // Subclasses may modify the returned attributes, so they are not cached.
    override var keepsAttributes: Bool { type(of: self) == UICollectionViewFlowLayout.self && estimatedItemSize == .zero }

    /// The attributes of an item; nil if the index path is out of range.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let path = ItemPath(indexPath), sections.indices.contains(path.section), path.item >= 0,
            path.item < sections[path.section].count
        else { return nil }
        return itemAttributes(path)
    }

    /// The attributes of a supplementary view; nil if the section is out of range. A missing header or footer has an empty frame.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 0, sections.indices.contains(indexPath[0]) else { return nil }
        return boundaryAttributes(elementKind, section: indexPath[0]) ?? emptyBoundaryAttributes(elementKind, section: indexPath[0])
    }

    // MARK: Invalidation

    /// Records the invalidated parts. An override calls `super`.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            take(context)
        } else {
            needsSections = true
        }
        super.invalidateLayout(with: context)
    }

    /// Whether new bounds require a new layout: after a change of the surroundings, or if headers or footers are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || isOutdated(by: newBounds)
    }

    /// Returns a context for a bounds change. If only the position changed, the lines stay valid.
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext, !isOutdated(by: newBounds) {
            // Only pinned headers and footers move.
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    /// Whether the preferred size of a cell differs from its size in the layout.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        originalAttributes.representedElementCategory == .cell && estimatedItemSize != .zero
            && preferredAttributes.size != originalAttributes.size
    }

    /// Returns a context that contains the preferred size of one cell.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext, let path = ItemPath(originalAttributes.indexPath) {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
            context.measured.append((path, preferredAttributes.size))
        }
        return context
    }

    override func displayedItemDidMove(from: ItemPath?, to: ItemPath?) { moveDisplayedItem(from: from, to: to) }

    override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }
}

extension UICollectionView {
    /// The direction in which a layout's content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Vertically.
        case vertical = 0
        /// Horizontally.
        case horizontal = 1
    }

    /// The kind of the supplementary views that are section headers.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the supplementary views that are section footers.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
