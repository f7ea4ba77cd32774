import Foundation

/// A layout that interpolates between two layouts by the progress of an interactive transition.
///
/// A collection view creates one in `startInteractiveTransition(to:completion:)`. A subclass may store additional values for its cells.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start of the transition.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    open private(set) var nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// Creates a layout that interpolates between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Creates the layout from a storyboard or nib, between two default flow layouts.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        super.init(coder: coder)
    }

    /// The progress of the transition, from 0 (current layout) to 1 (next layout). Setting it invalidates the layout.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    /// Stores a custom value for a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// The stored value of a key; 0 if none was stored.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Interpolation

    /// Prepares both layouts if they are invalid. An override calls `super`.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] where layout.isInvalid {
            layout.isInvalid = false
            layout.prepare()
        }
    }

    /// The interpolated size of the content, in points.
    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// The interpolated attributes of all elements that intersect `rect` or are visible at the end of the transition.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // All elements that either layout displays in `rect` or in the final bounds.
        let reach = collectionView.map { rect.union($0.transition?.targetBounds ?? rect) } ?? rect
        var elements = Set<CollectionElement>()
        for attributes in currentLayout.layoutAttributesForElements(in: reach) ?? [] { elements.insert(attributes.element) }
        for attributes in nextLayout.layoutAttributesForElements(in: reach) ?? [] { elements.insert(attributes.element) }
        return elements.compactMap { between($0) }
    }

    /// The interpolated attributes of an item; nil if both layouts lack it.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ItemPath(indexPath).flatMap { between(.cell($0)) }
    }

    /// The interpolated attributes of a supplementary view; nil if both layouts lack it.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        indexPath.isEmpty ? nil : between(CollectionElement(.supplementaryView, elementKind, indexPath))
    }

    /// The interpolated attributes of a decoration view; nil if both layouts lack it.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        indexPath.isEmpty ? nil : between(CollectionElement(.decorationView, elementKind, indexPath))
    }

    override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
        super.decorationClass(ofKind: kind) ?? nextLayout.decorationClass(ofKind: kind) ?? currentLayout.decorationClass(ofKind: kind)
    }

    private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (from, to) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        guard let from, let to else {
            // An element that only one of the layouts has fades in or out.
            let known = (from ?? to)?.duplicate()
            known?.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
            return known
        }
        let attributes = to.duplicate()
        // The displayed frames in both layouts: orthogonal scrolling is disabled during the transition.
        let (start, end) = (currentLayout.seen(from.rectangle, from), nextLayout.seen(to.rectangle, to))
        attributes.scroller = nil
        attributes.rectangle = CGRect(
            x: between(start.minX, end.minX), y: between(start.minY, end.minY), width: max(between(start.width, end.width), 0),
            height: max(between(start.height, end.height), 0))
        attributes.alpha = between(from.alpha, to.alpha)
        if from.isTransformed || to.isTransformed {
            attributes.transform3D = TransformInterpolation.between(from.transform3D, to.transform3D, transitionProgress)
        }
        return attributes
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }
}
