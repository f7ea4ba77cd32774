import CGtk
import Foundation
import Host

/// Frames of a window that are drawn past GTK: what differs from the last frame, into pixels that the X server reads.
///
/// GTK takes a cycle of its clock to show something: it asks the server for sizes, draws everything that lies under a change, and copies the pixels
/// twice. Where nothing but the content is seen of a window, and what is drawn is on the screen at once, none of that is needed. GTK still
/// paints what is uncovered, and the window that gets another size, with the last frame's picture.
@MainActor
final class DirectFrames {
    private let backing: OpaquePointer
    private let view: UnsafeMutablePointer<GtkWidget>
    private var watch: gulong = 0
    /// What the window shows is newer than what GTK has.
    private var isAhead = false
    /// The last frame could not be shown.
    private var hasFailed = false
    /// A pane that nothing is seen of, which makes GTK paint all of what it has: GTK paints only what differs from what it painted last.
    private var panes: [OpaquePointer] = []
    private var paneNumber = 0

    /// Frames of the window that `surface` is and `view` fills; nil where only GTK can show something.
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
            surface, { GtkCallback.with($0, DirectFrames.self) { $0.willPaint() } }, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        lodestone_backing_unwatch(watch)
        lodestone_backing_free(backing)
        for pane in panes { gsk_render_node_unref(pane) }
    }

    /// Whether the next frame can most likely be shown: it is known for sure when it is drawn.
    var isUsable: Bool { !hasFailed && GtkFrameDisplay.showsAtOnce && lodestone_backing_fills(backing, view) != 0 }

    /// GTK gave the view a size, or a place in the window.
    func viewWasPlaced() { lodestone_backing_look_again(backing) }

    /// Shows `tree` in place of `old`, which the window shows. False, and nothing shown, where GTK has to do it.
    func show(_ tree: RenderTree, after old: RenderTree) -> Bool {
        let isShown = GtkFrameDisplay.showsAtOnce && lodestone_backing_show(backing, view, old.root, tree.root) != 0
        hasFailed = !isShown
        if isShown { isAhead = true }
        return isShown
    }

    /// GTK is about to paint: with what it has from before, unless it is told.
    private func willPaint() {
        if isAhead { gtk_widget_queue_draw(view) }
    }

    /// GTK takes the picture of now, and adds what makes it paint all of it.
    func addPane(to snapshot: OpaquePointer) {
        guard isAhead else { return }
        isAhead = false
        paneNumber = 1 - paneNumber
        gtk_snapshot_append_node(snapshot, panes[paneNumber])
    }
}
