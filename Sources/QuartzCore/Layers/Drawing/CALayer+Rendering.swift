import Foundation

// Building the render nodes of a layer. A commit builds the topmost layer's node, which builds its sublayers' nodes. A layer without damage returns its
// cached node, so the cost of a frame is proportional to the changes.
//
// - `renderNode`: returns the layer in its superlayer's coordinates, from the cache or from
// - `makeLayerNode`: adds opacity, transition and position in the superlayer to the result of
// - `makeInnerNode`: combines background, content, sublayers, border, shadow and mask, from bottom to top. It calls
// - `makeOwnPicture`: builds the parts that do not depend on the sublayers, and
// - `makeSublayersNode`: builds the sublayers (`SiblingTree`).
extension CALayer {
    /// The layer in its superlayer's coordinates, rebuilt if it is outdated; nil if nothing of it is visible.
    func renderNode(_ context: RenderContext) -> RenderNode? {
        guard rendering.damage.contains(.node) || !rendering.wasCommitted else { return rendering.node }
        context.builtLayers += 1
        if let observer = context.paintObserver { observer(self, rendering.damage.contains(.content)) }
        rendering.wasCommitted = true
        rendering.node = context.levels < RenderContext.mostLevels ? makeInside(context) : tooDeep(context)
        // A hidden layer's other damage stays until the layer is visible.
        rendering.damage.remove(.node)
        return rendering.node
    }

    private func makeInside(_ context: RenderContext) -> RenderNode? {
        context.levels += 1
        defer { context.levels -= 1 }
        return withStackSpace { makeNode(context) }
    }

    private func tooDeep(_ context: RenderContext) -> RenderNode? {
        if !context.hasLoggedDepth {
            layersLog.error(
                """
                \(identification) and its sublayers are not drawn: it is nested more than \(RenderContext.mostLevels) levels deep. \
                Flatten the layer hierarchy.
                """)
        }
        context.hasLoggedDepth = true
        return nil
    }

    func makeLayerNode(_ context: RenderContext) -> RenderNode? {
        rendering.fillOrigin = nil
        switch makeFill() {
        case .rectangle(let node): return node
        case .nothing: return nil
        case .no: break
        }
        let shown = animations?.presented ?? values
        let transition = animations?.transition
        rendering.shown = nil
        let isSeen = !shown.isHidden && shown.opacity > 0
        guard isSeen || transition != nil else {
            rendering.far = nil
            return nil
        }
        // If the parent is a transform layer, the parent applies the projection.
        let isInSpace = parent?.sharesSpace == true
        let projection = isRoot || isInSpace ? .identity : projectionToParent(shown)
        if !shown.isDoubleSided, projection.showsBack { return nil }
        var inner = isSeen ? makeFadedNode(shown, context) : nil
        if let transition {
            inner = transition.node(to: inner, size: shown.bounds.size, scale: context.scale)
            if shown.masksToBounds { inner = inner?.clipped(to: outline(shown), scale: context.scale) }
        }
        rendering.shown = inner
        guard let inner else { return nil }
        return isInSpace ? inner : positioned(inner, shown, projection, context)
    }

    /// The layer with its opacity: as one image, or applied to each part if `allowsGroupOpacity` is false.
    private func makeFadedNode(_ shown: LayerValues, _ context: RenderContext) -> RenderNode? {
        if !allowsGroupOpacity, !shouldRasterize, shown.opacity < 1 { return makeInnerNode(shown, context, opacity: shown.opacity) }
        let whole = makeInnerNode(shown, context)
        return (shouldRasterize ? whole.flatMap(rasterized) : whole)?.opacity(min(shown.opacity, 1))
    }

    /// The layer with its sublayers, mask and shadow, without opacity and position. The origin is the top left corner of the bounds.
    func innerNode(_ context: RenderContext) -> RenderNode? {
        let shown = animations?.presented ?? values
        guard sharesSpace else { return makeInnerNode(shown, context) }
        var scene = SpaceScene()
        addToScene(&scene, CATransform3DMakeTranslation(-shown.bounds.minX, -shown.bounds.minY, 0), opacity: 1, context)
        return scene.node(scale: context.scale)
    }

    /// Builds all parts; `opacity` applies to each of them separately.
    private func makeInnerNode(_ shown: LayerValues, _ context: RenderContext, opacity: CGFloat = 1) -> RenderNode? {
        let bounds = outline(shown)
        updateFloatingOrigin(shown)
        if shown.isGeometryFlipped { context.isFlipped.toggle() }
        defer { if shown.isGeometryFlipped { context.isFlipped.toggle() } }
        makeOwnPicture(shown, bounds, context)
        rendering.damage.remove(.order)
        var sublayers = makeSublayersNode(shown, context)
        if opacity < 1 { sublayers = fadedSublayers(shown, opacity) ?? sublayers }
        var inside = put(rendering.content?.opacity(opacity), sublayers, shown)
        if shown.masksToBounds { inside = inside?.clipped(to: bounds, scale: context.scale) }
        var whole =
            rendering.border == nil
            ? put(rendering.background?.opacity(opacity), inside, shown)
            : put([rendering.background?.opacity(opacity), inside, rendering.border?.opacity(opacity)], shown)
        if let shadow = castShadow(shown, bounds, casting: whole, sublayers: sublayers, context) {
            whole = put(shadow, whole, shown) ?? whole
        }
        guard let node = whole, let maskLayer else { return whole }
        return masked(node, by: maskLayer, shown, context)
    }

