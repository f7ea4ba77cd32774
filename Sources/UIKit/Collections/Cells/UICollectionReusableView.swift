import Foundation

/// A reusable view of a collection view: a cell, a supplementary view (header or footer) or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier that the class was registered with; nil for decoration views and for views that were not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// Whether the collection view currently displays the view; false while it waits in the reuse queue.
    var isShown = false
    /// Whether an animation removes the view, because its element does not exist any more.
    var isDisappearing = false
    private(set) lazy var provisionalSize = ProvisionalSize()
    /// Factor from 0 to 1 that multiplies the layout's alpha. Below 1 while a drag shows the view's snapshot elsewhere.
    var presence: CGFloat = 1 {
        didSet { if presence != oldValue { alpha = (layoutAttributes?.alpha ?? 1) * presence } }
    }

    /// The attributes that the layout last applied; nil before the first time.
    var layoutAttributes: UICollectionViewLayoutAttributes?

    /// Creates a view with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates the view from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(UICollectionReusableView.self, into: self)
    }

    /// The frame in the superview's coordinates. While the view has the position from its layout, this is exactly the layout's frame. The frame
    /// computed from `center` and `bounds` would have rounding errors.
    open override var frame: CGRect {
        get {
            guard let known = layoutAttributes, !known.isTransformed, bounds.size == known.size, center == known.center,
                CATransform3DIsIdentity(layer.transform), layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
            else { return super.frame }
            return known.rectangle
        }
        set { super.frame = newValue }
    }

    /// Prepares the view for reuse with other content. The default implementation does nothing. Override it to reset state, and call `super`.
    open func prepareForReuse() {}

    /// Applies the custom properties of a subclass of `UICollectionViewLayoutAttributes`. Frame, transform and alpha are set before this is called.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes its layout. The default implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view changed its layout. The default implementation does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers, if the layout measures its views: `layoutAttributes` with the size that fits the content. An
    /// override returns a copy with its changes.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let size =
            layoutAttributes.measuredAxes.map { measuredSize(in: layoutAttributes.size, along: $0) }
            ?? fittingSize(in: layoutAttributes.size)
        guard size != layoutAttributes.size else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate()
        preferred.size = size
        return preferred
    }

    /// The size that fits the view along `axes`, from its constraints if it has any, otherwise from `sizeThatFits(_:)`. The length along the other
    /// axis does not change.
    func measuredSize(in size: CGSize, along axes: MeasuredAxes) -> CGSize { measuredSize(of: self, in: size, along: axes) }

    func measuredSize(of content: UIView, in size: CGSize, along axes: MeasuredAxes) -> CGSize {
        let fitting: CGSize
        if content.constraints.isEmpty {
            let unlimited = CGFloat.greatestFiniteMagnitude
            fitting = content.sizeThatFits(
                CGSize(width: axes.width ? unlimited : size.width, height: axes.height ? unlimited : size.height))
        } else {
            fitting = content.systemLayoutSizeFitting(
                CGSize(width: axes.width ? 0 : size.width, height: axes.height ? 0 : size.height),
                withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
                verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
        }
        func along(_ isMeasured: Bool, _ fitting: CGFloat, _ given: CGFloat) -> CGFloat {
            isMeasured && fitting.isFinite && fitting < 1e7 ? fitting : given
        }
        return CGSize(
            width: along(axes.width, fitting.width, size.width), height: along(axes.height, fitting.height, size.height))
    }

    /// The size that fits the view. `size` is the layout's estimate. The view's constraints determine the size, or `sizeThatFits(_:)` without
    /// constraints.
    func fittingSize(in size: CGSize) -> CGSize { constraints.isEmpty ? sizeThatFits(size) : systemLayoutSizeFitting(size) }

    /// Sets frame, transform, alpha and visibility from `attributes`, then calls ``apply(_:)``. Does nothing if the view already has equal
    /// attributes.
    func position(by attributes: UICollectionViewLayoutAttributes) {
        if let known = layoutAttributes, known === attributes || known.hasSameGeometry(as: attributes), known.isEqual(attributes),
            isPlaced(by: attributes)
        {
            layoutAttributes = attributes
            return
        }
        layoutAttributes = attributes
        if attributes.isTransformed || !CATransform3DIsIdentity(layer.transform) {
            center = attributes.center
            bounds.size = attributes.size
            layer.transform = attributes.transform3D
        } else if frame != attributes.frame {
            frame = attributes.frame
        }
        if alpha != attributes.alpha * presence { alpha = attributes.alpha * presence }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        apply(attributes)
    }

    /// Whether the view still has the size, center and alpha from `attributes`. The app may have changed them.
    private func isPlaced(by attributes: UICollectionViewLayoutAttributes) -> Bool {
        bounds.size == attributes.size && center == attributes.center && Float(attributes.alpha * presence) == layer.opacity
    }
}
