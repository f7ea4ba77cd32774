// What the superview's index knows of a view.
extension UIView {
    /// Where in its superview, whose sublayers lie flat, the view or something in it can be hit.
    var touchReach: RectangleIndex.Reach {
        let overrides = OverriddenMethods.of(type(of: self))
        if overrides.contains(.answers) { return .everywhere }
        let isPlain = !overrides.contains(.readiness)
        if isPlain, !takesTouches { return .nowhere }
        if animationsHitTestedAsShown > 0 { return .everywhere }
        if isPlain, alpha < Self.smallestTouchableAlpha { return .nowhere }
        guard let place = layer.placeInSuperlayer else { return .everywhere }
        let bounds = layer.bounds
        // Wider than the rounding of any of the sums that place a point in the view.
        let largest = max(
            abs(place.minX), abs(place.maxX), abs(place.minY), abs(place.maxY),
            max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY)))
        let margin = max(0x1p-10, largest * 1e-9)
        return .within(
            SIMD4(
                Float(place.minX - margin).nextDown, Float(place.minY - margin).nextDown, Float(place.maxX + margin).nextUp,
                Float(place.maxY + margin).nextUp))
    }

    /// Whether touches are given to the view changed.
    func touchabilityDidChange() {
        layer.notePlaceChange()
    }

    /// Stops keeping an index of the subviews, whose number is too small for one, or far smaller than it was.
    func dropTouchIndexIfTooLarge() {
        guard let touchIndex, orderedSubviews.count < SubviewIndex.smallestCount / 2 || touchIndex.isTooLarge(for: orderedSubviews.count)
        else { return }
        dropTouchIndex()
    }

    /// Stops keeping an index of the subviews.
    func dropTouchIndex() {
        touchIndex?.forget(orderedSubviews)
        touchIndex = nil
    }
}
