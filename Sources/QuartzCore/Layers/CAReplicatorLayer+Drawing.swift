internal import CGtk
import Foundation

extension CAReplicatorLayer {
    /// The maximum number of instances that are drawn. A mistyped number must not make the program hang.
    private static let instanceLimit = 100_000

    /// The node of all instances of the sublayers, in coordinates whose origin is the top left corner of the bounds.
    func makeInstancesNode(_ shown: LayerValues, _ context: RenderContext) -> RenderNode? {
        let replication = shownReplication
        var instances: [RenderNode] = []
        var flattened: [FlattenedLayer] = []
        var once: RenderNode?
        forEachInstance(shown) { index, matrix, isDelayed in
            let node = isDelayed || once == nil ? drawSublayers(shown, context) : once
            once = node
            guard let tinted = node?.tinted(replication.color(of: index)) else { return }
            let projection = PlaneProjection(matrix)
            if projection.isAffine {
                tinted.transformed(by: projection.affine).map { instances.append($0) }
                return
            }
            let picture = index < flattenedInstances.count ? flattenedInstances[index] : FlattenedLayer()
            flattened.append(picture)
            picture.node(of: tinted, projection, scale: context.scale).map { instances.append($0) }
        }
        flattenedInstances = flattened.reversed()
        return RenderNode.group(instances.reversed())
    }

    /// Adds all instances of the sublayers to `scene`.
    func addInstancesToScene(_ scene: inout SpaceScene, _ matrix: CATransform3D, opacity: CGFloat, _ context: RenderContext) {
        let shown = shownValues(true)
        let replication = shownReplication
        var parts: [[SpaceScene.Part]] = []
        forEachInstance(shown) { index, transform, _ in
            var own = SpaceScene()
            // Instances are positioned about the center of the bounds; the scene's origin is that of the bounds.
            let fromBounds = CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeTranslation(-shown.bounds.minX, -shown.bounds.minY, 0), transform),
                CATransform3DMakeTranslation(shown.bounds.minX, shown.bounds.minY, 0))
            addSublayersToScene(&own, CATransform3DConcat(fromBounds, matrix), opacity: opacity, context)
            parts.append(own.parts.compactMap { $0.tinted(replication.color(of: index)) })
        }
        for part in parts.reversed().joined() { scene.add(part) }
    }

    /// Calls `body` for each instance, the last one first. The first instance is drawn at the end, so the sublayers cache its nodes. The matrix maps the
    /// first instance to the current one, in coordinates whose origin is the top left corner of the bounds.
    private func forEachInstance(
        _ shown: LayerValues, _ body: (_ index: Int, _ matrix: CATransform3D, _ isDelayed: Bool) -> Void
    ) {
        let replication = shownReplication
        let count = min(max(Int(saturating: replication.count.rounded()), 0), Self.instanceLimit)
        guard count > 0 else { return }
        let middle = CGPoint(x: shown.bounds.width / 2, y: shown.bounds.height / 2)
        var step = CATransform3DIdentity
        var transforms: [CATransform3D] = []
        for _ in 0..<count {
            transforms.append(
                CATransform3DConcat(
                    CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), step),
                    CATransform3DMakeTranslation(middle.x, middle.y, 0)))
            step = CATransform3DConcat(step, replication.transform)
        }
        let delay = TimeInterval(replication.delay)
        let animated = delay != 0 && count > 1 ? animatedDescendants(of: self, rate: 1) : []
        if animated.contains(where: { $0.changesLater(than: delay * Double(count - 1)) }) { tree?.frameLoop.drawAgain(self) }
        for index in transforms.indices.reversed() {
            for layer in animated { layer.show(behind: delay * Double(index)) }
            body(index, transforms[index], !animated.isEmpty)
        }
    }

    /// The animated descendants. Each entry contains the rate of the descendant's time relative to this layer's time.
    private func animatedDescendants(of layer: CALayer, rate: Double) -> [DelayedLayer] {
        (layer.sublayerList + (layer === self ? [] : [layer.maskLayer].compactMap { $0 })).flatMap { sublayer -> [DelayedLayer] in
            let inner = rate * sublayer.timing.speed
            let below = animatedDescendants(of: sublayer, rate: inner)
            return sublayer.animations == nil ? below : [DelayedLayer(layer: sublayer, rate: inner)].compactMap { $0 } + below
        }
    }

    /// Redraws the animated descendants. Called after the first instance stopped while delayed instances still move.
    func invalidateInstances() {
        for delayed in animatedDescendants(of: self, rate: 1) { delayed.layer.invalidate(.node) }
        invalidate(.node)
    }
}

/// An animated descendant of a replicator layer. Its animations are delayed in all instances except for the first.
@MainActor
private struct DelayedLayer {
    let layer: CALayer
    private let state: LayerAnimations
    private let rate: Double
    /// The layer's time in the first instance.
    private let time: TimeInterval

    init?(layer: CALayer, rate: Double) {
        guard let state = layer.animations else { return nil }
        self.layer = layer
        self.state = state
        self.rate = rate
        time = layer.timeMap(layer.momentOfPresentation)
    }

    /// Shows the layer's state of `delay` seconds ago, in the replicator layer's time.
    func show(behind delay: TimeInterval) {
        let time = time - delay * rate
        guard state.lastLayerTime != time else { return }
        layer.invalidate(state.sample(layer, layerTime: time).union(.node))
        layer.displayIfNeeded()
    }

    /// Whether an instance with the given delay still changes after the first instance has stopped.
    func changesLater(than delay: TimeInterval) -> Bool {
        rate != 0
            && state.records.contains { record in
                record.hasBegun && record.phase(layerTime: time) == .after && record.phase(layerTime: time - delay * rate) != .after
            }
    }
}

extension SpaceScene.Part {
    @MainActor
    fileprivate func tinted(_ color: RGBA) -> SpaceScene.Part? {
        // A tinted node needs its own bitmap, since its pixels differ from those of the first instance.
        node.tinted(color).map { SpaceScene.Part(node: $0, matrix: matrix, flattened: $0 === node ? flattened : FlattenedLayer()) }
    }
}

extension RenderNode {
    /// The node with its colours multiplied by `color`; nil if nothing remains visible.
    fileprivate func tinted(_ color: RGBA) -> RenderNode? {
        if color.alpha <= 0 { return nil }
        if color.red == 1, color.green == 1, color.blue == 1 { return opacity(color.alpha) }
        let tinted = lodestone_node_new_tinted(pointer, Float(color.red), Float(color.green), Float(color.blue))
        return RenderNode(tinted, origin: origin)?.opacity(color.alpha)
    }
}
