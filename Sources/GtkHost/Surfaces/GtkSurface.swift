import CGtk
import Foundation
import Host

/// A native widget in a window's content.
@MainActor
final class GtkSurface: HostSurface {
    weak var delegate: (any HostSurfaceDelegate)?
    private(set) var picture: RenderTree?
    private(set) var isFocused = false

    var placement: HostSurfacePlacement? {
        didSet { if placement != oldValue { applyPlacement() } }
    }

    let widget: UnsafeMutablePointer<GtkWidget>
    private weak var owner: GtkSurfaces?

    init(widget: UnsafeMutablePointer<GtkWidget>, owner: GtkSurfaces) {
        self.widget = widget
        self.owner = owner
        g_object_ref(widget)
    }

    isolated deinit { g_object_unref(widget) }

    // MARK: Frame

    private func applyPlacement() {
        guard owner != nil else { return }
        guard let placement, placement.size.width > 0, placement.size.height > 0 else { return lodestone_surface_hide(widget) }
        let (right, down, size) = (placement.right, placement.down, placement.size)
        let determinant = right.x * down.y - right.y * down.x
        let values = [right.x, right.y, down.x, down.y, placement.origin.x, placement.origin.y, size.width, size.height]
        guard determinant != 0, values.allSatisfy(\.isFinite), max(size.width, size.height) <= Self.longestSide else {
            return lodestone_surface_hide(widget)
        }
        // The transform is decomposed into rotation, skew and scale, because GSK would consider a matrix three-dimensional.
        let scaleX = (right.x * right.x + right.y * right.y).squareRoot()
        let scaleY = determinant / scaleX
        let slant = atan((right.x * down.x + right.y * down.y) / scaleX / scaleY)
        lodestone_surface_place(
            widget, gint(size.width.rounded(.up)), gint(size.height.rounded(.up)), placement.origin.x, placement.origin.y,
            atan2(right.y, right.x) * 180 / .pi, slant * 180 / .pi, scaleX, scaleY)
    }

    /// The longest side that window systems support.
    private static let longestSide: CGFloat = 32_767

    /// Whether `point`, in the window's content, is within the surface's rectangle.
    func spans(_ point: CGPoint) -> Bool {
        guard let placement, let inside = placement.inSurface(point) else { return false }
        return CGRect(origin: .zero, size: placement.size).contains(inside)
    }

    // MARK: Content

    /// Captures the widget's current content. Returns whether it changed.
    func takePicture(in view: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard placement != nil, let node = lodestone_surface_capture(lodestone_view_surfaces(view), widget) else { return false }
        if let picture, node == lodestone_node_for_gsk(picture.root, 0) {
            gsk_render_node_unref(node)
            return false
        }
        guard let root = lodestone_node_new_of_gsk(node) else { return false }
        picture = RenderTree(adopting: root) { lodestone_node_unref($0) }
        return true
    }

    // MARK: Input

    func focus() {
        guard owner != nil, !isFocused else { return }
        gtk_widget_grab_focus(widget)
    }

    func unfocus() {
        guard isFocused else { return }
        owner?.focusContent()
    }

    /// Updates ``isFocused`` from the window's focus. Returns whether it changed.
    func takeFocus() -> Bool {
        let new = lodestone_surface_has_focus(widget) != 0
        defer { isFocused = new }
        return new != isFocused
    }

    func pass(_ press: HostPress) { owner?.pass(press, of: self) }
    func cancel(_ press: HostPress) { owner?.cancel(press, of: self) }

    func remove() {
        guard let owner else { return }
        self.owner = nil
        delegate = nil
        owner.forget(self)
        lodestone_surface_remove(widget)
    }
}
