internal import CGtk

extension RenderNode {
    /// A filled shape; nil if the colour is transparent.
    static func background(_ color: RGBA?, _ shape: RoundedRect, origin: CGPoint) -> RenderNode? {
        guard let color, color.alpha > 0, shape.rect.width > 0, shape.rect.height > 0 else { return nil }
        if shape.isContinuous, !shape.isRectangle { return shape.continuousFill(color, origin: origin) }
        let fill = RenderNode.color(color, shape.rect, origin: origin)
        return shape.isRectangle ? fill : fill?.clipped(to: shape)
    }

    /// A shape filled with an image that repeats, starting at `corner`.
    static func tiles(_ pattern: ColorPattern, _ shape: RoundedRect, from corner: CGPoint, scale: CGFloat) -> RenderNode? {
        let (rect, size) = (shape.rect, pattern.size)
        guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return nil }
        // Starts with the tile nearest to the shape's corner, because single precision is only exact for small distances.
        let first = CGPoint(
            x: corner.x + ((rect.minX - corner.x) / size.width).rounded(.down) * size.width,
            y: corner.y + ((rect.minY - corner.y) / size.height).rounded(.down) * size.height)
        let tile = CGRect(origin: first, size: size)
        guard let picture = RenderNode.image(pattern.image, tile) else { return nil }
        let node = withExtendedLifetime(picture) {
            var (bounds, tile) = (graphene_rect_t(rect, from: picture.origin), graphene_rect_t(tile, from: picture.origin))
            return RenderNode(lodestone_node_new_repeated(picture.pointer, &tile, &bounds), origin: picture.origin)
        }
        let faded = pattern.alpha < 1 ? node?.opacity(pattern.alpha) : node
        return shape.isRectangle ? faded : faded?.clipped(to: shape, scale: scale)
    }

    /// A border along the inside of a shape.
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
                        RenderNode(ofGsk: gsk_border_node_new(&outline, widths, colors), origin: origin)
                    }
                }
            }
        }
    }
}
