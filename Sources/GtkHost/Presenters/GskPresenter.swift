import CGtk
import Host

/// Lets GTK draw frames with its renderer, in the paint phase of a cycle.
@MainActor
final class GskPresenter: FramePresenter {
    private let view: UnsafeMutablePointer<GtkWidget>
    /// Whether images become textures in the GSK nodes.
    private let textures: gboolean

    init(view: UnsafeMutablePointer<GtkWidget>, textures: gboolean) {
        self.view = view
        self.textures = textures
    }

    func present(_ tree: RenderTree, after last: RenderTree?) { gtk_widget_queue_draw(view) }

    func draw(_ tree: RenderTree, into snapshot: OpaquePointer) {
        gtk_snapshot_append_node(snapshot, lodestone_node_for_gsk(tree.root, textures))
    }

    var presentsWithoutCycle: Bool { false }

    func viewWasAllocated(isResized: Bool) {}

    func widgetWasEmbedded() {}
}
