import CGtk
import Foundation
import Host

/// Draws only the difference between two frames, into pixels that the X server reads directly.
///
/// To show a frame, GTK needs a cycle of its frame clock. It requests sizes from the server, draws everything below a change, and copies the pixels twice. None
/// of that is necessary if the content fills the window and no compositor shows the window. GTK still paints uncovered areas and resized windows, with the last
/// frame.
@MainActor
final class SoftwarePresenter: FramePresenter {
    private let backing: OpaquePointer
    private let view: UnsafeMutablePointer<GtkWidget>
    private var watch: gulong = 0
    /// Whether GTK has painted the window at its current size.
    private var hasPainted = false
    private var hasWidgets = false
    /// Whether the window shows a newer frame than the one that GTK painted last.
    private var isAhead = false
    /// Whether the last attempt to show a frame without GTK failed.
    private var hasFailed = false
    /// Two invisible rectangles that differ in colour. Alternating between them makes GTK repaint the whole window.
    private var panes: [OpaquePointer] = []
    private var paneNumber = 0

    /// Creates a presenter for the window of `surface`, whose content is `view`. Returns nil if only GTK can show frames on the surface.
    init?(surface: OpaquePointer, view: UnsafeMutablePointer<GtkWidget>) {
        guard let backing = lodestone_backing_new(surface) else { return nil }
        self.backing = backing
        self.view = view
        var bounds = graphene_rect_t(origin: .init(x: 0, y: 0), size: .init(width: 32_767, height: 32_767))
        for red: Float in [0, 1] {
            var color = GdkRGBA(red: red, green: 0, blue: 0, alpha: 0)
            if let pane = gsk_color_node_new(&color, &bounds) { panes.append(pane) }
        }
        watch = lodestone_backing_watch(
            surface, { GtkCallback.with($0, SoftwarePresenter.self) { $0.willPaint() } }, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        lodestone_backing_unwatch(watch)
        lodestone_backing_free(backing)
        for pane in panes { gsk_render_node_unref(pane) }
    }

    var presentsWithoutCycle: Bool {
        hasPainted && !hasWidgets && !hasFailed && GtkFrameDisplay.showsAtOnce && lodestone_backing_fills(backing, view) != 0
    }

    func viewWasAllocated(isResized: Bool) {
        lodestone_backing_look_again(backing)
        if isResized { hasPainted = false }
    }

    func widgetWasEmbedded() { hasWidgets = true }

    func present(_ tree: RenderTree, after last: RenderTree?) {
        guard hasPainted, !hasWidgets, let last, show(tree, after: last) else { return gtk_widget_queue_draw(view) }
    }

    /// Shows `tree` instead of `old`. Returns false, without changes, if GTK must show it.
    private func show(_ tree: RenderTree, after old: RenderTree) -> Bool {
        let isShown = GtkFrameDisplay.showsAtOnce && lodestone_backing_show(backing, view, old.root, tree.root) != 0
        hasFailed = !isShown
        if isShown { isAhead = true }
        return isShown
    }

    /// Called before GTK paints. Makes GTK draw the newest frame, because it would otherwise paint its own last one.
    private func willPaint() {
        if isAhead { gtk_widget_queue_draw(view) }
    }

    func draw(_ tree: RenderTree, into snapshot: OpaquePointer) {
        gtk_snapshot_append_node(snapshot, lodestone_node_for_gsk(tree.root, 0))
        hasPainted = true
        // GTK paints only the difference from its own last frame. An invisible rectangle of another colour makes it paint everything.
        guard isAhead else { return }
        isAhead = false
        paneNumber = 1 - paneNumber
        gtk_snapshot_append_node(snapshot, panes[paneNumber])
    }
}
