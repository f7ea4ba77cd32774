import Foundation

// The picture of a layer. A commit asks the topmost layer for its node, and each asks those below it; a layer with nothing out of date
// answers with the node that it has, so that a frame costs what changed.
//
//     renderNode          the layer in its superlayer's coordinates: what is kept, or
//     makeLayerNode         the picture, faded, in transition, placed where the superlayer has it
//     makeInnerNode           background, content, sublayers, border, shadow and mask above each other
//     makeOwnPicture            what does not change with the sublayers
//     makeSublayersNode         what is in the layer (SiblingTree)
extension CALayer {
    /// The layer in its superlayer's coordinates, built again if it is out of date; nil when nothing of it is seen.
    func renderNode(_ context: RenderContext) -> RenderNode? {
        guard rendering.damage.contains(.node) || !rendering.wasCommitted else { return rendering.node }
        context.builtLayers += 1
        rendering.wasCommitted = true
        rendering.node = context.levels < RenderContext.mostLevels ? makeInside(context) : tooDeep(context)
        // A hidden layer keeps what else is out of date until it is seen.
        rendering.damage.remove(.node)
        return rendering.node
    }

    private func makeInside(_ context: RenderContext) -> RenderNode? {
        context.levels += 1
        defer { context.levels -= 1 }
        return withStackRoom { makeNode(context) }
    }

    private func tooDeep(_ context: RenderContext) -> RenderNode? {
        if !context.saidTooDeep {
            layersLog.error(
                """
                \(identification) is not drawn, nor is what is in it: it lies inside of \(RenderContext.mostLevels) others. Put it further up in \
                the hierarchy.
                """)
        }
        context.saidTooDeep = true
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
        // What shares its superlayer's space is put there by that one.
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
        return isInSpace ? inner : place(inner, shown, projection, context)
    }

    /// The layer's picture with its opacity: as one picture, or each part for itself where the layer says so.
    private func makeFadedNode(_ shown: LayerValues, _ context: RenderContext) -> RenderNode? {
        if !allowsGroupOpacity, !shouldRasterize, shown.opacity < 1 { return makeInnerNode(shown, context, opacity: shown.opacity) }
        let whole = makeInnerNode(shown, context)
        return (shouldRasterize ? whole.flatMap(rasterized) : whole)?.opacity(min(shown.opacity, 1))
    }

    /// The layer with its sublayers, mask and shadow, without opacity and placement, in coordinates whose origin is the bounds' top left
    /// corner.
    func innerNode(_ context: RenderContext) -> RenderNode? {
        let shown = animations?.presented ?? values
        guard sharesSpace else { return makeInnerNode(shown, context) }
        var scene = SpaceScene()
        addToScene(&scene, CATransform3DMakeTranslation(-shown.bounds.minX, -shown.bounds.minY, 0), opacity: 1, context)
        return scene.node(scale: context.scale)
    }

    /// `opacity` fades each part for itself.
    private func makeInnerNode(_ shown: LayerValues, _ context: RenderContext, opacity: CGFloat = 1) -> RenderNode? {
        let bounds = outline(shown)
        updateFarReference(shown)
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

    /// What does not change with the sublayers: the background, the content and the border, made anew where they are out of date.
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

    /// The shadow of what the layer shows, or of its shadow's path: a path of its own casts one even where the layer shows nothing.
    private func castShadow(
        _ shown: LayerValues, _ bounds: RoundedRect, casting whole: RenderNode?, sublayers: RenderNode?, _ context: RenderContext
    ) -> RenderNode? {
        guard shown.shadowOpacity > 0, !shown.masksToBounds, let color = shown.shadowColor, color.alpha > 0,
            whole != nil || shown.shadowPath != nil
        else { return nil }
        return shadowNode(shown, color, bounds, casting: whole, sublayers: sublayers, context)
    }

    /// The sublayers, whose nodes were just built, each of them faded; nil where they share a space.
    private func fadedSublayers(_ shown: LayerValues, _ opacity: CGFloat) -> RenderNode? {
        guard !sharesSpace else { return nil }
        var ordered = sublayerList
        if rendering.isOrderedByHeight { ordered = ordered.sortedByHeight }
        let corner = shown.bounds.origin
        return put(ordered.map { $0.rendering.node?.opacity(opacity)?.translated(by: CGPoint(x: -corner.x, y: -corner.y)) }, shown)
    }

    /// An image that stays upright where the layer's coordinates grow upwards.
    func upright(_ node: RenderNode?, _ shown: LayerValues) -> RenderNode? {
        guard rendering.isContentFlipped else { return node }
        return node?.transformed(by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: shown.bounds.height))
    }

    /// From the layer's coordinates to its superlayer's, as both are shown.
    private func projectionToParent(_ shown: LayerValues) -> PlaneProjection {
        guard let parent else { return shown.projection(into: nil) }
        // By far the most layers are only moved: then nothing of the superlayer needs to be copied.
        if shown.isOnlyMoved, parent.placesSublayersFlat { return shown.projection(into: nil) }
        return shown.projection(into: parent.shownValues(true))
    }

    /// Two parts of the layer's picture above each other. Most layers have one of them.
    private func put(_ lower: RenderNode?, _ upper: RenderNode?, _ shown: LayerValues) -> RenderNode? {
        if rendering.far == nil {
            guard let lower else { return upper }
            guard upper != nil else { return lower }
        }
        return put([lower, upper], shown)
    }

    /// Parts of the layer's picture above each other.
    private func put(_ parts: [RenderNode?], _ shown: LayerValues) -> RenderNode? {
        let nodes = parts.compactMap { $0 }
        if rendering.far == nil, RenderNode.areNear(nodes) { return RenderNode.group(nodes) }
        return nodes.isEmpty ? nil : RenderNode.group(nodes, origin: farReference(shown).origin)
    }

    /// Each sublayer in its place, in coordinates whose origin is the bounds' top left corner.
    func drawSublayers(_ shown: LayerValues, _ context: RenderContext) -> RenderNode? {
        orderSublayersIfNeeded()
        guard let root = siblings?.root else { return nil }
        root.build(context)
        let corner = shown.bounds.origin
        let node: RenderNode?
        if shown.masksToBounds, root.isSpread || root.count > SiblingChunk.capacity {
            // What a layer clips away costs nothing: of thousands of sublayers in something that scrolls a few are seen.
            node = root.node(in: shown.bounds)
        } else if root.isSpread {
            let far = farReference(shown)
            let origin = RenderGrid.origin(for: CGPoint(x: far.origin.x + corner.x, y: far.origin.y + corner.y))
            node = root.spreadNode(from: origin, area: far.area?.offsetBy(dx: corner.x, dy: corner.y) ?? .infinite)
        } else {
            node = root.node
        }
        return node?.translated(by: CGPoint(x: -corner.x, y: -corner.y))
    }

    /// The bounds with their round corners, in coordinates whose origin is the top left one.
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

    /// Puts `inner` where the superlayer has the layer.
    private func place(
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
