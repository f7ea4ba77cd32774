import Foundation

/// Places everything between two layouts, as far as a finger has gone from the one to the other.
///
/// A collection view makes one in `startInteractiveTransition(to:completion:)`. A subclass may keep values of its own for its cells.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that was left.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout that is gone to.
    open private(set) var nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// A layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        super.init(coder: coder)
    }

    /// How far it is: 0 is the one layout, 1 the other.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    /// Keeps a value of the program's for its cells.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// A value that was kept; 0 where none was.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Between the two

    /// Works out what is asked next. An override calls `super`.
    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] where layout.isInvalid {
            layout.isInvalid = false
            layout.prepare()
        }
    }

    /// The size of everything, in points.
    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// The attributes of everything that reaches into `rect`.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What either layout shows there, or would show where it leads.
        let reach = collectionView.map { rect.union($0.transition?.targetBounds ?? rect) } ?? rect
        var elements = Set<CollectionElement>()
        for attributes in currentLayout.layoutAttributesForElements(in: reach) ?? [] { elements.insert(attributes.element) }
        for attributes in nextLayout.layoutAttributesForElements(in: reach) ?? [] { elements.insert(attributes.element) }
        return elements.compactMap { between($0) }
    }

    /// The attributes of an item; nil where there is none.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ItemPath(indexPath).flatMap { between(.cell($0)) }
    }

    /// The attributes of a supplementary view; nil where there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            CollectionElement(
                category: .supplementaryView, kind: elementKind, section: indexPath[0],
                item: indexPath.count > 1 ? indexPath[1] : CollectionElement.noItem))
    }

    private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (from, to) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        guard let from, let to else {
            // What one of the layouts lacks fades.
            let known = (from ?? to)?.duplicate()
            known?.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
            return known
        }
        let attributes = to.duplicate()
        // Both as they are seen: what scrolls across in one of them does not meanwhile.
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
