internal import CGtk
import Foundation

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
        let isInSpace = parent?.sharesSpace == true
        let projection = isRoot || isInSpace ? .identity : shown.projection(into: parent.map { $0.animations?.presented ?? $0.values })
        if !shown.isDoubleSided, projection.showsBack { return nil }
        let fadesParts = !allowsGroupOpacity && !shouldRasterize && shown.opacity < 1
        var inner = isSeen ? makeInnerNode(shown, context, opacity: fadesParts ? shown.opacity : 1) : nil
        inner = (shouldRasterize ? inner.flatMap(rasterized) : inner)?.opacity(fadesParts ? 1 : min(shown.opacity, 1))
        if let transition {
            inner = transition.node(to: inner, size: shown.bounds.size, scale: context.scale)
            if shown.masksToBounds { inner = inner?.clipped(to: outline(shown), scale: context.scale) }
        }
        rendering.shown = inner
        guard let inner else { return nil }
        // The superlayer puts it into space.
        if isInSpace { return inner }
        return place(inner, shown, projection, context)
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
        if rendering.isContentFlipped != context.isFlipped {
            rendering.isContentFlipped = context.isFlipped
            rendering.damage.insert(.content)
        }
        if rendering.damage.contains(.content) {
            rendering.damage.remove(.content)
            let seen = seenPart(of: bounds)
            rendering.background = RenderNode.background(shown.backgroundColor, seen, origin: drawingOrigin)
            rendering.content = put([makeOwnNode(shown), upright(makeContentsNode(shown), shown)], shown)
            rendering.border = RenderNode.border(shown.borderColor, width: shown.borderWidth, seen, origin: drawingOrigin)
        }
        rendering.damage.remove(.order)
        var sublayers = makeSublayersNode(shown, context)
        if opacity < 1 { sublayers = fadedSublayers(shown, opacity) ?? sublayers }
        var inside = put([rendering.content?.opacity(opacity), sublayers], shown)
        if shown.masksToBounds { inside = inside?.clipped(to: bounds, scale: context.scale) }
        var whole = put([rendering.background?.opacity(opacity), inside, rendering.border?.opacity(opacity)], shown)
        // A path of its own casts a shadow even where the layer shows nothing.
        if shown.shadowOpacity > 0, !shown.masksToBounds, let color = shown.shadowColor, color.alpha > 0,
            whole != nil || shown.shadowPath != nil,
            let shadow = shadowNode(shown, color, bounds, casting: whole, sublayers: sublayers, context)
        {
            whole = put([shadow, whole], shown) ?? whole
        }
        guard let node = whole else { return nil }
        if let maskLayer { return masked(node, by: maskLayer, shown, context) }
        return node
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

    /// Parts of the layer's picture above each other.
    private func put(_ parts: [RenderNode?], _ shown: LayerValues) -> RenderNode? {
        let nodes = parts.compactMap { $0 }
        if rendering.far == nil, RenderNode.areNear(nodes) { return RenderNode.group(nodes) }
        return nodes.isEmpty ? nil : RenderNode.group(nodes, origin: farReference(shown).origin)
    }

    /// `node` as a bitmap, the same one as long as `node` is the same.
    private func rasterized(_ node: RenderNode) -> RenderNode? {
        let scale = max(rasterizationScale, 0.01)
        if let known = rendering.rasterized, known.source === node, known.scale == scale { return known.node }
        rendering.rasterized = nil
        let area = node.bounds
        guard area.width > 0, area.height > 0 else { return nil }
        // Whole pixels, so that nothing is blurred by the way over a bitmap.
        let used = min(scale, CGFloat(PixelStore.maximumSide / 4) / max(area.width, area.height))
        let (x, y) = ((area.minX * used).rounded(.down) / used, (area.minY * used).rounded(.down) / used)
        let whole = CGRect(
            x: x, y: y, width: ((area.maxX - x) * used).rounded(.up) / used, height: ((area.maxY - y) * used).rounded(.up) / used)
        guard let picture = drawNode(node, in: whole, scale: used), let made = RenderNode.image(CGImage(store: picture), whole)
        else { return node }
        rendering.rasterized = (made, node, scale)
        return made
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
        RoundedRect(
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

    private func masked(_ node: RenderNode, by mask: CALayer, _ shown: LayerValues, _ context: RenderContext) -> RenderNode? {
        let offset = CGPoint(x: -shown.bounds.minX, y: -shown.bounds.minY)
        // A mask that is nothing but a rectangle of one colour clips, which costs less and stays sharp when it is scaled.
        if let shape = mask.clipShape {
            _ = mask.renderNode(context)
            return node.clipped(
                to: RoundedRect(rect: shape.rect.offsetBy(dx: offset.x, dy: offset.y), radius: shape.radius, corners: shape.corners))
        }
        guard let maskNode = mask.renderNode(context)?.translated(by: offset) else { return nil }
        return MaskedPicture.node(of: node, mask: maskNode, scale: context.scale)
    }

    /// The outline of a layer that covers it evenly and completely, and has nothing else, in the superlayer's coordinates.
    private var clipShape: RoundedRect? {
        let shown = animations?.presented ?? values
        guard type(of: self).isPlain, !shown.isHidden, shown.opacity == 1, shown.backgroundColor?.alpha == 1, shown.contents == nil,
            shown.contentsFade == nil, cornerCurve == .circular, sublayerList.isEmpty, maskLayer == nil,
            shown.transform == CATransform3DIdentity, shown.shadowOpacity == 0,
            shown.borderWidth == 0
        else { return nil }
        return RoundedRect(rect: shown.frame, radius: shown.cornerRadius, corners: maskedCorners)
    }

    // MARK: Contents

    private func makeContentsNode(_ shown: LayerValues) -> RenderNode? {
        guard let fade = shown.contentsFade else { return makeContentsNode(shown.contents, shown) }
        return RenderNode.fade(makeContentsNode(fade.from, shown), makeContentsNode(fade.to, shown), fade.fraction)
    }

    private func makeContentsNode(_ image: CGImage?, _ shown: LayerValues) -> RenderNode? {
        guard let image else { return nil }
        let size = shown.bounds.size
        guard size.width > 0, size.height > 0 else { return nil }
        let placement = ContentsPlacement(
            imageSize: CGSize(width: image.width, height: image.height), scale: contentsScale, part: shown.contentsRect,
            gravity: contentsGravity, bounds: size)
        if shown.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) {
            return RenderNode.group(
                placement.stretchedParts(center: shown.contentsCenter).compactMap { part in
                    image.cropping(to: part.source).flatMap { imageNode($0, part.target) }
                })
        }
        guard shown.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) else {
            // The whole image is placed so that the part falls on its target, and the rest is cut off.
            return imageNode(image, placement.wholeTarget)?.clipped(to: placement.target)
        }
        return imageNode(image, placement.target)
    }

    /// An image in `rect`, scaled as the filters say.
    private func imageNode(_ image: CGImage, _ rect: CGRect) -> RenderNode? {
        let isLarger = rect.width * contentsScale > CGFloat(image.width) || rect.height * contentsScale > CGFloat(image.height)
        guard (isLarger ? magnificationFilter : minificationFilter) == .nearest, rect.width > 0, rect.height > 0 else {
            return RenderNode.image(image, rect)
        }
        return RenderNode.unsmoothedImage(image, rect)
    }
}

