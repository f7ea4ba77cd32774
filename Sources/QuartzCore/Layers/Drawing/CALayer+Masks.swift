import Foundation

// Masks, and layers cached as bitmaps.
extension CALayer {
    /// The bitmap of `node`, cached as long as `node` is the same.
    func rasterized(_ node: RenderNode) -> RenderNode? {
        let scale = max(rasterizationScale, 0.01)
        if let known = rendering.bitmaps.value.rasterized, known.source === node, known.scale == scale { return known.node }
        rendering.bitmaps.value.rasterized = nil
        let area = node.bounds
        guard area.width > 0, area.height > 0 else { return nil }
        // Expands the area to whole pixels, so that the bitmap is not blurred.
        let used = min(scale, CGFloat(PixelStore.maximumSide / 4) / max(area.width, area.height))
        let (x, y) = ((area.minX * used).rounded(.down) / used, (area.minY * used).rounded(.down) / used)
        let whole = CGRect(
            x: x, y: y, width: ((area.maxX - x) * used).rounded(.up) / used, height: ((area.maxY - y) * used).rounded(.up) / used)
        guard let picture = drawNode(node, in: whole, scale: used), let made = RenderNode.image(CGImage(store: picture), whole)
        else { return node }
        rendering.bitmaps.value.rasterized = (made, node, scale)
        return made
    }

    /// The part of `node` that the mask shows.
    func masked(_ node: RenderNode, by mask: CALayer, _ shown: LayerValues, _ context: RenderContext) -> RenderNode? {
        let offset = CGPoint(x: -shown.bounds.minX, y: -shown.bounds.minY)
        // A mask that is only a rectangle of one colour becomes a clip. A clip costs less, and stays sharp when it is scaled.
        if let shape = mask.clipShape {
            _ = mask.renderNode(context)
            return node.clipped(
                to: RoundedRect(rect: shape.rect.offsetBy(dx: offset.x, dy: offset.y), radius: shape.radius, corners: shape.corners))
        }
        guard let maskNode = mask.renderNode(context)?.translated(by: offset) else { return nil }
        return MaskedImage.node(of: node, mask: maskNode, scale: context.scale)
    }

    /// The outline of an opaque layer that draws only a background colour, in the superlayer's coordinates. Nil for other layers.
    private var clipShape: RoundedRect? {
        let shown = animations?.presented ?? values
        guard type(of: self).isPlain, !shown.isHidden, shown.opacity == 1, shown.backgroundColor?.alpha == 1, shown.contents == nil,
            shown.contentsFade == nil, cornerCurve == .circular, corners == nil, sublayerList.isEmpty, maskLayer == nil,
            shown.isUntransformed, shown.shadowOpacity == 0,
            shown.borderWidth == 0
        else { return nil }
        return RoundedRect(rect: shown.frame, radius: shown.cornerRadius, corners: maskedCorners)
    }
}
