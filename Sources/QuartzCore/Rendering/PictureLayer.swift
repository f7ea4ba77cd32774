import Foundation

/// A layer that shows what another one showed at one moment.
///
/// It keeps the other one's nodes and no bitmap, so that a picture costs nothing to take and stays sharp when it is scaled.
package final class PictureLayer: CALayer {
    private var picture: RenderNode?

    /// Takes the picture of `layer` and its sublayers as they are seen now, running animations included. The layer's own opacity, placement
    /// and hiding do not count; what reaches beyond its bounds does. The picture's origin is the top left corner of `layer`'s bounds.
    package func take(_ layer: CALayer, scale: CGFloat) {
        picture = RenderNode.isReady ? layer.currentNode(scale: scale) : nil
        invalidate(.content)
    }

    override func makeOwnNode(_ shown: LayerValues) -> RenderNode? { picture }

    override class var isPlain: Bool { false }
}