/// Where an image goes in a layer.
struct ContentsPlacement {
    /// The part of the image that is shown, in pixels.
    let source: CGRect
    /// Where that part goes, in coordinates whose origin is the bounds' top left corner.
    let target: CGRect
    private let scale: CGFloat
    private let imageSize: CGSize

    init(imageSize: CGSize, scale: CGFloat, part: CGRect, gravity: CALayerContentsGravity, bounds: CGSize) {
        self.imageSize = imageSize
        self.scale = max(scale, 1e-6)
        source = CGRect(
            x: part.minX * imageSize.width, y: part.minY * imageSize.height, width: part.width * imageSize.width,
            height: part.height * imageSize.height)
        let natural = CGSize(width: source.width / self.scale, height: source.height / self.scale)
        var size = natural
        switch gravity {
        case .resize: size = bounds
        case .resizeAspect, .resizeAspectFill:
            guard natural.width > 0, natural.height > 0 else { break }
            let (x, y) = (bounds.width / natural.width, bounds.height / natural.height)
            let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: natural.width * factor, height: natural.height * factor)
        default: break
        }
        let x: CGFloat =
            switch gravity {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: bounds.width - size.width
            default: (bounds.width - size.width) / 2
            }
        let y: CGFloat =
            switch gravity {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: bounds.height - size.height
            default: (bounds.height - size.height) / 2
            }
        target = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Where the whole image goes when its part ``source`` goes to ``target``.
    var wholeTarget: CGRect {
        guard source.width > 0, source.height > 0 else { return target }
        let (x, y) = (target.width / source.width, target.height / source.height)
        return CGRect(
            x: target.minX - source.minX * x, y: target.minY - source.minY * y, width: imageSize.width * x, height: imageSize.height * y)
    }

