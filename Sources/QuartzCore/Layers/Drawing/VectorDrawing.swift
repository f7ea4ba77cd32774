internal import CGtk
import Foundation

/// Draws layers as paths and glyphs, for documents.
///
/// Cached nodes contain pixels. In this mode the layer and its sublayers are built without the caches, and drawings that go into a bitmap otherwise are
/// recorded. Afterwards everything is invalidated again, so that the screen gets pixels.
@MainActor
enum VectorDrawing {
    /// Whether layers record their drawing. True only during a call of ``CALayer/render(in:)``.
    private(set) static var isOn = false
    /// Pixels per point of content that needs pixels anyway, such as shadows and layers in perspective.
    static let scale: CGFloat = 3

    static func during<Result>(_ body: () -> Result) -> Result {
        let before = isOn
        isOn = true
        defer { isOn = before }
        return body()
    }

    /// Records `draw` in an area of `size`, from the origin.
    static func recorded(_ size: CGSize, _ draw: (CGContext) -> Void) -> RenderNode? {
        RenderNode.drawing(in: CGRect(origin: .zero, size: size), origin: .zero) { cairo in
            draw(CGContext(recordingWith: cairo, size: size))
        }
    }
}

extension CALayer {
    /// Draws the layer with its sublayers into a context that keeps vectors. The drawing is clipped to the bounds.
    func renderVectors(in context: CGContext) {
        guard RenderNode.isReady, bounds.width > 0, bounds.height > 0, bounds.isFinite else { return }
        // The first pass is a normal one: it lays out and calls delegates, so that the second pass only draws.
        guard currentNode(scale: VectorDrawing.scale) != nil else { return }
        forgetPictures()
        let node = VectorDrawing.during { currentNode(scale: VectorDrawing.scale) }
        forgetPictures()
        guard let node else { return }
        let corner = bounds.origin
        let area = bounds
        _ = context.drawVectors(extent: area) { cairo in
            cairo_rectangle(cairo, area.minX, area.minY, area.width, area.height)
            cairo_clip(cairo)
            cairo_translate(cairo, corner.x + node.origin.x, corner.y + node.origin.y)
            gsk_render_node_draw(node.forGsk, cairo)
        }
    }

    /// Invalidates all caches of the layer and its sublayers.
    private func forgetPictures() {
        invalidate([.content, .shadow, .order])
        rendering.flattened = nil
        withStackSpace {
            for sublayer in sublayerList { sublayer.forgetPictures() }
            maskLayer?.forgetPictures()
        }
    }

    /// Records the drawing that the layer otherwise makes into its bitmap; nil if it does not draw.
    func recordedContents(_ shown: LayerValues) -> RenderNode? {
        guard rendering.wasDrawn, VectorDrawing.isOn else { return nil }
        return VectorDrawing.recorded(shown.bounds.size) { context in
            context.translateBy(x: -shown.bounds.minX, y: -shown.bounds.minY)
            let drawer = animations.flatMap { $0.presentedCustomValues.isEmpty ? nil : presentationCopy() } ?? self
            drawer.draw(in: context)
        }
    }
}
