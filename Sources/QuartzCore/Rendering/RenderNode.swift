internal import CGtk
import Foundation
import Host

/// A reference to an immutable GSK render node, and where it lies.
///
/// GSK's numbers are in single precision. The node's count from ``origin``, which is in double precision; everything that is done with nodes
/// here is in coordinates that count from zero.
@MainActor
final class RenderNode {
    // Nodes never change, and GSK counts their references atomically: the last one may go anywhere.
    nonisolated(unsafe) let pointer: OpaquePointer
    /// What the node's own coordinates count from, on the lines of ``RenderGrid``.
    let origin: CGPoint
    /// The node with a margin, as it was last asked for (``withMargin(for:)``).
    var edged: RenderNode?

    /// Takes over a reference.
    init(adopting pointer: OpaquePointer, origin: CGPoint = .zero) {
        self.pointer = pointer
        self.origin = origin
    }

    deinit {
        gsk_render_node_unref(pointer)
    }

    /// Takes over a node that GSK has just made.
    convenience init?(_ made: OpaquePointer?, origin: CGPoint = .zero) {
        guard let made else { return nil }
        self.init(adopting: made, origin: origin)
    }

    /// Everything that it draws lies in here.
    var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rect)
        return CGRect(rect).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The same, counting from `origin`.
    func counting(from origin: CGPoint) -> RenderNode? {
        if self.origin == origin { return self }
        // Differences of origins are exact in single precision.
        let offset = CGPoint(x: self.origin.x - origin.x, y: self.origin.y - origin.y)
        return moved(by: offset, origin: origin)
    }

    /// Whether one origin will do for all of `nodes`.
    static func areNear(_ nodes: [RenderNode]) -> Bool {
        guard let first = nodes.first else { return true }
        for node in nodes where node.origin != first.origin && !RenderGrid.areNear(node.origin, first.origin) { return false }
        return true
    }

    /// Nodes above each other, the first one lowest; nil for none, the node itself for one. They count from `origin`, or else from where the
    /// first one does.
    static func group(_ nodes: [RenderNode], origin: CGPoint? = nil) -> RenderNode? {
        guard let first = nodes.first else { return nil }
        let origin = origin ?? first.origin
        if nodes.count == 1 { return first.counting(from: origin) }
        // Loops, since a closure that another module calls asks each time whether it runs on the main actor.
        var parts: [RenderNode] = []
        var pointers: [OpaquePointer?] = []
        parts.reserveCapacity(nodes.count)
        pointers.reserveCapacity(nodes.count)
        for node in nodes {
            guard let part = node.counting(from: origin) else { continue }
            parts.append(part)
            pointers.append(part.pointer)
        }
        defer { withExtendedLifetime(parts) {} }
        return RenderNode(gsk_container_node_new(&pointers, guint(pointers.count)), origin: origin)
    }

    /// A filled rectangle.
    static func color(_ color: RGBA, _ rect: CGRect, origin: CGPoint? = nil) -> RenderNode? {
        let origin = origin ?? RenderGrid.origin(for: rect.origin)
        var rgba = GdkRGBA(color)
        var bounds = graphene_rect_t(rect, from: origin)
        return RenderNode(gsk_color_node_new(&rgba, &bounds), origin: origin)
    }

    /// Only what lies in `rect`.
    func clipped(to rect: CGRect) -> RenderNode? {
        var clip = graphene_rect_t(RoundedRect(rect: rect).cut(around: self).rect, from: origin)
        return RenderNode(gsk_clip_node_new(pointer, &clip), origin: origin)
    }

    /// Only what lies in a rectangle with round corners.
    func clipped(to shape: RoundedRect) -> RenderNode? {
        if shape.isRectangle { return clipped(to: shape.rect) }
        var clip = GskRoundedRect(shape.cut(around: self), from: origin)
        return RenderNode(gsk_rounded_clip_node_new(pointer, &clip), origin: origin)
    }

    /// Faded as a whole.
    func opacity(_ opacity: CGFloat) -> RenderNode? {
        opacity >= 1 ? self : RenderNode(gsk_opacity_node_new(pointer, Float(opacity)), origin: origin)
    }

    /// The first node as far as it has become the second, from 0 to 1; nil stands for nothing to be seen.
    static func fade(_ first: RenderNode?, _ second: RenderNode?, _ fraction: CGFloat) -> RenderNode? {
        guard let first else { return fraction > 0 ? second?.opacity(fraction) : nil }
        guard let second else { return fraction < 1 ? first.opacity(1 - fraction) : nil }
        if fraction <= 0 { return first }
        if fraction >= 1 { return second }
        guard let end = second.counting(from: first.origin) else { return first }
        return RenderNode(gsk_cross_fade_node_new(first.pointer, end.pointer, Float(fraction)), origin: first.origin)
    }

    /// Moved.
    func translated(by offset: CGPoint) -> RenderNode? {
        if offset == .zero { return self }
        let place = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        let line = RenderGrid.origin(for: place)
        return moved(by: CGPoint(x: place.x - line.x, y: place.y - line.y), origin: line)
    }

    /// GSK's node moved by `offset`, now counting from `origin`.
    private func moved(by offset: CGPoint, origin: CGPoint) -> RenderNode? {
        var point = graphene_point_t(x: Float(offset.x), y: Float(offset.y))
        // Nil: so little that single precision does not see it.
        guard let transform = gsk_transform_translate(nil, &point) else {
            return origin == self.origin ? self : RenderNode(adopting: gsk_render_node_ref(pointer), origin: origin)
        }
        defer { gsk_transform_unref(transform) }
        return RenderNode(gsk_transform_node_new(pointer, transform), origin: origin)
    }

    /// Moved, turned and scaled.
    func transformed(by m: CGAffineTransform) -> RenderNode? {
        if m.a == 1, m.b == 0, m.c == 0, m.d == 1 { return translated(by: CGPoint(x: m.tx, y: m.ty)) }
        let determinant = m.a * m.d - m.b * m.c
        guard determinant != 0, determinant.isFinite else { return nil }
        let place = origin.applying(m)
        let line = RenderGrid.origin(for: place)
        var point = graphene_point_t(x: Float(place.x - line.x), y: Float(place.y - line.y))
        var transform = gsk_transform_translate(nil, &point)
        if m.b == 0, m.c == 0, m.a > 0, m.d > 0 {
            transform = gsk_transform_scale(transform, Float(m.a), Float(m.d))
        } else if m.b == 0, m.c == 0 {
            // The GL renderer loses round corners under a scale that mirrors; under half a turn it draws them on a texture, upright.
            transform = gsk_transform_rotate(transform, 180)
            transform = gsk_transform_scale(transform, Float(-m.a), Float(-m.d))
        } else {
            // GSK does not see that a matrix is flat, and draws one in space wrong: give it turn, slant and scale instead.
            let angle = atan2(m.b, m.a)
            let scaleX = (m.a * m.a + m.b * m.b).squareRoot()
            let scaleY = determinant / scaleX
            let slant = (m.a * m.c + m.b * m.d) / scaleX / scaleY
            transform = gsk_transform_rotate(transform, Float(angle * 180 / .pi))
            if slant != 0 { transform = gsk_transform_skew(transform, Float(atan(slant) * 180 / .pi), 0) }
            transform = gsk_transform_scale(transform, Float(scaleX), Float(scaleY))
        }
        guard let transform else { return self }
        defer { gsk_transform_unref(transform) }
        let child = m.keepsUprightEdges ? nil : withMargin(for: m)
        return withExtendedLifetime(child) {
            RenderNode(gsk_transform_node_new((child ?? self).pointer, transform), origin: line)
        }
    }

    /// An image in `rect`. The node keeps the image's pixels.
    static func image(_ image: CGImage, _ rect: CGRect) -> RenderNode? {
        defer { withExtendedLifetime(image) {} }
        let origin = RenderGrid.origin(for: rect.origin)
        var bounds = graphene_rect_t(rect, from: origin)
        if !RenderTree.takesTextures, let made = recording(of: image, in: &bounds) { return RenderNode(adopting: made, origin: origin) }
        guard let texture = image.texture else { return nil }
        return RenderNode(gsk_texture_node_new(texture, &bounds), origin: origin)
    }

    /// A node that draws `image` into `bounds` with Cairo, as a texture's node does.
    private static func recording(of image: CGImage, in bounds: inout graphene_rect_t) -> OpaquePointer? {
        let (x, y) = (Double(bounds.origin.x), Double(bounds.origin.y))
        let (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
        guard width > 0, height > 0, let pattern = pattern(of: image) else { return nil }
        defer { cairo_pattern_destroy(pattern) }
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        let (scaleX, scaleY) = (Double(image.width) / width, Double(image.height) / height)
        // It is clipped to the bounds.
        let cairo = gsk_cairo_node_get_draw_context(node)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = cairo_matrix_t(xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -x * scaleX, y0: -y * scaleY)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        lodestone_paint_keep_pattern(node, pattern)
        cairo_destroy(cairo)
        return node
    }

    private static func pattern(of image: CGImage) -> OpaquePointer? {
        if let letters = image.letters { return lodestone_letters_pattern(letters.letters) }
        return image.surface.flatMap { cairo_pattern_create_for_surface($0) }
    }
}

