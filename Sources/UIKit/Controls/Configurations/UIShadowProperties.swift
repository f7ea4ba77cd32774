import CoreGraphics
import Foundation

/// A shadow of a background configuration.
@preconcurrency @MainActor
public struct UIShadowProperties {
    /// The colour. Black by default.
    public var color: UIColor = .black
    /// The opacity, from 0, the default, to 1.
    public var opacity: CGFloat = 0
    /// The radius of the blur, in points. 3 by default.
    public var radius: CGFloat = 3
    /// The offset, in points. Three points upwards by default.
    public var offset = CGSize(width: 0, height: -3)
    /// The outline of the shadow. Nil, the default, is the outline of the background.
    public var path: UIBezierPath?
}
