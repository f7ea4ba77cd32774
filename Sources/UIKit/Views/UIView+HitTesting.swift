extension UIView {
    /// Below this alpha a view gets no touches (documented by `UIView.hitTest(_:with:)`).
    static let smallestTouchableAlpha: CGFloat = 0.01

    /// Whether the view is one that touches can be given to, wherever they are.
    var mayReceiveTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= Self.smallestTouchableAlpha && animationsThatDisableInteraction == 0
    }

    /// The frontmost subview's answer for a point in this view's coordinates.
    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if orderedSubviews.isEmpty { return nil }
        let isFlat = CATransform3DIsIdentity(layer.sublayerTransform)
        for subview in orderedSubviews.reversed() {
            let layer = subview.animationsHitTestedAsShown > 0 ? subview.layer.presentation() ?? subview.layer : subview.layer
            guard let inside = layer.convertFromSuperlayer(point, isFlat: isFlat) else { continue }
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return nil
    }
}

extension CALayer {
    /// A point of the superlayer in this layer's coordinates; nil where the layer is seen from its edge or has no size, so that no
    /// point is on it. `isFlat` says that the superlayer transforms its sublayers not at all.
    fileprivate func convertFromSuperlayer(_ point: CGPoint, isFlat: Bool) -> CGPoint? {
        let transform = transform
        if isFlat, CATransform3DIsIdentity(transform) {
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
