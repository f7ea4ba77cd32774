import CGtk

/// A clear pane before everything else, for windows in a browser.
///
/// Broadway makes an element of the page of each render node, and a browser tells an element of a touch that began on it, to the touch's
/// end. A node that changes under the finger takes its element off the page, and the rest of the touch is lost with it. The pane's node
/// is the same in every frame, so that its element stays, and every touch begins on it.
@MainActor
final class TouchPane {
    /// The pane's node, larger than any window.
    let node: OpaquePointer?

    /// The pane for windows of `display`; nil where no browser shows them.
    init?(display: OpaquePointer?) {
        guard let display, lodestone_display_is_browser(display) != 0 else { return nil }
        var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
        var bounds = graphene_rect_t(origin: .init(x: 0, y: 0), size: .init(width: 16_384, height: 16_384))
        node = gsk_color_node_new(&color, &bounds)
    }

    isolated deinit {
        if let node { gsk_render_node_unref(node) }
    }
}
