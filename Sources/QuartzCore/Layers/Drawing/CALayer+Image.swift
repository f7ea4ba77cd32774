import CoreGraphics
import Foundation
import Host

extension CALayer {
    /// The layer with its sublayers and the current values of animations, in its own coordinates, clipped to its bounds. Has `scale` pixels per point. Needs
    /// no window and no display.
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

    /// The layer with its sublayers and the current values of animations, as a render tree. The origin is the top left corner of `rect`, which is in the
    /// layer's coordinates; the content is not clipped to `rect`. Nil if nothing can be drawn.
    package func renderTree(in rect: CGRect, scale: CGFloat) -> RenderTree? {
        guard RenderNode.isReady else { return nil }
        let corner = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        return RenderTree(currentNode(scale: scale)?.translated(by: corner))
    }

    /// The layer with its sublayers in its current state, without its opacity and position. The origin is the top left corner of the bounds.
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
        // Images are upside down in contexts whose y axis points down.
        ctx.translateBy(x: bounds.minX, y: bounds.maxY)
        ctx.scaleBy(x: 1, y: -1)
        ctx.draw(image, in: CGRect(origin: .zero, size: bounds.size))
        ctx.restoreGState()
    }

    private func displayTreeIfNeeded() {
        displayIfNeeded()
        withStackSpace {
            for sublayer in sublayerList { sublayer.displayTreeIfNeeded() }
            maskLayer?.displayTreeIfNeeded()
        }
    }
}
