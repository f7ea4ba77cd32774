// Hit testing. `hitTest(_:with:)`, which the app may override, checks whether the view can receive touches and contains the point
// (`point(inside:with:)`). Then it tests the subviews from front to back. The first hit wins, or else the view itself.
//
// For a view with many subviews, an index (``SubviewIndex``) finds the candidates at the point, and only those are tested, in the same order. A
// subview whose class overrides hit testing is a candidate at every point (``touchReach``).
extension UIView {
    /// The alpha below which a view receives no touches (documented by `UIView.hitTest(_:with:)`).
    static let smallestTouchableAlpha: CGFloat = 0.01

    /// Whether the view can receive touches, whatever their position.
    var mayReceiveTouches: Bool { takesTouches && touchableAlpha >= Self.smallestTouchableAlpha }

    /// Whether the view can receive touches while it is visible.
    var takesTouches: Bool { isUserInteractionEnabled && !isHidden && animationsThatDisableInteraction == 0 }

    /// The opacity of the view for hit testing.
    private var touchableAlpha: CGFloat { animationsHitTestedAsShown > 0 ? layer.presentedOpacity : alpha }

    /// Returns the frontmost hit in the subviews for a point in this view's coordinates.
    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let subviews = orderedSubviews
        if subviews.isEmpty { return nil }
        guard subviews.count >= SubviewIndex.smallestCount, layer.hasFlatSublayers, point.x.isFinite, point.y.isFinite else {
            return ask(subviews[...], point, with: event, isFlat: CATransform3DIsIdentity(layer.sublayerTransform)).hit
        }
        return hitTestByIndex(subviews, point, with: event)
    }

    /// Hit-tests with the spatial index if it is up to date; until then, tests all subviews.
    private func hitTestByIndex(_ subviews: [UIView], _ point: CGPoint, with event: UIEvent?) -> UIView? {
        let index = touchIndex ?? SubviewIndex()
        touchIndex = index
        guard index.isReady(for: subviews) else {
            let (hit, asked) = ask(subviews[...], point, with: event, isFlat: true)
            index.recordHitTests(asked)
            return hit
        }
        let version = index.version
        var limit = Int64.max
        while let (view, order) = index.frontmost(at: point, below: limit) {
            if let hit = view.hitTestAsSubview(point, with: event, isFlat: true) { return hit }
            limit = order
            // The app's hit testing code may have changed the hierarchy.
            guard touchIndex === index, index.version == version else {
                let rest = subviews.prefix { $0 !== view }
                return ask(rest, point, with: event, isFlat: true).hit
            }
            index.update(subviews)
        }
        return nil
    }

    /// Returns the frontmost hit in `subviews`, and the number of tested subviews.
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

    /// Returns the view's hit for a point in its superview's coordinates.
    private func hitTestAsSubview(_ point: CGPoint, with event: UIEvent?, isFlat: Bool) -> UIView? {
        let layer = animationsHitTestedAsShown > 0 ? layer.presentation() ?? layer : layer
        guard let inside = layer.convertFromSuperlayer(point, isFlat: isFlat) else { return nil }
        return withStackSpace { hitTest(inside, with: event) }
    }
}

extension CALayer {
    /// Converts a point from the superlayer's coordinates. Nil if the layer is edge-on or has no size, so that it contains no point. `isFlat`: the
    /// superlayer has no sublayer transform.
    fileprivate func convertFromSuperlayer(_ point: CGPoint, isFlat: Bool) -> CGPoint? {
        let transform = transform
        if isFlat, isOnlyMoved {
            // Fast path without matrices, for nearly all layers.
            let bounds = bounds
            let position = position
            let anchorPoint = anchorPoint
            // `minX` is another point if the size is negative, as it can be during an animation.
            return CGPoint(
                x: point.x - position.x + anchorPoint.x * bounds.width + bounds.origin.x,
                y: point.y - position.y + anchorPoint.y * bounds.height + bounds.origin.y)
        }
        return transform.isSeenFromItsEdge ? nil : convert(point, from: superlayer)
    }
}

extension CATransform3D {
    /// Whether the transform maps the plane to a line or a point: the determinant of its effect on the plane is 0.
    fileprivate var isSeenFromItsEdge: Bool {
        let determinant = m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
        return abs(determinant) < 1e-12
    }
}
