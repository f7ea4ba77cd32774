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

extension CALayer {
    /// Sets an option, which the picture depends on as `damage` says. Always inlined: a key path that is known costs nothing.
    @inline(__always)
    func setOption<Value: Equatable>(_ path: WritableKeyPath<LayerOptions, Value>, _ value: Value, _ damage: LayerDamage) {
        guard options.value[keyPath: path] != value else { return }
        options.value[keyPath: path] = value
        invalidate(damage)
    }
}
