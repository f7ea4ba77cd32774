import Foundation

// The geometry of a layer. Six animatable values determine it. `bounds` is in the layer's own coordinates, and `anchorPoint` is relative to the bounds.
// `position` is the position of the anchor point in the superlayer. `zPosition`, `anchorPointZ` and `transform`, about the anchor point, complete the
// geometry. The frame is derived.
//
// The same functions apply to the model's values and to the animated ones (``LayerAnimations``), so drawing, hit testing and conversion agree.
extension CALayer {
    /// The current height of the anchor point in front of the superlayer's plane, with animations applied.
    var shownHeight: CGFloat {
        if let animations { return animations.presented.height }
        // Few layers have a height, and reading it copies all values.
        return values.isFlat ? 0 : values.height
    }
}

extension LayerValues {
    /// The distance of the anchor point in front of the superlayer's plane. Siblings are drawn in the order of this value.
    var height: CGFloat { isUntransformed ? zPosition : zPosition + transform.m43 }

    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    }

    /// Whether the layer's coordinates are the superlayer's, translated: not rotated, scaled or flipped.
    var isOnlyMoved: Bool { isUntransformed && !isGeometryFlipped }

    /// The transform from the layer's coordinates to the superlayer's, before the superlayer's `sublayerTransform`.
    var transformToParent: CATransform3D {
        let anchor = anchor
        if isOnlyMoved { return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, zPosition) }
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ)
        let placed = CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
        return isGeometryFlipped ? CATransform3DConcat(flip, placed) : placed
    }

    /// A vertical flip about the center of the bounds.
    private var flip: CATransform3D {
        var flip = CATransform3DMakeTranslation(0, bounds.minY + bounds.maxY, 0)
        flip.m22 = -1
        return flip
    }

    /// `sublayerTransform` about the anchor point; nil if it is the identity.
    var sublayerTransformAboutAnchor: CATransform3D? {
        guard !placesSublayersFlat else { return nil }
        let anchor = anchor
        return CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), sublayerTransform),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }

    /// The projection from the layer's coordinates to those of a superlayer with the values `parent`.
    func projection(into parent: LayerValues?) -> PlaneProjection {
        if isOnlyMoved, parent?.placesSublayersFlat != false {
            let anchor = anchor
            return PlaneProjection(translation: CGPoint(x: position.x - anchor.x, y: position.y - anchor.y))
        }
        let own = transformToParent
        guard let outer = parent?.sublayerTransformAboutAnchor else { return PlaneProjection(own) }
        return PlaneProjection(CATransform3DConcat(own, outer))
    }

    /// The bounding box of the layer in the superlayer's coordinates.
    var frame: CGRect {
        if isUntransformed {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return PlaneProjection(transformToParent).boundingBox(of: bounds)
    }
}
