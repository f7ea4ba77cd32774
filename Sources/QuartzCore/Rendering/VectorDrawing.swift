internal import CGtk
import Foundation

/// Layers as lines and letters, for documents.
///
/// What is cached of layers has pixels. While vectors are drawn, everything below the layer is built without what is cached, and what a layer draws
/// into its bitmap is recorded instead; afterwards it is all out of date again, so that the screen gets pixels.
@MainActor
enum VectorDrawing {
    /// Whether layers record what they draw. True within one call of ``CALayer/render(in:)`` and never longer.
    private(set) static var isOn = false
    /// Pixels per point of what has to have pixels all the same, such as shadows and pictures in perspective.
    static let scale: CGFloat = 3

    static func during<Result>(_ body: () -> Result) -> Result {
        let before = isOn
        isOn = true
        defer { isOn = before }
        return body()
    }

    /// What `draw` draws in `size`, from the origin, recorded.
    static func recorded(_ size: CGSize, _ draw: (CGContext) -> Void) -> RenderNode? {
        RenderNode.drawing(in: CGRect(origin: .zero, size: size), origin: .zero) { cairo in
            draw(CGContext(recordingWith: cairo, size: size))
        }
    }
}

extension CALayer {
    /// Draws the layer and what is in it into a context that keeps lines and letters. What reaches beyond the bounds is cut.
    func renderVectors(in context: CGContext) {
        guard RenderNode.isReady, bounds.width > 0, bounds.height > 0, bounds.isFinite else { return }
        // Drawn once as usual: layouts and delegates are up to date then.
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

    /// Marks everything in the layer as to be built anew.
    private func forgetPictures() {
        invalidate([.content, .shadow, .order])
        rendering.flattened = nil
        withStackRoom {
            for sublayer in sublayerList { sublayer.forgetPictures() }
            maskLayer?.forgetPictures()
        }
    }

    /// What the layer draws into its bitmap, recorded; nil where it has none of its own.
    func recordedContents(_ shown: LayerValues) -> RenderNode? {
        guard rendering.wasDrawn, VectorDrawing.isOn else { return nil }
        return VectorDrawing.recorded(shown.bounds.size) { context in
            context.translateBy(x: -shown.bounds.minX, y: -shown.bounds.minY)
            let drawer = animations.flatMap { $0.presentedCustomValues.isEmpty ? nil : presentationCopy() } ?? self
            drawer.draw(in: context)
        }
    }
}
