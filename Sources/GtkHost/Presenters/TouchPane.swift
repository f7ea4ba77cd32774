import CGtk

/// A transparent rectangle in front of everything else, for windows in a browser.
///
/// Broadway creates an element of the web page for each render node. A browser sends all events of a touch to the element on which the touch began. If that
/// node changes during the touch, its element is removed, and the rest of the touch is lost. The pane's node is the same in every frame, so its element
/// remains. Every touch begins on that element.
@MainActor
final class TouchPane {
    /// The pane's node. It is larger than any window.
    let node: OpaquePointer?

    /// Creates a pane for windows of `display`. Returns nil if they are not shown in a browser.
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
