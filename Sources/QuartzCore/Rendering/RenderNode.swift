internal import CGtk
import Foundation

/// A reference to an immutable GSK render node.
@MainActor
final class RenderNode {
    // Nodes never change, and GSK counts their references atomically: the last one may go anywhere.
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Takes over a reference.
    init(adopting pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        gsk_render_node_unref(pointer)
    }

    /// Takes over a node that GSK has just made.
    convenience init?(_ made: OpaquePointer?) {
        guard let made else { return nil }
        self.init(adopting: made)
    }

    /// Everything that it draws lies in here.
    var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rect)
        return CGRect(rect)
    }

    /// Nodes above each other, the first one lowest; nil for none, the node itself for one.
    static func group(_ nodes: [RenderNode]) -> RenderNode? {
        guard nodes.count > 1 else { return nodes.first }
        var pointers: [OpaquePointer?] = nodes.map(\.pointer)
        return RenderNode(gsk_container_node_new(&pointers, guint(pointers.count)))
    }

    /// A filled rectangle.
    static func color(_ color: RGBA, _ rect: CGRect) -> RenderNode? {
        var rgba = GdkRGBA(color)
        var bounds = graphene_rect_t(rect)
        return RenderNode(gsk_color_node_new(&rgba, &bounds))
    }

    /// Only what lies in `rect`.
    func clipped(to rect: CGRect) -> RenderNode? {
        var clip = graphene_rect_t(rect)
        return RenderNode(gsk_clip_node_new(pointer, &clip))
    }

    /// Only what lies in a rectangle with round corners.
    func clipped(to shape: RoundedRect) -> RenderNode? {
        if shape.isRectangle { return clipped(to: shape.rect) }
        var clip = GskRoundedRect(shape)
        return RenderNode(gsk_rounded_clip_node_new(pointer, &clip))
    }

    /// Faded as a whole.
    func opacity(_ opacity: CGFloat) -> RenderNode? {
        opacity >= 1 ? self : RenderNode(gsk_opacity_node_new(pointer, Float(opacity)))
    }

    /// The first node as far as it has become the second, from 0 to 1; nil stands for nothing to be seen.
    static func fade(_ first: RenderNode?, _ second: RenderNode?, _ fraction: CGFloat) -> RenderNode? {
        guard let first else { return fraction > 0 ? second?.opacity(fraction) : nil }
        guard let second else { return fraction < 1 ? first.opacity(1 - fraction) : nil }
        if fraction <= 0 { return first }
        if fraction >= 1 { return second }
        return RenderNode(gsk_cross_fade_node_new(first.pointer, second.pointer, Float(fraction)))
    }

    /// Moved.
    func translated(by offset: CGPoint) -> RenderNode? {
        if offset == .zero { return self }
        var point = graphene_point_t(x: Float(offset.x), y: Float(offset.y))
        // Nil: so little that single precision does not see it.
        guard let transform = gsk_transform_translate(nil, &point) else { return self }
        defer { gsk_transform_unref(transform) }
        return RenderNode(gsk_transform_node_new(pointer, transform))
    }

    /// Moved, turned and scaled.
    func transformed(by m: CGAffineTransform) -> RenderNode? {
        if m.a == 1, m.b == 0, m.c == 0, m.d == 1 { return translated(by: CGPoint(x: m.tx, y: m.ty)) }
        let determinant = m.a * m.d - m.b * m.c
        guard determinant != 0, determinant.isFinite else { return nil }
        var point = graphene_point_t(x: Float(m.tx), y: Float(m.ty))
        var transform = gsk_transform_translate(nil, &point)
        if m.b == 0, m.c == 0 {
            transform = gsk_transform_scale(transform, Float(m.a), Float(m.d))
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
        return RenderNode(gsk_transform_node_new(pointer, transform))
    }

    /// An image in `rect`. The node keeps the image's pixels.
    static func image(_ image: CGImage, _ rect: CGRect) -> RenderNode? {
        withExtendedLifetime(image) {
            guard let texture = image.texture else { return nil }
            var bounds = graphene_rect_t(rect)
            return RenderNode(gsk_texture_node_new(texture, &bounds))
        }
    }
}

/// A rectangle with round corners.
struct RoundedRect: Equatable {
    var rect: CGRect
    var radius: CGFloat = 0
    var corners: CACornerMask = .all

    /// The radius that is drawn: at most half of the shorter side.
    var drawnRadius: CGFloat { max(0, min(radius, min(rect.width, rect.height) / 2)) }
    var isRectangle: Bool { drawnRadius == 0 || corners.isEmpty }

    func radius(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? drawnRadius : 0 }
}

extension CGRect {
    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width), height: CGFloat(rect.size.height))
    }
}

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension GdkRGBA {
    init(_ color: RGBA) {
        self.init(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    }
}

extension GskRoundedRect {
    init(_ shape: RoundedRect) {
        func corner(_ corner: CACornerMask) -> graphene_size_t {
            graphene_size_t(width: Float(shape.radius(corner)), height: Float(shape.radius(corner)))
        }
        self.init(
            bounds: graphene_rect_t(shape.rect),
            corner: (
                corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner), corner(.layerMaxXMaxYCorner), corner(.layerMinXMaxYCorner)
            ))
    }
}
