internal import CGtk
import Foundation
import Host

extension RenderTree {
    /// Creates a render tree of `node`; an empty one for nil.
    @MainActor convenience init?(_ node: RenderNode?) {
        guard let pointer = node?.counting(from: .zero).map({ lodestone_node_ref($0.pointer) }) ?? lodestone_node_new_group(nil, 0) else {
            return nil
        }
        self.init(adopting: pointer) { lodestone_node_unref($0) }
    }

    /// The part `rect` of the render tree, in points, drawn with `scale` pixels per point. Needs no display.
    package func image(in rect: CGRect, scale: CGFloat) -> CGImage? {
        drawNode(root, in: rect, origin: .zero, scale: scale).map { CGImage(store: $0) }
    }

    /// The rectangles in which the tree may differ from `old`, in pixels, with `scale` pixels per point. Nodes that both trees share need no comparison.
    package func changes(since old: RenderTree, scale: CGFloat) -> [CGRect] {
        let region = cairo_region_create()
        defer { cairo_region_destroy(region) }
        lodestone_paint_difference(old.root, root, scale, region)
        return (0..<cairo_region_num_rectangles(region)).map { index in
            var part = cairo_rectangle_int_t()
            cairo_region_get_rectangle(region, index, &part)
            return CGRect(x: Int(part.x), y: Int(part.y), width: Int(part.width), height: Int(part.height))
        }
    }

    /// Updates `store`, which shows all of `old`, with the method of a window: moves the scrolled area and paints the other differences. Returns the moved
    /// rectangle (empty if no area moved) and the number of painted pixels.
    package func update(_ store: PixelStore, since old: RenderTree, scale: CGFloat) -> (moved: CGRect, painted: Int) {
        let surface = store.makeSurface()
        var window = cairo_rectangle_int_t(x: 0, y: 0, width: gint(store.width), height: gint(store.height))
        let region = cairo_region_create()
        let known = cairo_region_create_rectangle(&window)
        var move = LodestoneMove()
        let hasMoved = lodestone_paint_difference_moving(old.root, root, scale, window, known, region, &move) != 0
        if hasMoved { lodestone_paint_move(surface, &move) }
        var painted = 0
        for index in 0..<cairo_region_num_rectangles(region) {
            var part = cairo_rectangle_int_t()
            cairo_region_get_rectangle(region, index, &part)
            painted += Int(part.width) * Int(part.height)
            lodestone_paint_pixels(root, surface, scale, &part)
        }
        cairo_region_destroy(known)
        cairo_region_destroy(region)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        let to = move.to
        return (hasMoved ? CGRect(x: Int(to.x), y: Int(to.y), width: Int(to.width), height: Int(to.height)) : .zero, painted)
    }

    /// Draws the tree over the content of `store`, like a window system over its window. The top left corners coincide; `scale` is in pixels per point.
    package func draw(into store: PixelStore, scale: CGFloat) {
        drawNode(root, from: .zero, scale: scale, into: store)
    }
}

/// Draws the part `rect` of `node`, with `scale` pixels per point. Returns nil for a size that a bitmap cannot have.
@MainActor
func drawNode(_ node: RenderNode, in rect: CGRect, scale: CGFloat) -> PixelStore? {
    drawNode(node.pointer, in: rect, origin: node.origin, scale: scale)
}

/// Draws the part `rect` of a node whose coordinates are relative to `origin`.
private func drawNode(_ node: OpaquePointer, in rect: CGRect, origin: CGPoint, scale: CGFloat) -> PixelStore? {
    let width = Int((rect.width * scale - 1e-6).rounded(.up))
    let height = Int((rect.height * scale - 1e-6).rounded(.up))
    guard let store = PixelStore(width: width, height: height) else { return nil }
    drawNode(node, from: CGPoint(x: rect.minX - origin.x, y: rect.minY - origin.y), scale: scale, into: store)
    return store
}

/// Draws `node` over the content of `store`; `corner` is the point of the node at the store's top left corner.
private func drawNode(_ node: OpaquePointer, from corner: CGPoint, scale: CGFloat, into store: PixelStore) {
    let surface = store.makeSurface()
    let cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
    cairo_translate(cairo, -corner.x, -corner.y)
    lodestone_paint(node, cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
}

extension RenderNode {
    /// Whether GTK is initialized, which GSK nodes require. Initializes GTK on first access.
    ///
    /// Without a display, `gtk_init_check()` fails but leaves GTK initialized: nodes need no display.
    static let isReady: Bool = gtk_init_check() != 0 || gtk_is_initialized() != 0
}
