internal import CGtk
import Foundation

/// Draws layers as paths and glyphs, for documents.
///
/// Cached nodes contain pixels. So this mode builds the nodes of the layer and its sublayers without the caches, and records drawings instead of drawing
/// them into bitmaps. Afterwards it invalidates all caches, so that the next frame on the screen has pixels again.
@MainActor
enum VectorDrawing {
    /// Whether layers record their drawing. True only during a call of ``CALayer/render(in:)``.
    private(set) static var isOn = false
    /// Pixels per point of content that cannot be vectors, such as shadows and layers in perspective.
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
    /// Draws the layer with its sublayers into a context that records vectors. The drawing is clipped to the bounds.
    func renderVectors(in context: CGContext) {
        guard RenderNode.isReady, bounds.width > 0, bounds.height > 0, bounds.isFinite else { return }
        // The first pass builds a normal node, which lays out the layers and calls their delegates. The second pass then only draws.
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

    /// Records the drawing that would otherwise go into the layer's bitmap; nil if the layer draws nothing.
    func recordedContents(_ shown: LayerValues) -> RenderNode? {
        guard rendering.wasDrawn, VectorDrawing.isOn else { return nil }
        return VectorDrawing.recorded(shown.bounds.size) { context in
            context.translateBy(x: -shown.bounds.minX, y: -shown.bounds.minY)
            let drawer = animations.flatMap { $0.presentedCustomValues.isEmpty ? nil : presentationCopy() } ?? self
            drawer.draw(in: context)
        }
    }
}
