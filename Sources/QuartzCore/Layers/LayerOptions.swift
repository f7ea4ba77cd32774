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
    var corners: LayerCorners?
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

extension LayerOptions {
    /// Those of all texts, in one place. `nonisolated(unsafe)`: what lies there is never changed; a layer that says something else gets its own.
    fileprivate nonisolated(unsafe) static let text = {
        var options = LayerOptions()
        options.contentsGravity = .topLeft
        options.needsDisplayOnBoundsChange = true
        return SeldomBox(options)
    }()
}

extension CALayer {
    /// Lets a layer of which nothing was said yet show a bitmap with text: from the top left corner, drawn anew for each size.
    package func showText() {
        options = Seldom(LayerOptions.text)
        invalidate(.content)
    }

    /// Nothing was said of the layer since ``showText()``.
    package var showsText: Bool { options.lies(in: LayerOptions.text) }

    /// Sets an option, which the picture depends on as `damage` says. Always inlined: a key path that is known costs nothing.
    @inline(__always)
    func setOption<Value: Equatable>(_ path: WritableKeyPath<LayerOptions, Value>, _ value: Value, _ damage: LayerDamage) {
        guard options.value[keyPath: path] != value else { return }
        options.value[keyPath: path] = value
        invalidate(damage)
    }
}
