import Foundation

/// A view that a collection view shows for a while and then uses again: a cell, a header, a footer or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier that the class was registered with; nil for decorations and for views that come from no registration.
    open internal(set) var reuseIdentifier: String?

    /// Whether the collection view shows something with it; false while it waits to be used again.
    var isShown = false
    private(set) lazy var provisionalSize = ProvisionalSize()
    /// How much is seen of the view where it is: less while a drag carries its picture. The layout's alpha counts on top of it.
    var presence: CGFloat = 1 {
        didSet { if presence != oldValue { alpha = (layoutAttributes?.alpha ?? 1) * presence } }
    }

    /// What the view is placed by; nil until it was placed.
    var layoutAttributes: UICollectionViewLayoutAttributes?

    /// A view with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(UICollectionReusableView.self, into: self)
    }

    /// As the layout gave it, to the last bit, while the view is where the layout put it: its middle and its size alone would give it with
    /// the noise of rounding.
    open override var frame: CGRect {
        get {
            guard let known = layoutAttributes, !known.isTransformed, bounds.size == known.size, center == known.center,
                CATransform3DIsIdentity(layer.transform), layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
            else { return super.frame }
            return known.rectangle
        }
        set { super.frame = newValue }
    }

    /// The view was shown for something and is about to be shown for something else. Override it to take away what was set; call `super`.
    open func prepareForReuse() {}

    /// The view gets a place, and what a layout of the program's own adds to its attributes. Frame, transform and alpha are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The layout changes to another, by which the view will be placed.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The layout changed to another, by which the view is placed now.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view would like, where the layout asks for sizes: `layoutAttributes` with the size that fits the content,
    /// unless overridden. What is returned is a copy.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let size =
            layoutAttributes.measuredAxes.map { measuredSize(in: layoutAttributes.size, along: $0) }
            ?? fittingSize(in: layoutAttributes.size)
        guard size != layoutAttributes.size else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate()
        preferred.size = size
        return preferred
    }

    /// The size that the view would like along some axes: by constraints in it where there are any, else by `sizeThatFits(_:)`. Along others it
    /// is that of `size`.
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

    /// The size of the content in a layout whose estimate is `size`: by the constraints in the view if there are any, otherwise by
    /// `sizeThatFits(_:)`.
    func fittingSize(in size: CGSize) -> CGSize { constraints.isEmpty ? sizeThatFits(size) : systemLayoutSizeFitting(size) }

    /// Puts the view where `attributes` say, and lets it take what they say besides.
    func place(by attributes: UICollectionViewLayoutAttributes) {
        if let known = layoutAttributes, known === attributes || known.places(as: attributes), known.isEqual(attributes),
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

    /// Whether the view still is where it was put: the program may have moved it.
    private func isPlaced(by attributes: UICollectionViewLayoutAttributes) -> Bool {
        bounds.size == attributes.size && center == attributes.center && Float(attributes.alpha * presence) == layer.opacity
    }
}