/// A rectangle with round corners.
struct RoundedRect: Equatable {
    var rect: CGRect
    var radius: CGFloat = 0
    var corners: CACornerMask = .all
    /// The corners bend gradually instead of along a circle.
    var isContinuous = false

    /// The radius that is drawn: at most half of the shorter side.
    var drawnRadius: CGFloat { max(0, min(radius, min(rect.width, rect.height) / 2)) }
    var isRectangle: Bool { drawnRadius == 0 || corners.isEmpty }

    func radius(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? drawnRadius : 0 }

    /// Of a shape that is too long for single precision, what matters around `node`; corners that are not there stay out of sight.
    @MainActor
    fileprivate func cut(around node: RenderNode) -> RoundedRect {
        guard max(rect.width, rect.height) > RenderGrid.longestSide else { return self }
        return cut(to: node.bounds.insetBy(dx: -16, dy: -16))
    }

    /// The part in `area`, and around it as much as keeps its corners out of there.
    func cut(to area: CGRect) -> RoundedRect {
        let radius = drawnRadius
        let part = rect.intersection(area.insetBy(dx: -2 * radius, dy: -2 * radius))
        return RoundedRect(
            rect: part.isNull ? CGRect(origin: area.origin, size: .zero) : part, radius: radius, corners: corners,
            isContinuous: isContinuous)
    }
}

extension CGRect {
    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width), height: CGFloat(rect.size.height))
    }
}

extension graphene_rect_t {
    /// `rect`, counting from `origin`.
    init(_ rect: CGRect, from origin: CGPoint) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX - origin.x), y: Float(rect.minY - origin.y)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension graphene_point_t {
    /// `point`, counting from `origin`.
    init(_ point: CGPoint, from origin: CGPoint) {
        self.init(x: Float(point.x - origin.x), y: Float(point.y - origin.y))
    }
}

extension GdkRGBA {
    init(_ color: RGBA) {
        self.init(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    }
}

extension GskRoundedRect {
    /// `shape`, counting from `origin`.
    init(_ shape: RoundedRect, from origin: CGPoint) {
        func corner(_ corner: CACornerMask) -> graphene_size_t {
            graphene_size_t(width: Float(shape.radius(corner)), height: Float(shape.radius(corner)))
        }
        self.init(
            bounds: graphene_rect_t(shape.rect, from: origin),
            corner: (
                corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner), corner(.layerMaxXMaxYCorner), corner(.layerMinXMaxYCorner)
            ))
    }
}
