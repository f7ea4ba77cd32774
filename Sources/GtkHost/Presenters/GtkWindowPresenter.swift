import CGtk
import Host

/// Shows the newest render tree of a window.
@MainActor
final class GtkWindowPresenter {
    private let view: UnsafeMutablePointer<GtkWidget>
    private let touchPane: TouchPane?
    /// The presenter of the frames; nil while the window has no surface.
    private var presenter: (any FramePresenter)?
    private var tree: RenderTree?
    private var hasWidgets = false
    /// Whether the content of embedded widgets is being captured, before the window draws.
    private var isCapturing = false

    /// Creates a presenter for the window whose content is `view`.
    init(view: UnsafeMutablePointer<GtkWidget>) {
        self.view = view
        touchPane = TouchPane(display: gtk_widget_get_display(view))
    }

    // MARK: The surface

    /// Chooses the presenter of the frames for a window on `surface`: the one without GTK if Cairo draws the window and nothing but the content is in it.
    func attach(to surface: OpaquePointer) {
        presenter = makePresenter(surface)
    }

    private func makePresenter(_ surface: OpaquePointer) -> any FramePresenter {
        let textures = lodestone_surface_draws_textures(surface)
        if textures == 0, !hasWidgets, let presenter = SoftwarePresenter(surface: surface, view: view) { return presenter }
        return GskPresenter(view: view, textures: textures)
    }

    /// Handles that the window has no surface any more.
    func detach() {
        presenter = nil
    }

    /// Whether the next frame can probably be shown without a cycle of GTK's frame clock.
    var presentsWithoutCycle: Bool { presenter?.presentsWithoutCycle == true }

    /// Handles that GTK has allocated the view's size or position in the window.
    func viewWasAllocated(isResized: Bool) { presenter?.viewWasAllocated(isResized: isResized) }

    /// Handles that a GTK widget was embedded in the content.
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
        // While the window draws, the current tree is read afterwards anyway.
        guard !isCapturing else { return }
        presenter?.present(tree, after: last)
    }

    /// Draws the newest tree as GTK's content of the window. `capture` captures the embedded widgets before, which may change the tree.
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
