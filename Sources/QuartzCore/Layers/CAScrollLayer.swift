import Foundation

/// A layer that shows a part of its sublayers. It does not handle touches: the app scrolls it.
///
/// Scrolling changes the origin of the bounds. So it animates like any change of ``CALayer/bounds``.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls. Both by default.
    open var scrollMode: CAScrollLayerScrollMode = .both

    /// Creates a scroll layer of zero size that clips its sublayers.
    public override init() {
        super.init()
        masksToBounds = true
    }

    /// Creates a layer from an archive. Differs from Core Animation: layers are not archived, so all properties have their defaults.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// Creates a copy of `layer` for ``CALayer/presentation()``.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Scrolls the point `p`, in the layer's coordinates, to the origin of the bounds, in the directions of ``scrollMode``.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls by the smallest distance that makes the rectangle `r`, in the layer's coordinates, visible. Shows the beginning of a rectangle that is too
    /// large.
    open func scroll(to r: CGRect) {
        func origin(_ low: CGFloat, _ length: CGFloat, showing start: CGFloat, _ extent: CGFloat) -> CGFloat {
            if start < low || extent > length { return start }
            return max(low, start + extent - length)
        }
        scroll(
            to: CGPoint(
                x: origin(bounds.minX, bounds.width, showing: r.minX, r.width),
                y: origin(bounds.minY, bounds.height, showing: r.minY, r.height)))
    }
}

extension CALayer {
    func baseScroll(_ p: CGPoint) {
        guard let scrollLayer = enclosingScrollLayer else { return }
        scrollLayer.scroll(to: scrollLayer.convert(p, from: self))
    }

    func baseScrollRectToVisible(_ r: CGRect) {
        guard let scrollLayer = enclosingScrollLayer else { return }
        scrollLayer.scroll(to: scrollLayer.convert(r, from: self))
    }

    /// The implementation of ``visibleRect``.
    var baseVisibleRect: CGRect {
        var rect = bounds
        var outer = superlayer
        while let layer = outer {
            if layer is CAScrollLayer { rect = rect.intersection(convert(layer.bounds, from: layer)) }
            outer = layer.superlayer
        }
        return rect.isNull ? .zero : rect
    }

    private var enclosingScrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scrollLayer = current as? CAScrollLayer { return scrollLayer }
            layer = current.superlayer
        }
        return nil
    }
}
