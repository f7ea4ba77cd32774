internal import CGtk
import Foundation

extension RenderNode {
    /// How long a side of the node may be, in points, to be drawn on a texture: what is longer would take too much memory.
    static let longestTexturedSide: CGFloat = 4096

    /// The node with a transparent margin around it, so that its edges are smooth when `m` turns it; nil for one that is too large.
    ///
    /// GSK's GL renderer does not smooth the edges of what it turns: a colour or an image turned by itself ends between two pixels, and what is
    /// clipped is drawn upright on a texture that ends where the node does. With a margin the edge lies inside of the texture, where the
    /// renderer mixes neighbouring pixels. A border brings it: one without width draws nothing, but reaches where it is put, and unlike a
    /// transparent colour it makes the renderer take a texture, whatever else the node is.
    ///
    /// The same margin gives the same node, so that what only turns keeps its texture.
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

    /// At least a point of the space that the node is turned into, and so a pixel; a power of two, so that few changes of the scale change it.
    private static func margin(_ scale: CGFloat) -> Float {
        Float(exp2(-log2(scale).rounded(.down)))
    }
}

extension CGAffineTransform {
    /// Turned by quarters at most: upright rectangles stay upright.
    var keepsUprightEdges: Bool {
        let tolerance = 1e-6 * max(abs(a), abs(b), abs(c), abs(d))
        return abs(b) <= tolerance && abs(c) <= tolerance || abs(a) <= tolerance && abs(d) <= tolerance
    }
}
