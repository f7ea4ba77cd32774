internal import CGtk

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
