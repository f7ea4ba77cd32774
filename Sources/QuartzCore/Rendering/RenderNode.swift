internal import CGtk
import Foundation
import Host

/// A reference to an immutable render node of the C shim, with its floating origin. The shim converts the node to a GSK node for drawing with GSK.
///
/// Coordinates in a node are in single precision, like GSK's, and relative to ``origin``, which is in double precision. All functions here use absolute
/// coordinates.
@MainActor
final class RenderNode {
    // Nodes are immutable and atomically reference-counted, so any thread may release the last reference.
    nonisolated(unsafe) let pointer: OpaquePointer
    /// The origin of the node's own coordinates, on a line of ``RenderGrid``.
    let origin: CGPoint
    /// The result of the last ``withMargin(for:)``.
    var edged: RenderNode?

    /// Takes ownership of a reference.
    init(adopting pointer: OpaquePointer, origin: CGPoint = .zero) {
        self.pointer = pointer
        self.origin = origin
    }

    deinit {
        lodestone_node_unref(pointer)
    }

    /// Takes ownership of a new node.
    convenience init?(_ made: OpaquePointer?, origin: CGPoint = .zero) {
        guard let made else { return nil }
        self.init(adopting: made, origin: origin)
    }

    /// Takes ownership of a GSK node and wraps it.
    convenience init?(ofGsk made: OpaquePointer?, origin: CGPoint = .zero) {
        self.init(lodestone_node_new_of_gsk(made), origin: origin)
    }

    /// The node converted to GSK, with images for Cairo. The pointer is valid until this object is deallocated.
    var forGsk: OpaquePointer? { lodestone_node_for_gsk(pointer, 0) }

