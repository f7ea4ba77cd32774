import CoreGraphics

/// Sets the frames of several sublayers of one layer in a batch, without implicit animations.
///
/// The batch is faster than the setters of ``CALayer/bounds`` and ``CALayer/position``, because it skips actions and observers. It refuses layers that need
/// them. ``finish()`` invalidates the superlayer once. No other code may run between the first ``setFrame(_:_:_:_:_:laysOut:)`` and ``finish()``.
@MainActor
package struct LayerFrameBatch {
    // Unretained: the batch is used only during the layout of the layer's view.
    private let superlayer: Unmanaged<CALayer>
    /// The address of the superlayer. Nil if the superlayer has a mask, because a mask's frame is not part of the layout.
    private let parent: UnsafeMutableRawPointer?
    private var hasChanged = false
    private var hasResized = false

    package init(in superlayer: CALayer) {
        self.superlayer = Unmanaged.passUnretained(superlayer)
        parent = superlayer.maskLayer == nil ? self.superlayer.toOpaque() : nil
    }

    /// The result of setting a frame.
    package enum Result {
        /// No property was set: the caller must use the layer's setters.
        case refused
        case unchanged
        case moved
        /// The size changed, and the position may have changed.
        case resized
    }

    /// Sets the frame of a layer of the class `CALayer` itself, ignoring its transform. All numbers are finite.
    ///
    /// If `laysOut` is true, a change of the size requests layout of the layer.
    package mutating func setFrame(
        _ layer: CALayer, _ x: Double, _ y: Double, _ width: Double, _ height: Double, laysOut: Bool
    ) -> Result {
        assert(
            type(of: layer) == CALayer.self && layer.modelLayer == nil,
            "Only model layers of the class CALayer itself can be placed directly")
        // A delegate that is not the owning view may provide actions. Animations and observers need the full setters.
        guard !layer.hadGivenDelegate, layer.animations == nil, layer.watch == nil else { return .refused }
        guard layer.options.isStandard || !layer.options.value.needsDisplayOnBoundsChange else { return .refused }
        guard let superlayer = layer.parentReference?.toOpaque(), superlayer == parent,
            layer.sublayerList.isEmpty || layer.values.placesSublayersFlat
        else { return .refused }
        let anchor = layer.values.anchorPoint
        let position = CGPoint(x: x + Double(anchor.x) * width, y: y + Double(anchor.y) * height)
        let old = layer.values.bounds.size
        let isResized = Double(old.width) != width || Double(old.height) != height
        guard isResized || position.x != layer.values.position.x || position.y != layer.values.position.y else { return .unchanged }
        layer.values.position = position
        hasChanged = true
        if layer.geometryChangeTicket.changesReference != nil, !layer.geometryChangeTicket.isRecorded {
            layer.geometryChangeTicket.changes?.record(layer)
        }
        var damage = layer.rendering.damage
        let wasOutdated = damage.contains(.node)
        damage.insert(.node)
        if isResized {
            layer.values.bounds.size = CGSize(width: width, height: height)
            damage.formUnion(.shape)
            hasResized = true
            if laysOut { layer.baseSetNeedsLayout() }
        }
        layer.rendering.damage = damage
        if !wasOutdated { layer.markChunkDirty() }
        return isResized ? .resized : .moved
    }

    /// Invalidates the superlayer if a sublayer's frame changed.
    package mutating func finish() {
        guard hasChanged else { return }
        let layer = superlayer.takeUnretainedValue()
        layer.invalidate(.node)
        // If a sublayer was resized, the superlayer needs layout. But not if the superlayer's own layout is resizing the sublayer.
        if hasResized, !layer.isLayingOut { layer.baseSetNeedsLayout() }
        (hasChanged, hasResized) = (false, false)
    }
}
