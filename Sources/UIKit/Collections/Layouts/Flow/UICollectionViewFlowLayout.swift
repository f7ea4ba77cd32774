import Foundation

/// Fills lines with items, one after the other, and breaks them as text is broken; each section may have a header and a footer.
///
/// Where all items have one size their number costs nothing: only what is seen is ever worked out, also while the size changes under two
/// fingers. Sizes by the delegate are asked for once and kept in flat arrays. What reaches into a rectangle is found in a time that grows
/// with the logarithm of the number of lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What the room around a section's lines is measured from.
    public enum SectionInsetReference: Int, Sendable {
        /// The collection view's content insets.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    /// A size that says: as large as the item itself would like. For ``estimatedItemSize`` and ``itemSize``.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// A layout of items of 50 by 50 points, from the top down.
    public override init() {
        super.init()
    }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(UICollectionViewFlowLayout.self, into: self)
    }

    // MARK: Measures

    /// The size of all items, where the delegate gives none. 50 × 50 points unless set.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The size that items are placed with until their own is known; then they are asked for it by
    /// `preferredLayoutAttributesFitting(_:)`. Zero, the default, asks none. ``automaticSize`` starts with ``itemSize``.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measured = [:]
            invalidateLayout()
        }
    }

    /// The least room between lines, in points. 10 unless set.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least room between the items of a line, in points. 10 unless set.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The direction in which the content scrolls; lines run across it. Vertical unless set.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers, of which the length along the direction of scrolling counts; they fill the width. Zero, the default, is none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers. Zero, the default, is none.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The room around the lines of each section, in points. None unless set.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// What ``sectionInset`` is measured from. The content insets unless set.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether a header stays at the top of what is seen while any of its section is. False unless set.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether a footer stays at the bottom of what is seen while any of its section is. False unless set.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: State that the aspects keep here, since only a class's own body may store

    var sections: [FlowSection] = []
    /// Sizes that items found themselves, by section and item.
    var measured: [Int: [Int: CGSize]] = [:]
    /// Whether an update changed the data since the sections were made.
    var followsUpdate = false
    /// Set by a delegate's default answer: it has no sizes of its own.
    var delegateLeavesSizes = false
    var needsSections = true
    /// The view's size and insets that the sections were made for.
    var madeFor: FlowSurroundings?
    /// What the collection view has of the items that it showed last.
    var kept = KeptAttributes()

    // MARK: Answers

    /// The class of the contexts that say what is out of date.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Works out what is asked next. An override calls `super`.
    open override func prepare() {
        super.prepare()
        kept = KeptAttributes()
        makeSections()
    }

    /// The size of everything, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// The attributes of everything that reaches into `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect, items: itemAttributes)
    }

    override func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        keepsAttributes ? keptAttributes(in: rect) : layoutAttributesForElements(in: rect)
    }

    // A subclass may change what it is given.
    override var keepsAttributes: Bool { type(of: self) == UICollectionViewFlowLayout.self && estimatedItemSize == .zero }

    /// The attributes of an item; nil where there is none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let path = ItemPath(indexPath), sections.indices.contains(path.section), path.item >= 0,
            path.item < sections[path.section].count
        else { return nil }
        return itemAttributes(path)
    }

    /// The attributes of a supplementary view; nil where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 0, sections.indices.contains(indexPath[0]) else { return nil }
        return boundaryAttributes(elementKind, section: indexPath[0]) ?? emptyBoundaryAttributes(elementKind, section: indexPath[0])
    }

    // MARK: Invalidation

    /// Notes what is out of date. An override calls `super`.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            take(context)
        } else {
            needsSections = true
        }
        super.invalidateLayout(with: context)
    }

    /// Whether other bounds need another layout: another size across the direction of scrolling, or something that stays at an edge.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || isOutdated(by: newBounds)
    }

    /// What is out of date when the bounds are `newBounds`.
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext, !isOutdated(by: newBounds) {
            // Headers and footers that are pinned move; nothing else does.
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    /// Whether the size that a view would like is another one than that of the layout.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        originalAttributes.representedElementCategory == .cell && estimatedItemSize != .zero
            && preferredAttributes.size != originalAttributes.size
    }

    /// What is out of date when a view gets the size that it would like.
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

    override func placeDidMove(from: ItemPath?, to: ItemPath?) { movePlace(from: from, to: to) }

    override var asksForPreferredAttributes: Bool { estimatedItemSize != .zero }
}

extension UICollectionView {
    /// The direction in which a layout's content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// The kind of supplementary views that are headers of sections.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of supplementary views that are footers of sections.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
