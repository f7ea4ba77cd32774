internal import CGtk
import Foundation

extension RenderNode {
    /// The maximum side of a node, in points, that may be drawn into a texture. A larger texture would take too much memory.
    static let longestTexturedSide: CGFloat = 4096

    /// The node with a transparent margin around it, for smooth edges if `m` rotates it; nil for a node that is too large.
    ///
    /// GSK's GL renderer does not antialias the edges of rotated content: the edge of a rotated colour or image is jagged. The renderer draws clipped content
    /// upright into a texture that ends at the node's edge. With a margin, the edge is inside of the texture, where the renderer interpolates pixels. The
    /// margin is a border node of zero width: it draws nothing but extends the bounds. Unlike a transparent colour, a border node makes the renderer use a
    /// texture for any node.
    ///
    /// The function returns the same node for the same margin, so that a rotating node keeps its texture.
    func withMargin(for m: CGAffineTransform) -> RenderNode? {
        var bounds = graphene_rect_t()
        lodestone_node_get_bounds(pointer, &bounds)
        let (scaleX, scaleY) = (hypot(m.a, m.b), hypot(m.c, m.d))
        let (width, height) = (CGFloat(bounds.size.width), CGFloat(bounds.size.height))
        guard width > 0, height > 0, scaleX > 1e-3, scaleY > 1e-3, max(width * scaleX, height * scaleY) <= Self.longestTexturedSide else {
            return nil
        }
        graphene_rect_inset(&bounds, -Self.margin(scaleX), -Self.margin(scaleY))
        if let known = edged {
            var reach = graphene_rect_t()
            lodestone_node_get_bounds(known.pointer, &reach)
            if graphene_rect_equal(&reach, &bounds) { return known }
        }
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &bounds, 0)
        let widths = [Float](repeating: 0, count: 4)
        let colors = [GdkRGBA](repeating: GdkRGBA(), count: 4)
        edged = RenderNode(ofGsk: gsk_border_node_new(&outline, widths, colors), origin: origin).flatMap { RenderNode.group([$0, self]) }
        return edged
    }

    /// The width of the margin, in the node's points: at least one point after scaling, and so at least one pixel. It is rounded up to a power of two, so that
    /// it rarely changes during an animation of the scale.
    private static func margin(_ scale: CGFloat) -> Float {
        Float(exp2(-log2(scale).rounded(.down)))
    }
}

extension CGAffineTransform {
    /// Whether the rotation is a multiple of 90°, so that upright rectangles stay upright.
    var keepsUprightEdges: Bool {
        let tolerance = 1e-6 * max(abs(a), abs(b), abs(c), abs(d))
        return abs(b) <= tolerance && abs(c) <= tolerance || abs(a) <= tolerance && abs(d) <= tolerance
    }
}
