import CGtk
import Host

/// The drags between this program and others: there is one outgoing drag at a time.
@MainActor
final class GtkDrags {
    /// The outgoing drag that GDK carries.
    private(set) var outgoing: GtkOutgoingDrag?
    /// The last drop on one of the windows, which may still be read.
    private weak var latestDrop: GtkIncomingDrag?

    /// Starts a drag with GDK; nil if the window system does not support it.
    func begin(_ drag: HostOutgoingDrag, from surface: OpaquePointer, on platform: any TransferPlatform) -> GtkOutgoingDrag? {
        guard outgoing == nil, let display = gdk_surface_get_display(surface), lodestone_display_is_browser(display) == 0 else {
            return nil
        }
        outgoing = GtkOutgoingDrag(drag, surface: surface, platform: platform)
        return outgoing
    }

    func ended(_ drag: GtkOutgoingDrag) {
        if outgoing === drag { outgoing = nil }
    }

    func droppedHere(_ drop: GtkIncomingDrag) {
        latestDrop = drop
    }

    /// Handles the termination of the program whose drag was dropped last.
    func sourceTerminated() {
        latestDrop?.sourceTerminated()
    }
}
