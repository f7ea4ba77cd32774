import Foundation

/// A container for layers in one 3D space: a rotated sublayer extends out of the plane instead of being flattened into it.
///
/// The layer draws only its sublayers: background, border, contents, corners, shadow, mask and clipping have no effect. Its opacity applies to each sublayer
/// separately. Sublayers are drawn from the farthest to the nearest. Two sublayers that intersect are cut at the intersection.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    override class var isPlain: Bool { false }

    override var sharesSpace: Bool { true }

    override func makeNode(_ context: RenderContext) -> RenderNode? { makeSceneNode(context) }

    override func addToScene(_ scene: inout SpaceScene, _ matrix: CATransform3D, opacity: CGFloat, _ context: RenderContext) {
        addSublayersToScene(&scene, matrix, opacity: opacity, context)
    }
}

extension CALayer {
    /// The content of the layer's 3D space, projected into the superlayer's plane.
    func makeSceneNode(_ context: RenderContext) -> RenderNode? {
        let shown = shownValues(true)
        // A layer inside of another 3D space is part of that scene.
        guard !shown.isHidden, shown.opacity > 0, parent?.sharesSpace != true else { return nil }
        var scene = SpaceScene()
        addToScene(
            &scene, shown.spaceTransform(into: parent?.shownValues(true)), opacity: min(shown.opacity, 1), context)
        return scene.node(scale: context.scale)
    }

    /// Adds the sublayers, and the layers in their 3D spaces, to `scene`.
    func addSublayersToScene(_ scene: inout SpaceScene, _ matrix: CATransform3D, opacity: CGFloat, _ context: RenderContext) {
        let outer = shownValues(true)
        for sublayer in sublayerList.sortedByHeight {
            let flat = sublayer.renderNode(context)
            let shown = sublayer.shownValues(true)
            guard !shown.isHidden, shown.opacity > 0 else { continue }
            let placed = CATransform3DConcat(shown.spaceTransform(into: outer), matrix)
            if sublayer.sharesSpace {
                sublayer.addToScene(&scene, placed, opacity: opacity * min(shown.opacity, 1), context)
                continue
            }
            guard let flat = flat?.opacity(opacity) else { continue }
            let fromCorner = CATransform3DConcat(CATransform3DMakeTranslation(shown.bounds.minX, shown.bounds.minY, 0), placed)
            if !shown.isDoubleSided, PlaneProjection(fromCorner).showsBack { continue }
            let flattened = sublayer.rendering.flattened ?? FlattenedLayer()
            sublayer.rendering.flattened = flattened
            scene.add(SpaceScene.Part(node: flat, matrix: fromCorner, flattened: flattened))
        }
    }

    /// The layers of the 3D space that cover `point`, each with the point in its own coordinates and its depth. `matrix` maps the layer's coordinates to the
    /// plane of `point`.
    func layersInSpace(at point: CGPoint, _ matrix: CATransform3D) -> [(layer: CALayer, inside: CGPoint, depth: CGFloat)] {
        (sublayers ?? []).sortedByHeight.flatMap { sublayer -> [(layer: CALayer, inside: CGPoint, depth: CGFloat)] in
            guard !sublayer.values.isHidden else { return [] }
            let placed = CATransform3DConcat(sublayer.values.spaceTransform(into: values), matrix)
            if sublayer.sharesSpace { return sublayer.layersInSpace(at: point, placed) }
            let projection = PlaneProjection(placed)
            if !sublayer.values.isDoubleSided, projection.showsBack { return [] }
            guard let inside = projection.inverted?.project(point) else { return [] }
            let z = inside.x * placed.m13 + inside.y * placed.m23 + placed.m43
            let w = inside.x * placed.m14 + inside.y * placed.m24 + placed.m44
            guard w > 1e-9 else { return [] }
            return [(sublayer, inside, z / w)]
        }
    }

    /// The nearest layer of the 3D space at `point`, which is in the superlayer's coordinates.
    func nearestLayerInSpace(at point: CGPoint) -> CALayer? {
        var candidates = layersInSpace(at: point, values.spaceTransform(into: superlayer?.values))
        while let nearest = candidates.map(\.depth).max() {
            // Among coplanar layers the last one is in front.
            guard let index = candidates.lastIndex(where: { $0.depth > nearest - SpaceFace.thickness }) else { break }
            let candidate = candidates.remove(at: index)
            if let found = candidate.layer.deepestLayer(inside: candidate.inside) { return found }
        }
        return nil
    }
}

extension LayerValues {
    /// The 3D transform from the layer's coordinates to those of a superlayer with the values `parent`.
    func spaceTransform(into parent: LayerValues?) -> CATransform3D {
        guard let outer = parent?.sublayerTransformAboutAnchor else { return transformToParent }
        return CATransform3DConcat(transformToParent, outer)
    }
}
