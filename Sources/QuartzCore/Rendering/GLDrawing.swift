internal import CGtk
import Host

/// Draws render trees with GSK's GL renderer, which draws on most users' screens. ``RenderTree/image(in:scale:)`` draws render trees with Cairo.
///
/// Drawing requires a display with OpenGL, but no window.
@MainActor
package final class GLDrawing {
    /// The error for a display without OpenGL.
    package struct Unavailable: Error, CustomStringConvertible {
        package let description: String
    }

    // The renderer is used and released on the main actor only.
    private let renderer: OpaquePointer
    /// Retains the drawn nodes, because the renderer identifies its textures by the addresses of nodes.
    private var drawn: [(tree: RenderTree, root: RenderNode)] = []

    /// Creates a renderer.
    ///
    /// - Throws: ``Unavailable`` if GTK cannot start or the display lacks OpenGL.
    package init() throws {
        guard RenderNode.isReady else { throw Unavailable(description: "GTK could not be initialized.") }
        var error: UnsafeMutablePointer<GError>?
        guard let renderer = lodestone_gl_renderer_new(&error) else {
            defer { g_clear_error(&error) }
            throw Unavailable(description: error.map { String(cString: $0.pointee.message) } ?? "GTK could not create an OpenGL renderer.")
        }
        self.renderer = renderer
    }

    @MainActor deinit {
        drawn.removeAll()
        lodestone_gl_renderer_free(renderer)
    }

    /// Draws the part `rect` of the tree, in points, with `scale` pixels per point. Returns nil for a size that a bitmap cannot have.
    package func image(of tree: RenderTree, in rect: CGRect, scale: CGFloat) -> CGImage? {
        let width = Int((rect.width * scale - 1e-6).rounded(.up))
        let height = Int((rect.height * scale - 1e-6).rounded(.up))
        guard let store = PixelStore(width: width, height: height),
            let root = RenderNode(
                ofGsk: lodestone_gl_renderer_draw(
                    renderer, lodestone_node_for_gsk(tree.root, 1), rect.minX, rect.minY, scale, store.base, gint(width), gint(height),
                    gint(store.bytesPerRow)))
        else { return nil }
        drawn.append((tree, root))
        return CGImage(store: store)
    }
}
