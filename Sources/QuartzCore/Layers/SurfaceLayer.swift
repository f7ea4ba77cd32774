internal import CGtk
import Foundation
import Host

/// A layer that shows a native surface of the platform, such as a web page. The surface is drawn between other layers, with all effects of a layer.
package final class SurfaceLayer: CALayer {
    /// The surface, which has the size of the layer's bounds.
    package var surface: (any HostSurface)? {
        didSet {
            guard surface !== oldValue else { return }
            oldValue?.placement = nil
            invalidate(.content)
        }
    }

    /// Shows new content of the surface in the frame that is being drawn.
    package func surfaceDidChange() {
        if let tree { tree.showAtOnce(self) } else { invalidate(.content) }
    }

    override func makeOwnNode(_ shown: LayerValues) -> RenderNode? {
        guard let surface else { return nil }
        tree?.registerSurface(self)
        guard let picture = surface.picture else { return nil }
        let node = RenderNode(adopting: lodestone_node_ref(picture.root))
        // The content may still have an earlier size.
        let area = CGRect(origin: .zero, size: shown.bounds.size)
        return area.contains(node.bounds) ? node : node.clipped(to: area)
    }

    override class var isPlain: Bool { false }

    /// Updates the surface's frame to its position in the frame that was just built. O(depth).
    func updateSurfaceFrame() {
        guard let surface else { return }
        let own = animations?.presented ?? values
        guard own.bounds.width > 0, own.bounds.height > 0 else { return surface.placement = nil }
        var transform = CGAffineTransform(translationX: own.bounds.minX, y: own.bounds.minY)
        var layer: CALayer = self
        while true {
            let shown = layer.animations?.presented ?? layer.values
            guard !shown.isHidden, shown.opacity > 0 else { return surface.placement = nil }
            guard let parent = layer.superlayer else { break }
            let projection = shown.projection(into: parent.animations?.presented ?? parent.values)
            // In perspective the surface keeps its frame, because a window system cannot show it in perspective.
            guard projection.isAffine else { return }
            transform = transform.concatenating(projection.affine)
            layer = parent
        }
        let root = layer.values.bounds.origin
        transform = transform.concatenating(CGAffineTransform(translationX: -root.x, y: -root.y))
        surface.placement = HostSurfacePlacement(
            size: own.bounds.size, origin: CGPoint(x: transform.tx, y: transform.ty), right: CGPoint(x: transform.a, y: transform.b),
            down: CGPoint(x: transform.c, y: transform.d))
    }
}
