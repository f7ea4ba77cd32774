internal import CGtk
import Foundation
import Host

extension RenderTree {
    /// A picture of `node`; an empty one for nil.
    @MainActor convenience init?(_ node: RenderNode?) {
        guard let pointer = node?.counting(from: .zero).map({ lodestone_node_ref($0.pointer) }) ?? lodestone_node_new_group(nil, 0) else {
            return nil
        }
        self.init(adopting: pointer) { lodestone_node_unref($0) }
    }

    /// The part `rect` of the picture, in points, drawn with `scale` pixels per point. Needs no display.
    package func image(in rect: CGRect, scale: CGFloat) -> CGImage? {
        drawNode(root, in: rect, origin: .zero, scale: scale).map { CGImage(store: $0) }
    }

    /// Where the picture may look different from `old`, in pixels, with `scale` pixels per point. What both share costs nothing.
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

    /// Brings `store`, which shows all of `old`, up to date as a window does it: moves what has scrolled, and paints what else differs. Answers what it
    /// moved, which is empty for nothing, and how many pixels it painted.
    package func update(_ store: PixelStore, since old: RenderTree, scale: CGFloat) -> (moved: CGRect, painted: Int) {
        let surface = cairo_image_surface_create_for_data(
            store.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, gint(store.width), gint(store.height),
            gint(store.bytesPerRow))
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

    /// Draws the picture over what `store` holds, as a window system does over its window's pixels: its top left corner is the store's, and it has
    /// `scale` pixels per point.
    package func draw(into store: PixelStore, scale: CGFloat) {
        drawNode(root, from: .zero, scale: scale, into: store)
    }
}

/// The part `rect` of what `node` draws, with `scale` pixels per point; nil for sizes that no bitmap can have.
@MainActor
func drawNode(_ node: RenderNode, in rect: CGRect, scale: CGFloat) -> PixelStore? {
    drawNode(node.pointer, in: rect, origin: node.origin, scale: scale)
}

/// The same of a node that counts from `origin`.
private func drawNode(_ node: OpaquePointer, in rect: CGRect, origin: CGPoint, scale: CGFloat) -> PixelStore? {
    let width = Int((rect.width * scale - 1e-6).rounded(.up))
    let height = Int((rect.height * scale - 1e-6).rounded(.up))
    guard let store = PixelStore(width: width, height: height) else { return nil }
    drawNode(node, from: CGPoint(x: rect.minX - origin.x, y: rect.minY - origin.y), scale: scale, into: store)
    return store
}

/// Draws `node` over what `store` holds; `corner` is the node's point that lies in the store's top left corner.
private func drawNode(_ node: OpaquePointer, from corner: CGPoint, scale: CGFloat, into store: PixelStore) {
    let surface = cairo_image_surface_create_for_data(
        store.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, gint(store.width), gint(store.height), gint(store.bytesPerRow))
    let cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
    cairo_translate(cairo, -corner.x, -corner.y)
    lodestone_paint(node, cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
}

extension RenderNode {
    /// GTK has been told to start, which nodes need; it may well have no display.
    static let isReady: Bool = {
        gtk_init_check()
        return true
    }()
}

extension CALayer {
    /// The layer with its sublayers as it is at the moment, animations included, in its own coordinates: the part in its bounds, with
    /// `scale` pixels per point. Needs no window and no display.
    package func image(scale: CGFloat) -> CGImage? {
        guard RenderNode.isReady else { return nil }
        let inner = currentNode(scale: scale)
        let bounds = shownValues(true).bounds
        guard
            let store = PixelStore(
                width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)))
        else { return nil }
        guard let inner else { return CGImage(store: store) }
        return drawNode(inner, in: CGRect(origin: .zero, size: bounds.size), scale: scale).map { CGImage(store: $0) }
    }

    /// The layer as it is at the moment, sublayers and animations included, for a window system to draw: the corner of `rect`, which is in the layer's
    /// coordinates, is its top left one. What is beyond `rect` is there too. Nil where nothing can be drawn.
    package func renderTree(in rect: CGRect, scale: CGFloat) -> RenderTree? {
        guard RenderNode.isReady else { return nil }
        let corner = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        return RenderTree(currentNode(scale: scale)?.translated(by: corner))
    }

    /// The layer with its sublayers as it is at the moment, without its opacity and placement. Its top left corner is the bounds'.
    func currentNode(scale: CGFloat) -> RenderNode? {
        layoutIfNeeded()
        displayTreeIfNeeded()
        refreshPresentation()
        let context = RenderContext(scale: scale)
        context.isFlipped = superlayer?.contentsAreFlipped() == true
        _ = renderNode(context)
        return upright(innerNode(context), shownValues(true))
    }

    package func baseRender(in ctx: CGContext) {
        if ctx.keepsVectors { return renderVectors(in: ctx) }
        let scale = max(1, ctx.ctm.meanScale)
        guard let image = image(scale: scale) else { return }
        ctx.saveGState()
        // Images lie upside down in contexts whose y grows downwards.
        ctx.translateBy(x: bounds.minX, y: bounds.maxY)
        ctx.scaleBy(x: 1, y: -1)
        ctx.draw(image, in: CGRect(origin: .zero, size: bounds.size))
        ctx.restoreGState()
    }

    private func displayTreeIfNeeded() {
        displayIfNeeded()
        withStackRoom {
            for sublayer in sublayerList { sublayer.displayTreeIfNeeded() }
            maskLayer?.displayTreeIfNeeded()
        }
    }
}
