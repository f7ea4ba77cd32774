/// The properties of layers that animate or have actions, by the keys that UIKit code uses.
package enum LayerKey: String, Sendable, CaseIterable {
    case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
    case contents, contentsRect, contentsCenter, contentsScale, contentsGravity
    case backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor
    case opacity, hidden, masksToBounds, doubleSided, mask
    case shadowColor, shadowOpacity, shadowRadius, shadowOffset, shadowPath
    case sublayers
    // Shape layers.
    case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
    // Gradient layers.
    case colors, locations, startPoint, endPoint
    // Text layers.
    case string, font, fontSize, foregroundColor, wrapped, alignmentMode, truncationMode
    // Replicator layers.
    case instanceCount, instanceDelay, instanceTransform, instanceColor
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

    /// What `CALayer.defaultAction(forKey:)` animates when nobody else has an action for a change.
    var animatesImplicitly: Bool {
        switch self {
        case .contentsScale, .contentsGravity, .maskedCorners, .cornerCurve, .mask, .sublayers, .anchorPointZ: false
        case .path: false
        default: true
        }
    }

    /// Whether a change moves sublayers that have a perspective.
    var placesSublayers: Bool { self == .sublayerTransform || self == .bounds || self == .anchorPoint }
}
