internal import CGtk
import Host

/// Draws render trees as GSK's GL renderer does, which is what most people see; ``RenderTree/image(in:scale:)`` draws them with Cairo.
///
/// It needs a display with OpenGL, but no window.
@MainActor
package final class GLDrawing {
    /// The display has no OpenGL.
    package struct Unavailable: Error, CustomStringConvertible {
        package let description: String
    }

    // The renderer is released on the main actor, and touched nowhere else.
    private let renderer: OpaquePointer
    /// The renderer knows its textures by the addresses of nodes, so that these stay taken.
    private var drawn: [(tree: RenderTree, root: RenderNode)] = []

    package init() throws {
        guard RenderNode.isReady else { throw Unavailable(description: "GTK cannot start.") }
        var error: UnsafeMutablePointer<GError>?
        guard let renderer = lodestone_gl_renderer_new(&error) else {
            defer { g_clear_error(&error) }
            throw Unavailable(description: error.map { String(cString: $0.pointee.message) } ?? "GTK has no GL renderer.")
        }
        self.renderer = renderer
    }

    @MainActor deinit {
        drawn.removeAll()
        lodestone_gl_renderer_free(renderer)
    }

    /// The part `rect` of the picture, in points, with `scale` pixels per point; nil for sizes that no bitmap can have.
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
