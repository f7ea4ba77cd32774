internal import CGtk
import Foundation

extension RenderNode {
    /// What `draw` draws with Cairo, as lines and shapes that stay sharp; nothing of it lies outside of `area`.
    static func drawing(in area: CGRect, _ draw: (OpaquePointer) -> Void) -> RenderNode? {
        guard area.width > 0, area.height > 0, area.isFiniteGeometry else { return nil }
        var bounds = graphene_rect_t(area)
        guard let node = RenderNode(gsk_cairo_node_new(&bounds)), let cairo = gsk_cairo_node_get_draw_context(node.pointer) else {
            return nil
        }
        draw(cairo)
        cairo_destroy(cairo)
        return node
    }
}

extension CGPath {
    /// Adds the path to that of a Cairo context.
    func append(to cairo: OpaquePointer) {
        var pen = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                cairo_move_to(cairo, point.x, point.y)
                (pen, start) = (point, point)
            case .line(let point):
                cairo_line_to(cairo, point.x, point.y)
                pen = point
            case .quadCurve(let control, let end):
                // The cubic curve that is the same: its controls are two thirds of the way to the quadratic one's.
                cairo_curve_to(
                    cairo, pen.x + (control.x - pen.x) * 2 / 3, pen.y + (control.y - pen.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                pen = end
            case .curve(let control1, let control2, let end):
                cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
                pen = end
            case .close:
                cairo_close_path(cairo)
                pen = start
            }
        }
    }
}
