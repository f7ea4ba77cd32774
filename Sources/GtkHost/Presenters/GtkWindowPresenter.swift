import CGtk
import Host

/// Shows the newest render tree of a window.
@MainActor
final class GtkWindowPresenter {
    private let view: UnsafeMutablePointer<GtkWidget>
    private let touchPane: TouchPane?
    /// The implementation that shows frames; nil while the window has no surface.
    private var presenter: (any FramePresenter)?
    private var tree: RenderTree?
    private var hasWidgets = false
    /// Whether the window is capturing the content of its embedded widgets, before it draws.
    private var isCapturing = false

    /// Creates a presenter for the window whose content is `view`.
    init(view: UnsafeMutablePointer<GtkWidget>) {
        self.view = view
        touchPane = TouchPane(display: gtk_widget_get_display(view))
    }

    // MARK: The surface

    /// Chooses the implementation that shows frames on `surface`. If Cairo draws the window and the content has no embedded widgets, frames are shown without
    /// GTK.
    func attach(to surface: OpaquePointer) {
        presenter = makePresenter(surface)
    }

    private func makePresenter(_ surface: OpaquePointer) -> any FramePresenter {
        let textures = lodestone_surface_draws_textures(surface)
        if textures == 0, !hasWidgets, let presenter = SoftwarePresenter(surface: surface, view: view) { return presenter }
        return GskPresenter(view: view, textures: textures)
    }

    /// Called after the window has lost its surface.
    func detach() {
        presenter = nil
    }

    /// Whether the next frame can probably be shown without a cycle of GTK's frame clock.
    var presentsWithoutCycle: Bool { presenter?.presentsWithoutCycle == true }

    /// Called after GTK has allocated the view's size or position in the window.
    func viewWasAllocated(isResized: Bool) { presenter?.viewWasAllocated(isResized: isResized) }

    /// Called after a GTK widget was embedded in the content.
    func widgetWasEmbedded() {
        hasWidgets = true
        presenter?.widgetWasEmbedded()
    }

    // MARK: Frames

    /// Shows `tree`.
    func present(_ tree: RenderTree) {
        guard tree !== self.tree else { return }
        let last = self.tree
        self.tree = tree
        // While the window is capturing its widgets, it has not read the tree yet. It draws the new tree anyway.
        guard !isCapturing else { return }
        presenter?.present(tree, after: last)
    }

    /// Draws the newest tree as GTK's content of the window. First calls `capture`, which captures the embedded widgets and may change the tree.
    func draw(into snapshot: OpaquePointer, capture: () -> Void) {
        isCapturing = true
        capture()
        isCapturing = false
        guard let tree else { return }
        presenter?.draw(tree, into: snapshot)
        if let pane = touchPane?.node { gtk_snapshot_append_node(snapshot, pane) }
    }

    /// Releases the tree after the window was closed.
    func end() {
        tree = nil
    }
}
