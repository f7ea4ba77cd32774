import Foundation

/// What is known of the properties of layers that views animate.
@MainActor
enum AnimatedProperty {
    /// Whether a change of the property in an animation block is animated. The others change at once: they have nothing between two
    /// values, or are no property that shows.
    static func isAnimatable(_ key: String) -> Bool { animatable.contains(key) }

    private static let animatable: Set<String> = [
        "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "contentsRect",
        "contentsCenter", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "opacity", "shadowColor", "shadowOpacity",
        "shadowRadius", "shadowOffset", "shadowPath", "path", "fillColor", "strokeColor", "lineWidth", "miterLimit", "lineDashPhase",
        "strokeStart", "strokeEnd", "colors", "locations", "startPoint", "endPoint",
    ]

    /// What has to be added to `new` to get `old`, and what adds nothing; nil for values that do not add up.
    static func difference(old: Any?, new: Any?) -> (from: Any, zero: Any)? {
        switch (old, new) {
        case (let old as CGFloat, let new as CGFloat): return (old - new, CGFloat(0))
        case (let old as CGPoint, let new as CGPoint): return (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
        case (let old as CGSize, let new as CGSize):
            return (CGSize(width: old.width - new.width, height: old.height - new.height), CGSize.zero)
        case (let old as CGRect, let new as CGRect):
            // Not through the initializer's standardized reading: a difference may have a negative size.
            var difference = CGRect.zero
            difference.origin = CGPoint(x: old.origin.x - new.origin.x, y: old.origin.y - new.origin.y)
            difference.size = CGSize(width: old.size.width - new.size.width, height: old.size.height - new.size.height)
            return (difference, CGRect.zero)
        case (let old as CATransform3D, let new as CATransform3D):
            // Transforms in the plane add up by concatenation. Those in space do not come apart well enough.
            guard CATransform3DIsAffine(old), CATransform3DIsAffine(new), new.isInvertibleInPlane else { return nil }
            return (CATransform3DConcat(old, CATransform3DInvert(new)), CATransform3DIdentity)
        default: return nil
        }
    }
}

extension CATransform3D {
    /// Whether an affine transform keeps every direction apart, and far enough for the inverse to be exact.
    fileprivate var isInvertibleInPlane: Bool { abs(m11 * m22 - m12 * m21) > 1e-6 }
}
