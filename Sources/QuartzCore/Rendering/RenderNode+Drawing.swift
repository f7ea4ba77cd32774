internal import CGtk
import Foundation

extension RenderNode {
    /// The node of a Cairo drawing, which stays sharp at every scale. It is clipped to `area`, expanded to whole points: the GL renderer would stretch
    /// fractional bounds and the drawing in them to whole pixels.
    static func drawing(in area: CGRect, origin: CGPoint? = nil, _ draw: (OpaquePointer) -> Void) -> RenderNode? {
        guard area.width > 0, area.height > 0, area.isFiniteGeometry else { return nil }
        let origin = origin ?? RenderGrid.origin(for: area.origin)
        let area = area.integral
        var bounds = graphene_rect_t(area, from: origin)
        guard let node = RenderNode(ofGsk: gsk_cairo_node_new(&bounds), origin: origin),
            let cairo = gsk_cairo_node_get_draw_context(node.forGsk)
        else { return nil }
        cairo_translate(cairo, -origin.x, -origin.y)
        draw(cairo)
        cairo_destroy(cairo)
        return node
    }

    /// An image in `rect`, scaled without interpolation.
    static func unsmoothedImage(_ image: CGImage, _ rect: CGRect) -> RenderNode? {
        guard let surface = image.makeSurface() else { return nil }
        defer { cairo_surface_destroy(surface) }
        return drawing(in: rect) { cairo in
            cairo_translate(cairo, rect.minX, rect.minY)
            cairo_scale(cairo, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
            cairo_set_source_surface(cairo, surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
            cairo_fill(cairo)
        }
    }
}

extension CGImage {
    /// A surface with a copy of the pixels. The caller destroys it.
    fileprivate func makeSurface() -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height)),
            let pixels = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            guard let row = row(y).baseAddress else { continue }
            memcpy(pixels + y * stride, row, width * 4)
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}

extension CGPath {
    /// Appends the path to the path of a Cairo context.
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
                // Converts to a cubic curve. Each of its control points is two thirds of the way from an end point to the quadratic control point.
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
