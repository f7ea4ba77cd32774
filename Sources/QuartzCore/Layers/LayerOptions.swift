import CoreGraphics
import Foundation

/// What a program says of a few layers, and does not animate.
struct LayerOptions: SeldomValue {
    var contentsGravity = CALayerContentsGravity.resize
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsGroupOpacity = true
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var needsDisplayOnBoundsChange = false
    /// Colours as they were given, in their own colour spaces.
    var givenBorderColor: CGColor? = .black
    var givenShadowColor: CGColor? = .black
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var name: String?

    // `nonisolated(unsafe)`: what lies there is never changed.
    nonisolated(unsafe) static let standard = SeldomBox(LayerOptions())
}
