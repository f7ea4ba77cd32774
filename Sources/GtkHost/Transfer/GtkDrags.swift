import CGtk
import Host

/// The drags between this program and others. Only one outgoing drag can exist at a time.
@MainActor
final class GtkDrags {
    /// The outgoing drag, which GDK carries out; nil without one.
    private(set) var outgoing: GtkOutgoingDrag?
    /// The last drop on one of this program's windows. Its data may still be read.
    private weak var latestDrop: GtkIncomingDrag?

    /// Starts a drag with GDK, with the pointer or another device. Returns nil if the window system does not support it.
    func begin(
        _ drag: HostOutgoingDrag, from surface: OpaquePointer, device: OpaquePointer?, on platform: any TransferPlatform
    ) -> GtkOutgoingDrag? {
        guard outgoing == nil, let display = gdk_surface_get_display(surface), lodestone_display_is_browser(display) == 0 else {
            return nil
        }
        outgoing = GtkOutgoingDrag(drag, surface: surface, device: device, platform: platform)
        return outgoing
    }

    func ended(_ drag: GtkOutgoingDrag) {
        if outgoing === drag { outgoing = nil }
    }

    func droppedHere(_ drop: GtkIncomingDrag) {
        latestDrop = drop
    }

    /// Called when the source program of the last drop has terminated.
    func sourceTerminated() {
        latestDrop?.sourceTerminated()
    }
}
