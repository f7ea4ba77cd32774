import Foundation

/// Makes the sections of a compositional layout, one for each section of the data. Nil stops the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Places items by groups: items beside or below each other, of parts of the room, of points or as large as their views say.
///
/// A section repeats its group until each item has its place. Groups that are alike are arithmetic, so that only what is seen costs
/// anything, however many items there are; of groups whose views say how large they are those alone are known that were seen.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// A layout whose sections are all as `section` is.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections are all as `section` is.
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// A layout whose sections a closure makes, each time when the room or the data changed.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections a closure makes, each time when the room or the data changed.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
        register(ListSectionBackground.self, forDecorationViewOfKind: ListSection.backgroundKind)
    }

    /// Nil: a storyboard cannot say what a compositional layout's sections are.
    public required init?(coder: NSCoder) { nil }

    /// What all sections share. Setting it lays everything out anew; changes of its properties alone do not.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    // MARK: State that the aspects keep here, since only a class's own body may store

    var sections: [CompositionalSection] = []
    /// What the sections were made for.
    var madeFor: CompositionalSection.Room?
    var needsSections = true
    /// Nothing that was measured is true any more.
    var forgetsMeasures = false
    /// Headers and footers of the whole layout.
    var globals: BoundaryPlaces?
    var globalMeasures: [SupplementKey: CGSize] = [:]
    /// What scrolls across, by section.
    var scrollers: [Int: OrthogonalScroller] = [:]
    var scrollersAreOutdated = false
    /// What handlers of visible items made of the attributes, by section.
    var handled: [Int: [CollectionElement: UICollectionViewLayoutAttributes]] = [:]
    var hasPinned = false
    var hasHandlers = false
    var isAnythingMeasured = false

    // MARK: Answers

    /// The class of the contexts that say what is out of date.
    open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

    /// True: everything is mirrored where text runs from right to left.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// Works out what is asked next. An override calls `super`.
    open override func prepare() {
        super.prepare()
        makeSections()
    }

    /// The size of everything, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// The attributes of everything that reaches into `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

    /// The attributes of an item; nil where there is none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let path = ItemPath(indexPath), sections.indices.contains(path.section), path.item >= 0,
            path.item < sections[path.section].count
        else { return nil }
        return handled[path.section]?[.cell(path)] ?? itemAttributes(path)
    }

    /// The attributes of a supplementary view; nil where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementAttributes(elementKind, indexPath)
    }

    /// The attributes of a decoration; nil where there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 0, sections.indices.contains(indexPath[0]) else { return nil }
        return decorations(of: indexPath[0]).first { $0.representedElementKind == elementKind }
    }

    // MARK: Invalidation

    /// Notes what is out of date. An override calls `super`.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        take(context)
        super.invalidateLayout(with: context)
    }

    /// Whether other bounds need another layout: another size across the direction of scrolling, or something that stays at an edge.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        hasPinned || hasHandlers || isOutdated(by: newBounds)
    }

    /// What is out of date when the bounds are `newBounds`.
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionalInvalidationContext)?.isLight = !isOutdated(by: newBounds)
        return context
    }

    /// Whether the size that a view would like is another one than that of the layout.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        takesSize(of: preferredAttributes, instead: originalAttributes)
    }

    /// What is out of date when a view gets the size that it would like.
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

    override func contentWasPlaced() { removeUnusedScrollViews() }

    /// Everything was placed by the new one of two layouts.
    open override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        if collectionView?.currentLayout !== self { removeAllScrollViews() }
    }

    /// A section, if there is one of that number.
    func section(_ number: Int) -> CompositionalSection? { sections.indices.contains(number) ? sections[number] : nil }
}
