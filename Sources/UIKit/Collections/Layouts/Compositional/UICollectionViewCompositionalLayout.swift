import Foundation

/// Closure that returns a section of a compositional layout for each section of the data. Returning nil stops the app.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that arranges items in nested groups, with fixed, fractional or estimated dimensions.
///
/// A section repeats its group until every item has a frame. The frames of groups with equal sizes are computed arithmetically, so only visible items
/// have a cost. For measured groups, the layout stores only the sizes of groups that were visible.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// Creates a layout that uses `section` for every section.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout that uses `section` for every section, with a configuration.
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout with a closure that returns the sections. The layout calls the closure again when the available size or the data changed.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with a configuration, and with a closure that returns the sections. The layout calls the closure again when the available
    /// size or the data changed.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
        register(ListSectionBackground.self, forDecorationViewOfKind: ListSection.backgroundKind)
    }

    /// Returns nil: a storyboard cannot describe the sections of a compositional layout.
    public required init?(coder: NSCoder) { nil }

    /// The options for the whole layout. Setting it invalidates the layout; changing its properties does not.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    // MARK: State of the extensions

    var sections: [CompositionalSection] = []
    /// The available space for which the sections were created; nil before the first layout.
    var madeFor: CompositionalSection.AvailableSpace?
    var needsSections = true
    /// Whether the next layout discards all measured sizes.
    var forgetsMeasures = false
    /// The headers and footers of the whole layout.
    var globals: BoundaryItems?
    var globalMeasures: [SupplementKey: CGSize] = [:]
    /// The orthogonal scrollers, by section.
    var scrollers: [Int: OrthogonalScroller] = [:]
    var scrollersAreOutdated = false
    /// The attributes after the visible-items handlers changed them, by section.
    var handled: [Int: [CollectionElement: UICollectionViewLayoutAttributes]] = [:]
    var hasPinned = false
    var hasHandlers = false
    var isAnythingMeasured = false

    // MARK: Layout

    /// The class of this layout's invalidation contexts.
    open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

    /// True: the layout is mirrored in right-to-left layouts.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// Creates the sections if necessary. An override calls `super`.
    open override func prepare() {
        super.prepare()
        makeSections()
    }

    /// The size of the content, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// The attributes of all elements that intersect `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

    /// The attributes of an item; nil if the index path is out of range.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let path = ItemPath(indexPath), sections.indices.contains(path.section), path.item >= 0,
            path.item < sections[path.section].count
        else { return nil }
        return handled[path.section]?[.cell(path)] ?? itemAttributes(path)
    }

    /// The attributes of a supplementary view; nil if it does not exist.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementAttributes(elementKind, indexPath)
    }

    /// The attributes of a decoration view; nil if it does not exist.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 0, sections.indices.contains(indexPath[0]) else { return nil }
        return decorations(of: indexPath[0]).first { $0.representedElementKind == elementKind }
    }

    // MARK: Invalidation

    /// Records the invalidated parts. An override calls `super`.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        take(context)
        super.invalidateLayout(with: context)
    }

    /// Whether new bounds require a new layout: after a size change, or if headers are pinned or visible-items handlers exist.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        hasPinned || hasHandlers || isOutdated(by: newBounds)
    }

    /// Returns a context for a bounds change. If only the position changed, the sections stay valid.
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionalInvalidationContext)?.isLight = !isOutdated(by: newBounds)
        return context
    }

    /// Whether the preferred size of a measured view differs from its size in the layout.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        takesSize(of: preferredAttributes, instead: originalAttributes)
    }

    /// Returns a context that contains the preferred size of one view.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? CompositionalInvalidationContext {
            context.isLight = true
            context.measured.append((originalAttributes.element, preferredAttributes.size))
        }
        return context
    }

    override var asksForPreferredAttributes: Bool { isAnythingMeasured }

    override func contentWasPositioned() { removeUnusedScrollViews() }

    /// Removes the orthogonal scroll views after a transition to another layout. An override calls `super`.
    open override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        if collectionView?.currentLayout !== self { removeAllScrollViews() }
    }

    /// The section with an index; nil if it is out of range.
    func section(_ number: Int) -> CompositionalSection? { sections.indices.contains(number) ? sections[number] : nil }
}
