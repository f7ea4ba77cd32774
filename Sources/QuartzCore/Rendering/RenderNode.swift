internal import CGtk
import Foundation
import Host

/// A reference to an immutable render node of the shim's, and where it lies. A node of GSK's is made of it where GSK draws.
///
/// A node's numbers are in single precision, as GSK's are. They count from ``origin``, which is in double precision; everything that is done with
/// nodes here is in coordinates that count from zero.
@MainActor
final class RenderNode {
    // Nodes never change, and their references are counted atomically: the last one may go anywhere.
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
        lodestone_node_unref(pointer)
    }

    /// Takes over a node that was just made.
    convenience init?(_ made: OpaquePointer?, origin: CGPoint = .zero) {
        guard let made else { return nil }
        self.init(adopting: made, origin: origin)
    }

    /// Takes over a node of GSK's.
    convenience init?(ofGsk made: OpaquePointer?, origin: CGPoint = .zero) {
        self.init(lodestone_node_new_of_gsk(made), origin: origin)
    }

    /// The node converted to GSK, with images for Cairo, which lives as long as this one.
    var forGsk: OpaquePointer? { lodestone_node_for_gsk(pointer, 0) }

    /// Everything that it draws lies in here.
    var bounds: CGRect {
        var rect = graphene_rect_t()
        lodestone_node_get_bounds(pointer, &rect)
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
        return RenderNode(lodestone_node_new_group(&pointers, guint(pointers.count)), origin: origin)
    }

    /// A filled rectangle.
    static func color(_ color: RGBA, _ rect: CGRect, origin: CGPoint? = nil) -> RenderNode? {
        let origin = origin ?? RenderGrid.origin(for: rect.origin)
        var rgba = GdkRGBA(color)
        var bounds = graphene_rect_t(rect, from: origin)
        return RenderNode(lodestone_node_new_color(&rgba, &bounds), origin: origin)
    }

    /// Only what lies in `rect`.
    func clipped(to rect: CGRect) -> RenderNode? {
        var clip = graphene_rect_t(RoundedRect(rect: rect).cut(around: self).rect, from: origin)
        return RenderNode(lodestone_node_new_clipped(pointer, &clip), origin: origin)
    }

    /// Only what lies in a rectangle with round corners.
    func clipped(to shape: RoundedRect) -> RenderNode? {
        if shape.isRectangle { return clipped(to: shape.rect) }
        var clip = GskRoundedRect(shape.cut(around: self), from: origin)
        return RenderNode(lodestone_node_new_rounded(pointer, &clip), origin: origin)
    }

    /// Faded as a whole.
    func opacity(_ opacity: CGFloat) -> RenderNode? {
        opacity >= 1 ? self : RenderNode(lodestone_node_new_faded(pointer, Float(opacity)), origin: origin)
    }

    /// The first node as far as it has become the second, from 0 to 1; nil stands for nothing to be seen.
    static func fade(_ first: RenderNode?, _ second: RenderNode?, _ fraction: CGFloat) -> RenderNode? {
        guard let first else { return fraction > 0 ? second?.opacity(fraction) : nil }
        guard let second else { return fraction < 1 ? first.opacity(1 - fraction) : nil }
        if fraction <= 0 { return first }
        if fraction >= 1 { return second }
        guard let end = second.counting(from: first.origin) else { return first }
        return RenderNode(lodestone_node_new_cross_fade(first.pointer, end.pointer, Float(fraction)), origin: first.origin)
    }

    /// Moved.
    func translated(by offset: CGPoint) -> RenderNode? {
        if offset == .zero { return self }
        let place = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        let line = RenderGrid.origin(for: place)
        return moved(by: CGPoint(x: place.x - line.x, y: place.y - line.y), origin: line)
    }

    /// The shim's node moved by `offset`, now counting from `origin`.
    private func moved(by offset: CGPoint, origin: CGPoint) -> RenderNode? {
        let (dx, dy) = (Float(offset.x), Float(offset.y))
        // What GSK takes for nothing.
        if abs(dx) < .ulpOfOne, abs(dy) < .ulpOfOne {
            return origin == self.origin ? self : RenderNode(adopting: lodestone_node_ref(pointer), origin: origin)
        }
        return RenderNode(lodestone_node_new_moved(pointer, dx, dy), origin: origin)
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
            RenderNode(lodestone_node_new_transformed((child ?? self).pointer, transform), origin: line)
        }
    }

    /// An image in `rect`. The node keeps the image's pixels.
    static func image(_ image: CGImage, _ rect: CGRect) -> RenderNode? {
        defer { withExtendedLifetime(image) {} }
        let origin = RenderGrid.origin(for: rect.origin)
        var bounds = graphene_rect_t(rect, from: origin)
        guard rect.width > 0, rect.height > 0 else { return nil }
        if let letters = image.letters { return RenderNode(lodestone_node_new_letters(letters.letters, &bounds), origin: origin) }
        guard let surface = image.surface else { return nil }
        return RenderNode(lodestone_node_new_bitmap(surface, gint(image.width), gint(image.height), &bounds), origin: origin)
    }
}

/// A rectangle with round corners.
struct RoundedRect: Equatable {
    var rect: CGRect
    var radius: CGFloat = 0
    var corners: CACornerMask = .all
    /// The corners bend gradually instead of along a circle.
    var isContinuous = false
    /// Radii of their own, of which ``radius`` is the greatest.
    var radii: CornerRadii?

    /// The radius that is drawn: at most half of the shorter side.
    var drawnRadius: CGFloat { max(0, min(radius, min(rect.width, rect.height) / 2)) }
    var isRectangle: Bool { drawnRadius == 0 || corners.isEmpty }

    func radius(_ corner: CACornerMask) -> CGFloat {
        guard corners.contains(corner) else { return 0 }
        guard let radii else { return drawnRadius }
        let own =
            switch corner {
            case .layerMinXMinYCorner: radii.topLeft
            case .layerMaxXMinYCorner: radii.topRight
            case .layerMinXMaxYCorner: radii.bottomLeft
            default: radii.bottomRight
            }
        return min(max(own, 0), drawnRadius)
    }

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
            isContinuous: isContinuous, radii: radii)
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