    /// Updates the parts that do not depend on the sublayers (background, content, border) if they are outdated.
    private func makeOwnPicture(_ shown: LayerValues, _ bounds: RoundedRect, _ context: RenderContext) {
        if rendering.isContentFlipped != context.isFlipped {
            rendering.isContentFlipped = context.isFlipped
            rendering.damage.insert(.content)
        }
        guard rendering.damage.contains(.content) else { return }
        rendering.damage.remove(.content)
        let seen = seenPart(of: bounds)
        if let pattern = givenBackground?.pattern {
            rendering.background = RenderNode.tiles(pattern, seen, from: bounds.rect.origin, scale: context.scale)
        } else {
            rendering.background = RenderNode.background(shown.backgroundColor, seen, origin: drawingOrigin)
        }
        rendering.content = put(makeOwnNode(shown), upright(makeContentsNode(shown), shown), shown)
        rendering.border = RenderNode.border(shown.borderColor, width: shown.borderWidth, seen, origin: drawingOrigin)
    }

    /// The shadow of the layer's content or of its ``CALayer/shadowPath``. A path casts a shadow even if the layer shows nothing.
    private func castShadow(
        _ shown: LayerValues, _ bounds: RoundedRect, casting whole: RenderNode?, sublayers: RenderNode?, _ context: RenderContext
    ) -> RenderNode? {
        guard shown.shadowOpacity > 0, !shown.masksToBounds, let color = shown.shadowColor, color.alpha > 0,
            whole != nil || shown.shadowPath != nil
        else { return nil }
        return shadowNode(shown, color, bounds, casting: whole, sublayers: sublayers, context)
    }

    /// The sublayers' nodes, which were just built, each with the opacity; nil if sublayers share a 3D space.
    private func fadedSublayers(_ shown: LayerValues, _ opacity: CGFloat) -> RenderNode? {
        guard !sharesSpace else { return nil }
        var ordered = sublayerList
        if rendering.isOrderedByHeight { ordered = ordered.sortedByHeight }
        let corner = shown.bounds.origin
        return put(ordered.map { $0.rendering.node?.opacity(opacity)?.translated(by: CGPoint(x: -corner.x, y: -corner.y)) }, shown)
    }

    /// Flips an image if the layer's y axis points up, so that the image stays upright.
    func upright(_ node: RenderNode?, _ shown: LayerValues) -> RenderNode? {
        guard rendering.isContentFlipped else { return node }
        return node?.transformed(by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: shown.bounds.height))
    }

    /// The projection from the layer's coordinates to its superlayer's, with animations applied to both.
    private func projectionToParent(_ shown: LayerValues) -> PlaneProjection {
        guard let parent else { return shown.projection(into: nil) }
        // Most layers are only translated. This path copies none of the superlayer's values.
        if shown.isOnlyMoved, parent.placesSublayersFlat { return shown.projection(into: nil) }
        return shown.projection(into: parent.shownValues(true))
    }

    /// Combines two parts of the layer, one above the other. Most layers have only one of them.
    private func put(_ lower: RenderNode?, _ upper: RenderNode?, _ shown: LayerValues) -> RenderNode? {
        if rendering.far == nil {
            guard let lower else { return upper }
            guard upper != nil else { return lower }
        }
        return put([lower, upper], shown)
    }

    /// Combines parts of the layer, from bottom to top.
    private func put(_ parts: [RenderNode?], _ shown: LayerValues) -> RenderNode? {
        let nodes = parts.compactMap { $0 }
        if rendering.far == nil, RenderNode.areNear(nodes) { return RenderNode.group(nodes) }
        return nodes.isEmpty ? nil : RenderNode.group(nodes, origin: floatingOrigin(shown).origin)
    }

    /// The node of all sublayers, in coordinates whose origin is the top left corner of the bounds.
    func drawSublayers(_ shown: LayerValues, _ context: RenderContext) -> RenderNode? {
        orderSublayersIfNeeded()
        guard let root = siblings?.root else { return nil }
        root.build(context)
        let corner = shown.bounds.origin
        let node: RenderNode?
        if shown.masksToBounds, root.needsFloatingOrigin || root.count > SiblingChunk.capacity {
            // Includes only visible sublayers: a scroll view may have thousands of sublayers, of which only a few are visible.
            node = root.node(in: shown.bounds)
        } else if root.needsFloatingOrigin {
            let far = floatingOrigin(shown)
            let origin = RenderGrid.origin(for: CGPoint(x: far.origin.x + corner.x, y: far.origin.y + corner.y))
            node = root.spreadNode(from: origin, area: far.area?.offsetBy(dx: corner.x, dy: corner.y) ?? .infinite)
        } else {
            node = root.node
        }
        return node?.translated(by: CGPoint(x: -corner.x, y: -corner.y))
    }

    /// The bounds with their rounded corners, in coordinates whose origin is the top left corner.
    func outline(_ shown: LayerValues) -> RoundedRect {
        if let corners {
            let radii = corners.radii(shown.bounds.size)
            return RoundedRect(
                rect: CGRect(origin: .zero, size: shown.bounds.size), radius: radii.greatest, isContinuous: cornerCurve == .continuous,
                radii: radii)
        }
        return RoundedRect(
            rect: CGRect(origin: .zero, size: shown.bounds.size), radius: shown.cornerRadius, corners: maskedCorners,
            isContinuous: cornerCurve == .continuous)
    }

    /// Positions and transforms `inner` in the superlayer.
    private func positioned(
        _ inner: RenderNode, _ shown: LayerValues, _ projection: PlaneProjection, _ context: RenderContext
    ) -> RenderNode? {
        let toBounds = PlaneProjection(translation: shown.bounds.origin)
        let placement = shown.bounds.origin == .zero ? projection : toBounds.concatenating(projection)
        if placement.isAffine {
            rendering.flattened = nil
            return inner.transformed(by: placement.affine)
        }
        let flattened = rendering.flattened ?? FlattenedLayer()
        rendering.flattened = flattened
        return flattened.node(of: inner, placement, scale: context.scale)
    }
}