    /// Nine parts, of which those in the middle stretch: pixels of the image, and where they go.
    func stretchedParts(center: CGRect) -> [(source: CGRect, target: CGRect)] {
        func cuts(_ low: CGFloat, _ length: CGFloat, _ a: CGFloat, _ b: CGFloat, _ targetLow: CGFloat, _ targetLength: CGFloat)
            -> (source: [CGFloat], target: [CGFloat])
        {
            let first = (low + length * a).rounded()
            let second = max((low + length * b).rounded(), first)
            let lead = (first - low) / scale
            let tail = (low + length - second) / scale
            let squeeze = min(1, targetLength / max(lead + tail, 1e-9))
            return (
                [low, first, second, low + length],
                [targetLow, targetLow + lead * squeeze, targetLow + targetLength - tail * squeeze, targetLow + targetLength]
            )
        }
        let x = cuts(source.minX, source.width, center.minX, center.maxX, target.minX, target.width)
        let y = cuts(source.minY, source.height, center.minY, center.maxY, target.minY, target.height)
        var parts: [(source: CGRect, target: CGRect)] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: x.source[column], y: y.source[row], width: x.source[column + 1] - x.source[column],
                    height: y.source[row + 1] - y.source[row])
                let target = CGRect(
                    x: x.target[column], y: y.target[row], width: x.target[column + 1] - x.target[column],
                    height: y.target[row + 1] - y.target[row])
                if source.width > 0, source.height > 0, target.width > 0, target.height > 0 { parts.append((source, target)) }
            }
        }
        return parts
    }
}

extension RenderNode {
    /// A filled shape; nil for a colour that is not seen.
    static func background(_ color: RGBA?, _ shape: RoundedRect, origin: CGPoint) -> RenderNode? {
        guard let color, color.alpha > 0, shape.rect.width > 0, shape.rect.height > 0 else { return nil }
        if shape.isContinuous, !shape.isRectangle { return shape.continuousFill(color, origin: origin) }
        let fill = RenderNode.color(color, shape.rect, origin: origin)
        return shape.isRectangle ? fill : fill?.clipped(to: shape)
    }

    /// A line along the inside of a shape.
    static func border(_ color: RGBA?, width: CGFloat, _ shape: RoundedRect, origin: CGPoint) -> RenderNode? {
        guard let color, color.alpha > 0, width > 0, shape.rect.width > 0, shape.rect.height > 0 else { return nil }
        let drawn = min(width, min(shape.rect.width, shape.rect.height) / 2)
        if shape.isContinuous, !shape.isRectangle { return shape.continuousBorder(color, width: drawn, origin: origin) }
        var outline = GskRoundedRect(shape, from: origin)
        let width = Float(drawn)
        var widths = (width, width, width, width)
        let rgba = GdkRGBA(color)
        var colors = (rgba, rgba, rgba, rgba)
        return withUnsafePointer(to: &widths) { widths in
            withUnsafePointer(to: &colors) { colors in
                widths.withMemoryRebound(to: Float.self, capacity: 4) { widths in
                    colors.withMemoryRebound(to: GdkRGBA.self, capacity: 4) { colors in
                        RenderNode(gsk_border_node_new(&outline, widths, colors), origin: origin)
                    }
                }
            }
        }
    }
}
