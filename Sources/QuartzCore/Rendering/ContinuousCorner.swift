internal import CGtk
import Foundation

/// A corner with gradually changing curvature, as three Bézier curves.
///
/// Coordinates are distances from the corner's tip along its two edges, in multiples of the radius. The full curve equals that of
/// `UIBezierPath(roundedRect:cornerRadius:)` on iOS, and takes 1.53 radii of each edge. Shorter edges get a curve between it and a circle, which takes 1.
struct ContinuousCorner {
    private static let full: [CGPoint] = [
        CGPoint(x: 1.52866483, y: 0), CGPoint(x: 1.08849323, y: 0), CGPoint(x: 0.86840689, y: 0), CGPoint(x: 0.63149399, y: 0.07491100),
        CGPoint(x: 0.37282392, y: 0.16905899),
    ]
    /// Three arcs of 30 degrees.
    private static let circle: [CGPoint] = [
        CGPoint(x: 1, y: 0), CGPoint(x: 0.82446, y: 0), CGPoint(x: 0.65202, y: 0.046205), CGPoint(x: 0.5, y: 0.133975),
        CGPoint(x: 0.34798, y: 0.221745),
    ]

    /// Ten points: the start of the corner and, for each of three curves, two control points and an end point.
    let points: [CGPoint]

    /// The corner of a rectangle whose shorter side is `side` points long.
    init(radius: CGFloat, side: CGFloat) {
        let space = radius > 0 ? side / 2 / radius : 1
        let share = min(max((space - 1) / (ContinuousCorner.full[0].x - 1), 0), 1)
        let half = zip(ContinuousCorner.circle, ContinuousCorner.full).map { circle, full in
            CGPoint(x: (circle.x + (full.x - circle.x) * share) * radius, y: (circle.y + (full.y - circle.y) * share) * radius)
        }
        points = half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}

extension RoundedRect {
    /// The outline with continuous corners, clockwise from the top left corner.
    var continuousPath: CGPath {
        let path = CGMutablePath()
        /// Adds a corner: `tip`, with the directions of the edges before and after it.
        func add(_ mask: CACornerMask, _ tip: CGPoint, from: CGVector, to: CGVector) {
            func converted(_ point: CGPoint) -> CGPoint {
                CGPoint(x: tip.x + from.dx * point.x + to.dx * point.y, y: tip.y + from.dy * point.x + to.dy * point.y)
            }
            let radius = self.radius(mask)
            guard radius > 0 else {
                return path.isEmpty ? path.move(to: tip) : path.addLine(to: tip)
            }
            let corner = ContinuousCorner(radius: radius, side: min(rect.width, rect.height))
            let points = corner.points.map(converted)
            if path.isEmpty { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
            for index in stride(from: 1, to: points.count, by: 3) {
                path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
            }
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        add(.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), from: down, to: right)
        add(.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
        add(.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
        add(.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
        path.closeSubpath()
        return path
    }

    /// The outline filled with `color`.
    @MainActor func continuousFill(_ color: RGBA, origin: CGPoint?) -> RenderNode? {
        RenderNode.drawing(in: rect, origin: origin) { cairo in
            continuousPath.append(to: cairo)
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            cairo_fill(cairo)
        }
    }

    /// A border along the inside of the outline.
    @MainActor func continuousBorder(_ color: RGBA, width: CGFloat, origin: CGPoint?) -> RenderNode? {
        var inner = self
        inner.rect = rect.insetBy(dx: width, dy: width)
        inner.radius = max(drawnRadius - width, 0)
        if let radii {
            var less = CornerRadii()
            (less.topLeft, less.topRight) = (max(radii.topLeft - width, 0), max(radii.topRight - width, 0))
            (less.bottomLeft, less.bottomRight) = (max(radii.bottomLeft - width, 0), max(radii.bottomRight - width, 0))
            inner.radii = less
        }
        return RenderNode.drawing(in: rect, origin: origin) { cairo in
            continuousPath.append(to: cairo)
            if inner.rect.width > 0, inner.rect.height > 0 {
                if inner.isRectangle {
                    cairo_rectangle(cairo, inner.rect.minX, inner.rect.minY, inner.rect.width, inner.rect.height)
                } else {
                    inner.continuousPath.append(to: cairo)
                }
            }
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            cairo_fill(cairo)
        }
    }
}

extension RenderNode {
    /// The node clipped to `shape`. For continuous corners the node is drawn into a bitmap with `scale` pixels per point, because GSK of GTK 4.8 clips only to
    /// circular corners.
    func clipped(to shape: RoundedRect, scale: CGFloat) -> RenderNode? {
        guard shape.isContinuous, !shape.isRectangle else { return clipped(to: shape) }
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        return shape.continuousFill(black, origin: origin).flatMap { MaskedImage.node(of: self, mask: $0, scale: scale) }
    }
}
