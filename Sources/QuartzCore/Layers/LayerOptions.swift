import CoreGraphics
import Foundation

/// Rarely set properties that do not animate.
struct LayerOptions: RareStorageValue {
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
    /// Colours in the colour spaces that the program chose.
    var givenBorderColor: CGColor? = .black
    var givenShadowColor: CGColor? = .black
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var name: String?

    // `nonisolated(unsafe)`: the shared value never changes.
    nonisolated(unsafe) static let standard = RareStorageBox(LayerOptions())
}

extension LayerOptions {
    /// The shared options of all text layers. A layer that sets an option copies them. `nonisolated(unsafe)`: the shared value never changes.
    fileprivate nonisolated(unsafe) static let text = {
        var options = LayerOptions()
        options.contentsGravity = .topLeft
        options.needsDisplayOnBoundsChange = true
        return RareStorageBox(options)
    }()
}

extension CALayer {
    /// Prepares a layer with default options for text bitmaps: contents at the top left corner, redrawn for each size.
    package func showText() {
        options = RareStorage(LayerOptions.text)
        invalidate(.content)
    }

    /// Whether the options are unchanged since ``showText()``.
    package var showsText: Bool { options.lies(in: LayerOptions.text) }

    /// Sets an option and invalidates `damage`. Always inlined: a constant key path then costs nothing.
    @inline(__always)
    func setOption<Value: Equatable>(_ path: WritableKeyPath<LayerOptions, Value>, _ value: Value, _ damage: LayerDamage) {
        guard options.value[keyPath: path] != value else { return }
        options.value[keyPath: path] = value
        invalidate(damage)
    }
}
