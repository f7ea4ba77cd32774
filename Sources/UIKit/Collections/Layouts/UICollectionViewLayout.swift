import Foundation

/// The base class of layouts: computes the attributes of the cells, supplementary views and decoration views of a collection view.
///
/// A subclass overrides at least ``prepare()``, ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)``. It calls ``invalidateLayout()`` when their results change.
@preconcurrency @MainActor
open class UICollectionViewLayout: MainActorObject {
    /// Creates a layout without elements.
    public init() {
        super.init(onMainActor: ())
    }

    /// Creates a layout from a storyboard, with default values until its properties are decoded.
    public required init?(coder: NSCoder) {
        super.init(onMainActor: ())
    }

    /// The collection view that uses the layout; nil without one.
    open var collectionView: UICollectionView? { owner }
    /// Storage of ``collectionView``, set by the collection view.
    weak var owner: UICollectionView?

    /// Whether the collection view must call ``prepare()`` before it requests attributes.
    var isInvalid = true
    /// The registered classes of decoration views, by kind.
    var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    // MARK: Classes

    /// The class of the layout's attributes. Override it to return a subclass of `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts. Override it to return a subclass of `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Layout

    /// Prepares the layout. Called once after each invalidation, before the size or attributes are requested. The default implementation does nothing.
    open func prepare() {}

    /// The size of the content, in points. Zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that intersect `rect`, in the collection view's coordinates. Nil unless overridden.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes for display: ``layoutAttributesForElements(in:)``, or cached attributes of layouts with ``keepsAttributes``.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { layoutAttributesForElements(in: rect) }

    /// Whether ``elements(in:)`` returns the same unchanged attribute objects until the layout is invalidated.
    var keepsAttributes: Bool { false }

    /// The attributes of an item. Nil unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; nil if it does not exist. Nil unless overridden.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view; nil if it does not exist. Nil unless overridden.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the content offset at which scrolling ends after a drag. Unless overridden it is `proposedContentOffset`. The velocity is in
    /// points per millisecond.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Returns the content offset after an update or a change of layout. Unless overridden it is `proposedContentOffset`.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// The layout direction for which the layout computes coordinates. Left to right unless overridden.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout in the opposite layout direction. False unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    /// Invalidates the whole layout.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Invalidates the parts of the layout that `context` describes. An override calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isInvalid = true
        owner?.layoutWasInvalidated(self, with: context)
    }

    /// Whether a change of the collection view's bounds invalidates the layout. False unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context for an invalidation by a bounds change.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Whether the preferred size of a view, in `preferredAttributes`, invalidates the layout. False unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context for an invalidation by a view's preferred size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    // MARK: Updates

    /// Called before an update is animated, after the layout was prepared for the new data.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called at the end of an update's setup, inside the animation block.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the initial attributes of an item that appears in an update. The item animates from these to its final attributes. Unless overridden,
    /// an inserted item fades in, and an existing item starts at its position before the update.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        owner?.defaultInitialAttributes(for: .cell, kind: nil, at: itemIndexPath)
    }

    /// Returns the final attributes of an item that disappears in an update. `itemIndexPath` is its index path before the update. Unless overridden,
    /// the item fades out.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        owner?.defaultFinalAttributes(for: .cell, kind: nil, at: itemIndexPath)
    }

    /// Returns the initial attributes of a supplementary view that appears in an update.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.defaultInitialAttributes(for: .supplementaryView, kind: elementKind, at: elementIndexPath)
    }

    /// Returns the final attributes of a supplementary view that disappears in an update.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.defaultFinalAttributes(for: .supplementaryView, kind: elementKind, at: elementIndexPath)
    }

    /// Returns the initial attributes of a decoration view that appears in an update.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.defaultInitialAttributes(for: .decorationView, kind: elementKind, at: decorationIndexPath)
    }

    /// Returns the final attributes of a decoration view that disappears in an update.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        owner?.defaultFinalAttributes(for: .decorationView, kind: elementKind, at: decorationIndexPath)
    }

    /// Returns the index paths, before the update, of supplementary views that the update removes. They animate to
    /// ``finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)`` even if a view exists at the same index path afterwards. Called
    /// after ``prepare(forCollectionViewUpdates:)``. Empty unless overridden: supplementary views disappear with their item or section.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths, before the update, of decoration views that the update removes. Empty unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of supplementary views that the update inserts. They animate from
    /// ``initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)`` even if a view existed at the same index path before. Empty unless
    /// overridden: supplementary views appear with their item or section.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of decoration views that the update inserts. Empty unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Animated changes of bounds and layout

    /// Called when the bounds change inside an animation block; `oldBounds` are the previous bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after all views were positioned for an animated bounds change.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before `newLayout` replaces this layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout replaces `oldLayout`.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts after all views were positioned by the new one.
    open func finalizeLayoutTransition() {}

    // MARK: Decoration views

    /// Registers the class of the decoration views of a kind; nil unregisters it. Stops the app if the class is not a `UICollectionReusableView`.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return decorationClasses[elementKind] = nil }
        guard let viewClass = viewClass as? UICollectionReusableView.Type else {
            fatalError(
                "Cannot register \(viewClass) for decoration views of the kind \"\(elementKind)\": it is not a UICollectionReusableView.")
        }
        decorationClasses[elementKind] = viewClass
    }

    /// The registered class of the decoration views of a kind; nil without one.
    func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }

    // MARK: Interactive movement

    /// Returns the index path for an item that is moved to `position`. Unless overridden, it is the index path of the item at that position.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        owner?.shownPath(at: position) ?? previousIndexPath
    }

    /// Returns the attributes of an item during an interactive move. Unless overridden it is centered at `position`, in front of all other items.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate() ?? makeAttributes(.cell, nil, indexPath)
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }

    /// Returns the context for an invalidation during an interactive move.
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

    /// Returns the context for an invalidation at the end of an interactive move.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    /// Called when one displayed position moves, appears or disappears during a drag or an interactive move. The data have not changed yet.
    func displayedItemDidMove(from: ItemPath?, to: ItemPath?) {}

    /// Whether the collection view requests preferred attributes from its views.
    var asksForPreferredAttributes: Bool { true }

    /// Called after all visible views were positioned.
    func contentWasPositioned() {}
}

extension UICollectionViewLayout {
    /// Creates attributes of the class ``layoutAttributesClass``.
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

    /// Creates a context of the class ``invalidationContextClass``.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        guard let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            fatalError(
                "\(Self.self).invalidationContextClass is \(Self.invalidationContextClass), "
                    + "which is not a subclass of UICollectionViewLayoutInvalidationContext.")
        }
        return LayoutObjects.makeContext(contextClass)
    }

    /// Converts a rectangle of unscrolled content to its displayed position: shifts it by the orthogonal scroll offset of its section.
    func seen(_ rect: CGRect, _ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let scroller = attributes.scroller, let axis = scroller.section?.groupAxis else { return rect }
        let offset = axis.point(scroller.offset, across: 0)
        return rect.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// The attributes of an element; nil if the element is not displayed. Also nil for attributes of zero size, with which a flow layout describes a
    /// missing header or footer.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.indexPath).flatMap { $0.size == .zero ? nil : $0 }
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
        }
    }
}
