import Foundation

extension CALayer {
    func copyLayerProperties(from other: CALayer) {
        values = other.shownValues(true)
        givenColors = other.givenColors
        timing = other.timing
        contentsGravity = other.contentsGravity
        contentsScale = other.contentsScale
        magnificationFilter = other.magnificationFilter
        minificationFilter = other.minificationFilter
        shouldRasterize = other.shouldRasterize
        rasterizationScale = other.rasterizationScale
        maskedCorners = other.maskedCorners
        cornerCurve = other.cornerCurve
        isOpaque = other.isOpaque
        needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
        delegate = other.delegate
        name = other.name
        customValues = other.shownCustomValues
    }
}
