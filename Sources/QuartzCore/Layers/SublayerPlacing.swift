import CoreGraphics

/// Gives sublayers of one layer, whose owners give no actions now, places and sizes, one after the other.
///
/// It does what setting ``CALayer/bounds`` and ``CALayer/position`` does, in one step and without asking for what plain layers have not; and what
/// follows for the superlayer is done once for all of them, by ``finish()``. Between that and ``place(_:_:_:_:_:laysOut:)`` nothing else may run.
@MainActor
package struct SublayerPlacing {
    // It is used while the layer's owner lays out.
    private let superlayer: Unmanaged<CALayer>
    /// What the sublayers have for their superlayer; nil where one of them may be its mask, which is no part of the layout.
    private let parent: UnsafeMutableRawPointer?
    private var hasChanged = false
    private var hasResized = false

    package init(in superlayer: CALayer) {
        self.superlayer = Unmanaged.passUnretained(superlayer)
        parent = superlayer.maskLayer == nil ? self.superlayer.toOpaque() : nil
    }

    /// What came of a place that was given.
    package enum Result {
        /// The layer is to be asked as every other one: nothing was set.
        case refused
        case unchanged
        case moved
        /// The size is another one, and the position may be.
        case resized
    }

    /// Gives a layer of the class `CALayer` itself its frame, as if it had no transform; all numbers are finite.
    ///
    /// `laysOut` says whether the layer is laid out when its size is another one.
    package mutating func place(
        _ layer: CALayer, _ x: Double, _ y: Double, _ width: Double, _ height: Double, laysOut: Bool
    ) -> Result {
        assert(type(of: layer) == CALayer.self && layer.modelLayer == nil, "A layer's class may have a bounds of its own")
        // Another delegate has actions of its own. What follows a layer's changes, or is run by them, is told in the long way.
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
        if layer.placeTicket.changesReference != nil, !layer.placeTicket.isNoted { layer.placeTicket.changes?.note(layer) }
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

    /// Does what follows for the superlayer.
    package mutating func finish() {
        guard hasChanged else { return }
        let layer = superlayer.takeUnretainedValue()
        layer.invalidate(.node)
        // A sublayer's size matters to the layout, unless that is what gives it.
        if hasResized, !layer.isLayingOut { layer.baseSetNeedsLayout() }
        (hasChanged, hasResized) = (false, false)
    }
}
