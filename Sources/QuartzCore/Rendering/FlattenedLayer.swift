internal import CGtk
import Foundation

/// A bitmap of a layer in perspective. GSK's Cairo renderer cannot draw in 3D, so the bitmap is warped here.
///
/// The flat bitmap is cached. So a layer that only rotates is drawn once, and only the bitmap is warped in every frame.
@MainActor
final class FlattenedLayer {
    private var picture: PixelStore?
    private var area = CGRect.zero
    private var drawn: RenderNode?
    private var drawnScale: CGFloat = 0

    /// `node` as seen through `projection`, clipped to the polygon `outline` if there is one.
    func node(of node: RenderNode, _ projection: PlaneProjection, scale: CGFloat, inside outline: [CGPoint]? = nil) -> RenderNode? {
        if drawn !== node || drawnScale != scale {
            area = node.bounds
            guard area.width > 0, area.height > 0 else { return nil }
            let used = min(scale, 4096 / max(area.width, area.height))
            picture = drawNode(node, in: area, scale: used)
            drawn = node
            drawnScale = scale
        }
        guard let picture else { return nil }
        let visible = VisibleQuad.corners(of: area, through: projection)
        guard visible.count >= 3 else { return nil }
        var box = CGRect(origin: visible[0], size: .zero)
        for corner in visible { box = box.union(CGRect(origin: corner, size: .zero)) }
        // Near the viewer's plane, projected sizes grow without limit. This range contains everything visible.
        box = box.intersection(CGRect(x: -8192, y: -8192, width: 16384, height: 16384))
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        let used = min(scale, 4096 / max(box.width, box.height))
        let pixels = CGRect(x: box.minX * used, y: box.minY * used, width: box.width * used, height: box.height * used)
            .insetBy(dx: -1, dy: -1).integral
        guard let target = PixelStore(width: Int(pixels.width), height: Int(pixels.height)),
            let back = projection.inverted
        else { return nil }
        // The matrix from target pixels to points, back through the projection, to pixels of the flat bitmap.
        let toPoints = PlaneProjection(
            m11: 1 / used, m22: 1 / used, m31: pixels.minX / used, m32: pixels.minY / used)
        let (sx, sy) = (CGFloat(picture.width) / area.width, CGFloat(picture.height) / area.height)
        let toPixels = PlaneProjection(m11: sx, m22: sy, m31: -area.minX * sx, m32: -area.minY * sy)
        let m = toPoints.concatenating(back).concatenating(toPixels)
        var matrix = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map(Double.init)
        lodestone_warp(
            picture.base, gint(picture.width), gint(picture.height), gint(picture.bytesPerRow), target.base, gint(target.width),
            gint(target.height), gint(target.bytesPerRow), &matrix)
        let area = CGRect(x: pixels.minX / used, y: pixels.minY / used, width: pixels.width / used, height: pixels.height / used)
        if let outline {
            return target.part(inside: outline, area: area, scale: used).flatMap { RenderNode.image(CGImage(store: $0), area) }
        }
        return RenderNode.image(CGImage(store: target), area)
    }
}

/// The part of a rectangle in front of the viewer.
enum VisibleQuad {
    /// The projected corners of the visible part.
    static func corners(of rect: CGRect, through p: PlaneProjection) -> [CGPoint] {
        let near: CGFloat = 1e-3
        func depth(_ point: CGPoint) -> CGFloat { point.x * p.m13 + point.y * p.m23 + p.m33 }
        var clipped: [CGPoint] = []
        let corners = rect.corners
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let (a, b) = (depth(corner) - near, depth(next) - near)
            if a >= 0 { clipped.append(corner) }
            if (a < 0) != (b < 0) {
                let t = a / (a - b)
                clipped.append(CGPoint(x: corner.x + (next.x - corner.x) * t, y: corner.y + (next.y - corner.y) * t))
            }
        }
        return clipped.compactMap(p.project)
    }
}

extension PixelStore {
    /// The pixels inside of a polygon, which is in points. `area` is the frame of the whole bitmap. Edges are not antialiased, so that adjacent parts have no
    /// visible seam.
    fileprivate func part(inside outline: [CGPoint], area: CGRect, scale: CGFloat) -> PixelStore? {
        guard let result = PixelStore(width: width, height: height), let first = outline.first else { return nil }
        let source = makeSurface()
        let target = result.makeSurface()
        let cairo = cairo_create(target)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
        cairo_move_to(cairo, (first.x - area.minX) * scale, (first.y - area.minY) * scale)
        for point in outline.dropFirst() { cairo_line_to(cairo, (point.x - area.minX) * scale, (point.y - area.minY) * scale) }
        cairo_close_path(cairo)
        cairo_clip(cairo)
        cairo_set_source_surface(cairo, source, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        for surface in [source, target] {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        return result
    }
}
