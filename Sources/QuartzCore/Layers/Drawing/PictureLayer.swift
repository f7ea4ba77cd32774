import Foundation

/// A layer that shows a snapshot of another one.
///
/// The layer retains the other layer's nodes instead of a bitmap, so a snapshot needs no drawing and stays sharp when it is scaled.
package final class PictureLayer: CALayer {
    private var picture: RenderNode?

    /// Takes a snapshot of `layer` and its sublayers with the current values of animations. Ignores the layer's own opacity, transform, position and
    /// `isHidden`. The snapshot is not clipped to the bounds; its origin is the top left corner of `layer`'s bounds.
    package func take(_ layer: CALayer, scale: CGFloat) {
        picture = RenderNode.isReady ? layer.currentNode(scale: scale) : nil
        invalidate(.content)
    }

    override func makeOwnNode(_ shown: LayerValues) -> RenderNode? { picture }

    override class var isPlain: Bool { false }
}
