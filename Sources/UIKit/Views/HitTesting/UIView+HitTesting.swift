// Which view a touch is for. `hitTest(_:with:)`, which the app may override, asks whether the view may have touches and has the point in it
// (`point(inside:with:)`), and then its subviews from the frontmost back: the first that answers has it, and else the view itself.
//
// A view with many subviews does not ask each: an index (``SubviewIndex``) says which of them can reach the point, and those alone are
// asked, in the same order. A subview whose class answers for itself is in the index as one that may be anywhere (``touchReach``).
extension UIView {
    /// Below this alpha a view gets no touches (documented by `UIView.hitTest(_:with:)`).
    static let smallestTouchableAlpha: CGFloat = 0.01

    /// Whether the view is one that touches can be given to, wherever they are.
    var mayReceiveTouches: Bool { takesTouches && touchableAlpha >= Self.smallestTouchableAlpha }

    /// Whether the view is one that touches can be given to while it is seen.
    var takesTouches: Bool { isUserInteractionEnabled && !isHidden && animationsThatDisableInteraction == 0 }

    /// How much of the view is seen, as far as touches go.
    private var touchableAlpha: CGFloat { animationsHitTestedAsShown > 0 ? layer.presentedOpacity : alpha }

    /// The frontmost subview's answer for a point in this view's coordinates.
    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let subviews = orderedSubviews
        if subviews.isEmpty { return nil }
        guard subviews.count >= SubviewIndex.smallestCount, layer.hasFlatSublayers, point.x.isFinite, point.y.isFinite else {
            return ask(subviews[...], point, with: event, isFlat: CATransform3DIsIdentity(layer.sublayerTransform)).hit
        }
        return hitTestByIndex(subviews, point, with: event)
    }

    /// The same by the index, once that knows all subviews: until then they are asked, as before.
    private func hitTestByIndex(_ subviews: [UIView], _ point: CGPoint, with event: UIEvent?) -> UIView? {
        let index = touchIndex ?? SubviewIndex()
        touchIndex = index
        guard index.isReady(for: subviews) else {
            let (hit, asked) = ask(subviews[...], point, with: event, isFlat: true)
            index.noteAsked(asked)
            return hit
        }
        let version = index.version
        var limit = Int64.max
        while let (view, order) = index.frontmost(at: point, below: limit) {
            if let hit = view.hitTestAsSubview(point, with: event, isFlat: true) { return hit }
            limit = order
            // What the view did to answer may have changed anything.
            guard touchIndex === index, index.version == version else {
                let rest = subviews.prefix { $0 !== view }
                return ask(rest, point, with: event, isFlat: true).hit
            }
            index.update(subviews)
        }
        return nil
    }

    /// The answer of the last of `subviews` that has one, and how many were asked.
    private func ask(
        _ subviews: ArraySlice<UIView>, _ point: CGPoint, with event: UIEvent?, isFlat: Bool
    ) -> (hit: UIView?, asked: Int) {
        var asked = 0
        for subview in subviews.reversed() {
            asked += 1
            if let hit = subview.hitTestAsSubview(point, with: event, isFlat: isFlat) { return (hit, asked) }
        }
        return (nil, asked)
    }

    /// The view's answer for a point in its superview's coordinates.
    private func hitTestAsSubview(_ point: CGPoint, with event: UIEvent?, isFlat: Bool) -> UIView? {
        let layer = animationsHitTestedAsShown > 0 ? layer.presentation() ?? layer : layer
        guard let inside = layer.convertFromSuperlayer(point, isFlat: isFlat) else { return nil }
        return withStackRoom { hitTest(inside, with: event) }
    }
}

extension CALayer {
    /// A point of the superlayer in this layer's coordinates; nil where the layer is seen from its edge or has no size, so that no
    /// point is on it. `isFlat` says that the superlayer transforms its sublayers not at all.
    fileprivate func convertFromSuperlayer(_ point: CGPoint, isFlat: Bool) -> CGPoint? {
        let transform = transform
        if isFlat, isOnlyMoved {
            // Almost every layer: no matrices.
            let bounds = bounds
            let position = position
            let anchorPoint = anchorPoint
            return CGPoint(
                x: point.x - position.x + anchorPoint.x * bounds.width + bounds.minX,
                y: point.y - position.y + anchorPoint.y * bounds.height + bounds.minY)
        }
        return transform.isSeenFromItsEdge ? nil : convert(point, from: superlayer)
    }
}

extension CATransform3D {
    /// Whether the transform makes the plane it is applied to a line or a point: whether the determinant of its effect on the plane is 0.
    fileprivate var isSeenFromItsEdge: Bool {
        let determinant = m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
        return abs(determinant) < 1e-12
    }
}
