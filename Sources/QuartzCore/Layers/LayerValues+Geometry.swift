import Foundation

// Where a layer is. Six values say it, each of which animates: the bounds, which are the layer's own coordinates; the anchor point, a place
// in the bounds; the position, where the superlayer has the anchor point; the two heights; and the transform, about the anchor point. The
// frame follows from them.
//
// The same values are the model, which the program sets, and what the animations make of it at the moment (``LayerAnimations``): whether
// something is drawn, hit or converted, it is by these few lines.
extension CALayer {
    /// How far the anchor point is seen in front of the superlayer's plane at the moment.
    var shownHeight: CGFloat {
        if let animations { return animations.presented.height }
        // Most layers have none, and to read it copies all values.
        return values.isFlat ? 0 : values.height
    }
}

extension LayerValues {
    /// How far the anchor point is in front of the superlayer's plane: siblings are drawn in the order of their heights.
    var height: CGFloat { isUntransformed ? zPosition : zPosition + transform.m43 }

    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    }

    /// Nothing of the layer is turned, scaled or mirrored: its coordinates are the superlayer's, moved.
    var isOnlyMoved: Bool { isUntransformed && !isGeometryFlipped }

    /// From the layer's coordinates to the superlayer's, before that one's `sublayerTransform`.
    var transformToParent: CATransform3D {
        let anchor = anchor
        if isOnlyMoved { return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, zPosition) }
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ)
        let placed = CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
        return isGeometryFlipped ? CATransform3DConcat(flip, placed) : placed
    }

    /// Upside down about the middle of the bounds.
    private var flip: CATransform3D {
        var flip = CATransform3DMakeTranslation(0, bounds.minY + bounds.maxY, 0)
        flip.m22 = -1
        return flip
    }

    /// `sublayerTransform` about the anchor point; nil when it is the identity.
    var sublayerTransformAboutAnchor: CATransform3D? {
        guard !placesSublayersFlat else { return nil }
        let anchor = anchor
        return CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), sublayerTransform),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }

    /// From the layer's coordinates to those of a superlayer that has the values `parent`.
    func projection(into parent: LayerValues?) -> PlaneProjection {
        if isOnlyMoved, parent?.placesSublayersFlat != false {
            let anchor = anchor
            return PlaneProjection(translation: CGPoint(x: position.x - anchor.x, y: position.y - anchor.y))
        }
        let own = transformToParent
        guard let outer = parent?.sublayerTransformAboutAnchor else { return PlaneProjection(own) }
        return PlaneProjection(CATransform3DConcat(own, outer))
    }

    /// The rectangle around the layer in the superlayer's coordinates.
    var frame: CGRect {
        if isUntransformed {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return PlaneProjection(transformToParent).boundingBox(of: bounds)
    }
}