    /// The bounding box of the drawing.
    var bounds: CGRect {
        var rect = graphene_rect_t()
        lodestone_node_get_bounds(pointer, &rect)
        return CGRect(rect).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Returns a node with the same drawing and coordinates relative to `origin`.
    func counting(from origin: CGPoint) -> RenderNode? {
        if self.origin == origin { return self }
        // Origins are on a grid, so their difference is exact in single precision.
        let offset = CGPoint(x: self.origin.x - origin.x, y: self.origin.y - origin.y)
        return moved(by: offset, origin: origin)
    }

    /// Whether one origin suffices for all of `nodes`.
    static func areNear(_ nodes: [RenderNode]) -> Bool {
        guard let first = nodes.first else { return true }
        for node in nodes where node.origin != first.origin && !RenderGrid.areNear(node.origin, first.origin) { return false }
        return true
    }

    /// Stacks nodes, the first node lowest. Returns nil for an empty array, and the node itself if there is only one. The result is relative to `origin`; by
    /// default to the origin of the first node.
    static func group(_ nodes: [RenderNode], origin: CGPoint? = nil) -> RenderNode? {
        guard let first = nodes.first else { return nil }
        let origin = origin ?? first.origin
        if nodes.count == 1 { return first.counting(from: origin) }
        // A loop instead of `map`, because another module would call the closure, and each such call checks the executor.
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

    /// The node clipped to `rect`.
    func clipped(to rect: CGRect) -> RenderNode? {
        var clip = graphene_rect_t(RoundedRect(rect: rect).cut(around: self).rect, from: origin)
        return RenderNode(lodestone_node_new_clipped(pointer, &clip), origin: origin)
    }

    /// The node clipped to a rounded rectangle.
    func clipped(to shape: RoundedRect) -> RenderNode? {
        if shape.isRectangle { return clipped(to: shape.rect) }
        var clip = GskRoundedRect(shape.cut(around: self), from: origin)
        return RenderNode(lodestone_node_new_rounded(pointer, &clip), origin: origin)
    }

    /// The node with an opacity, applied to it as a whole.
    func opacity(_ opacity: CGFloat) -> RenderNode? {
        opacity >= 1 ? self : RenderNode(lodestone_node_new_faded(pointer, Float(opacity)), origin: origin)
    }

    /// A cross-fade from the first node to the second; `fraction` is from 0 to 1. Nil stands for an empty node.
    static func fade(_ first: RenderNode?, _ second: RenderNode?, _ fraction: CGFloat) -> RenderNode? {
        guard let first else { return fraction > 0 ? second?.opacity(fraction) : nil }
        guard let second else { return fraction < 1 ? first.opacity(1 - fraction) : nil }
        if fraction <= 0 { return first }
        if fraction >= 1 { return second }
        guard let end = second.counting(from: first.origin) else { return first }
        return RenderNode(lodestone_node_new_cross_fade(first.pointer, end.pointer, Float(fraction)), origin: first.origin)
    }

    /// The node translated by `offset`.
    func translated(by offset: CGPoint) -> RenderNode? {
        if offset == .zero { return self }
        let position = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
        let line = RenderGrid.origin(for: position)
        return moved(by: CGPoint(x: position.x - line.x, y: position.y - line.y), origin: line)
    }

    /// The shim's node translated by `offset`, now relative to `origin`.
    private func moved(by offset: CGPoint, origin: CGPoint) -> RenderNode? {
        let (dx, dy) = (Float(offset.x), Float(offset.y))
        // Creates no transform node for such small offsets, because GSK ignores them.
        if abs(dx) < .ulpOfOne, abs(dy) < .ulpOfOne {
            return origin == self.origin ? self : RenderNode(adopting: lodestone_node_ref(pointer), origin: origin)
        }
        return RenderNode(lodestone_node_new_moved(pointer, dx, dy), origin: origin)
    }

    /// The node transformed by `m`.
    func transformed(by m: CGAffineTransform) -> RenderNode? {
        if m.a == 1, m.b == 0, m.c == 0, m.d == 1 { return translated(by: CGPoint(x: m.tx, y: m.ty)) }
        let determinant = m.a * m.d - m.b * m.c
        guard determinant != 0, determinant.isFinite else { return nil }
        let position = origin.applying(m)
        let line = RenderGrid.origin(for: position)
        var point = graphene_point_t(x: Float(position.x - line.x), y: Float(position.y - line.y))
        var transform = gsk_transform_translate(nil, &point)
        if m.b == 0, m.c == 0, m.a > 0, m.d > 0 {
            transform = gsk_transform_scale(transform, Float(m.a), Float(m.d))
        } else if m.b == 0, m.c == 0 {
            // Under a mirroring scale, GSK's GL renderer loses rounded corners. Instead, rotate by 180°: the renderer then draws the corners upright on a
            // texture.
            transform = gsk_transform_rotate(transform, 180)
            transform = gsk_transform_scale(transform, Float(-m.a), Float(-m.d))
        } else {
            // Decomposes the matrix into rotation, skew and scale. GSK would treat a matrix as three-dimensional, and draws 3D matrices incorrectly.
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

    /// An image scaled to `rect`. The node retains the image's pixels.
    static func image(_ image: CGImage, _ rect: CGRect) -> RenderNode? {
        defer { withExtendedLifetime(image) {} }
        let origin = RenderGrid.origin(for: rect.origin)
        var bounds = graphene_rect_t(rect, from: origin)
        guard rect.width > 0, rect.height > 0 else { return nil }
        if let letters = image.letters { return RenderNode(lodestone_node_new_glyph_run_image(letters.letters, &bounds), origin: origin) }
        guard let surface = image.surface else { return nil }
        return RenderNode(lodestone_node_new_bitmap(surface, gint(image.width), gint(image.height), &bounds), origin: origin)
    }
}

/// A rectangle with rounded corners.
struct RoundedRect: Equatable {
    var rect: CGRect
    var radius: CGFloat = 0
    var corners: CACornerMask = .all
    /// Whether the curvature of the corners changes gradually, instead of being circular.
    var isContinuous = false
    /// A separate radius for each corner; nil if ``radius`` applies to all rounded corners. If set, ``radius`` is the greatest of them.
    var radii: CornerRadii?

    /// The effective radius: at most half of the shorter side.
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

    /// Cuts a shape that is too long for single precision to the surroundings of `node`. The corners of the cut shape are outside of the node's bounds.
    @MainActor
    fileprivate func cut(around node: RenderNode) -> RoundedRect {
        guard max(rect.width, rect.height) > RenderGrid.longestSide else { return self }
        return cut(to: node.bounds.insetBy(dx: -16, dy: -16))
    }

    /// Cuts the shape to `area` with a margin. The margin keeps the corners of the cut shape outside of `area`.
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
    /// Converts `rect`, relative to `origin`.
    init(_ rect: CGRect, from origin: CGPoint) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX - origin.x), y: Float(rect.minY - origin.y)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension graphene_point_t {
    /// Converts `point`, relative to `origin`.
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
    /// Converts `shape`, relative to `origin`.
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
