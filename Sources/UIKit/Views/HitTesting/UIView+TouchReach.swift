// The data of a view in its superview's index.
extension UIView {
    /// The area of the superview in which the view or a descendant can be hit. The superview must have no sublayer transform.
    var touchReach: RectangleIndex.Reach {
        let overrides = OverriddenMethods.of(type(of: self))
        if overrides.contains(.answers) { return .everywhere }
        let isPlain = !overrides.contains(.readiness)
        if isPlain, !takesTouches { return .nowhere }
        if animationsHitTestedAsShown > 0 { return .everywhere }
        if isPlain, alpha < Self.smallestTouchableAlpha { return .nowhere }
        guard let box = layer.boundsInSuperlayer else { return .everywhere }
        let bounds = layer.bounds
        // A margin larger than the rounding errors of the position.
        let largest = max(
            abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY),
            max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY)))
        let margin = max(0x1p-10, largest * 1e-9)
        return .within(
            SIMD4(
                Float(box.minX - margin).nextDown, Float(box.minY - margin).nextDown, Float(box.maxX + margin).nextUp,
                Float(box.maxY + margin).nextUp))
    }

    /// Updates the superview's index after a change that affects whether the view receives touches.
    func touchabilityDidChange() {
        layer.recordGeometryChange()
    }

    /// Discards the index of the subviews if there are too few subviews, or far fewer than before.
    func dropTouchIndexIfTooLarge() {
        guard let touchIndex, orderedSubviews.count < SubviewIndex.smallestCount / 2 || touchIndex.isTooLarge(for: orderedSubviews.count)
        else { return }
        dropTouchIndex()
    }

    /// Discards the index of the subviews.
    func dropTouchIndex() {
        touchIndex?.forget(orderedSubviews)
        touchIndex = nil
    }
}
