import Foundation

/// Says where the items of a collection view are, and its supplementary views and decorations.
///
/// A subclass overrides at least ``prepare()``, ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)``; it calls ``invalidateLayout()`` when what they answer changes.
@preconcurrency @MainActor
open class UICollectionViewLayout: MainActorObject {
    /// A layout that places nothing.
    public init() {
        super.init(onMainActor: ())
    }

    /// A layout that a storyboard describes: as one that was made, until its properties are read.
    public required init?(coder: NSCoder) {
        super.init(onMainActor: ())
    }

    /// The collection view that the layout is set on.
    open var collectionView: UICollectionView? { owner }
    /// The same, which the collection view sets.
    weak var owner: UICollectionView?

    /// Whether ``prepare()`` has to be called before anything is asked.
    var isInvalid = true
    /// The classes of decorations, by kind.
    var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    // MARK: Classes

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that it is invalidated with.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: What a layout answers

    /// Works out what the questions below are answered from. Called once after each invalidation, before any of them.
    open func prepare() {}

    /// The size of everything, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of everything that reaches into `rect`, in the collection view's coordinates.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// What the collection view asks: ``layoutAttributesForElements(in:)``, unless the layout keeps its answers.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { layoutAttributesForElements(in: rect) }

    /// Whether ``elements(in:)`` gives the same objects, unchanged, again and again until the layout is invalidated.
    var keepsAttributes: Bool { false }

    /// The attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; nil where there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration; nil where there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where content that would be scrolled to `proposedContentOffset` comes to rest, after a finger let go of it.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Where the content is after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// The direction of text that the layout's coordinates are meant for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether everything is mirrored where text runs the other way. False unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Says that everything that the layout answered may be otherwise.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Says what of the layout's answers may be otherwise. An override calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        owner?.layoutWasInvalidated(self, with: context)
    }

    /// Whether other bounds of the collection view need another layout. False unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is out of date when the bounds are `newBounds`.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether the size that a view would like, in `preferredAttributes`, changes the layout. False unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is out of date when a view gets the size that it would like.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    // MARK: Updates

    /// Data changed as `updateItems` say; the layout is prepared for the new data already.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// The update's changes were made; called while its animation is set up.
    open func finalizeCollectionViewUpdates() {}

    /// Where an item that comes into view in an update comes from; it goes to its place from there. Unless overridden a new item fades in,
    /// and one that was elsewhere comes from there.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        owner?.defaultInitialAttributes(for: .cell, kind: nil, at: itemIndexPath)
    }

    /// Where an item goes to that leaves in an update; `itemIndexPath` is where it was. Unless overridden it fades.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        owner?.defaultFinalAttributes(for: .cell, kind: nil, at: itemIndexPath)
    }

    /// Where a supplementary view that comes into view in an update comes from.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.defaultInitialAttributes(for: .supplementaryView, kind: elementKind, at: elementIndexPath)
    }

    /// Where a supplementary view goes to that leaves in an update.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.defaultFinalAttributes(for: .supplementaryView, kind: elementKind, at: elementIndexPath)
    }

    /// Where a decoration that comes into view in an update comes from.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.defaultInitialAttributes(for: .decorationView, kind: elementKind, at: decorationIndexPath)
    }

    /// Where a decoration goes to that leaves in an update.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.defaultFinalAttributes(for: .decorationView, kind: elementKind, at: decorationIndexPath)
    }

    /// The supplementary views of a kind that are gone with an update, by where they were: they go in the way of
    /// ``finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)``, also where one has that path after the update too. Asked
    /// after ``prepare(forCollectionViewUpdates:)``. None unless overridden: each goes with its item or section.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decorations of a kind that are gone with an update, by where they were. None unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views of a kind that are new with an update: they come in the way of
    /// ``initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)``, also where one had that path before the update too. None
    /// unless overridden: each comes with its item or section.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decorations of a kind that are new with an update. None unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Animated changes of the bounds and of the layout

    /// The bounds change in an animation block; `oldBounds` are those before.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Everything was placed for the bounds of an animation block.
    open func finalizeAnimatedBoundsChange() {}

    /// This layout is about to be replaced by `newLayout`.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// This layout is about to replace `oldLayout`.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Everything was placed by the new one of two layouts; both are told.
    open func finalizeLayoutTransition() {}

    // MARK: Decorations

    /// Says which class of views decorations of a kind are; nil takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return decorationClasses[elementKind] = nil }
        guard let viewClass = viewClass as? UICollectionReusableView.Type else {
            fatalError(
                "Cannot register \(viewClass) for decoration views of the kind \"\(elementKind)\": it is not a UICollectionReusableView.")
        }
        decorationClasses[elementKind] = viewClass
    }

    // MARK: Moving items by a finger

    /// Where an item that was at `previousIndexPath` would go when it is dropped at `position`: to the item there, unless overridden.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        owner?.shownPath(at: position) ?? previousIndexPath
    }

    /// How an item looks that a finger moves: as it is, its middle at `position`, unless overridden.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate() ?? makeAttributes(.cell, nil, indexPath)
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }

    /// What is out of date when an item that a finger moves would go elsewhere.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// What is out of date when a finger let go of items.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    /// One place went elsewhere, came, or went, while data are moved or dropped; the data themselves do not follow yet.
    func placeDidMove(from: ItemPath?, to: ItemPath?) {}

    /// Whether views are asked for the size that they would like.
    var asksForPreferredAttributes: Bool { true }

    /// Everything that is seen was placed.
    func contentWasPlaced() {}
}

extension UICollectionViewLayout {
    /// Attributes of the class that the layout names.
    func makeAttributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        guard let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
            fatalError(
                "\(Self.self).layoutAttributesClass is \(Self.layoutAttributesClass), not a subclass of UICollectionViewLayoutAttributes.")
        }
        let attributes = LayoutObjects.makeAttributes(attributesClass)
        attributes.set(indexPath, category, kind)
        return attributes
    }

    /// A context of the class that the layout names.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        guard let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            fatalError(
                "\(Self.self).invalidationContextClass is \(Self.invalidationContextClass), "
                    + "which is not a subclass of UICollectionViewLayoutInvalidationContext.")
        }
        return LayoutObjects.makeContext(contextClass)
    }

    /// A rectangle of something as it is seen: less what it is scrolled by across the layout.
    func seen(_ rect: CGRect, _ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let scroller = attributes.scroller, let axis = scroller.section?.groupAxis else { return rect }
        let offset = axis.point(scroller.offset, across: 0)
        return rect.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// The attributes of what `element` names, where that is shown: a flow layout has attributes without a size for headers that are not.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.indexPath).flatMap { $0.size == .zero ? nil : $0 }
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
        }
    }
}
