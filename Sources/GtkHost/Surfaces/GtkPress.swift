import CGtk
import Host

/// A touch or a press of pointer buttons on a surface, with the events that the surface has not received yet.
@MainActor
final class GtkPress {
    let identity: HostPress
    /// GTK's sequence of a touch; nil for a pointer.
    let sequence: OpaquePointer?
    let surface: GtkSurface
    /// The events that are held back, oldest first. This array owns a reference to each.
    private(set) var held: [OpaquePointer] = []
    /// Whether the surface received the beginning of the press.
    var wasPassed = false
    /// Whether the press waits until the surface has received the end of the previous press.
    var isWaiting = false
    var isCancelled = false
    /// Whether the finger has been lifted, or all buttons have been released.
    var isEnded = false

    /// Whether the press has ended, but the surface has received only its beginning.
    var isOpen: Bool { wasPassed && isEnded && !isCancelled }

    init(_ identity: HostPress, sequence: OpaquePointer?, surface: GtkSurface) {
        self.identity = identity
        self.sequence = sequence
        self.surface = surface
    }

    isolated deinit { held.forEach { gdk_event_unref($0) } }

    /// Holds an event back. If there are more than 512 events, removes the oldest one after the beginning of the press.
    func hold(_ event: OpaquePointer) {
        held.append(gdk_event_ref(event))
        if held.count > Self.mostHeld { gdk_event_unref(held.remove(at: 1)) }
    }

    private static let mostHeld = 512

    /// Removes and returns the oldest event. The caller must release it.
    func takeFirst() -> OpaquePointer? { held.isEmpty ? nil : held.removeFirst() }

    func drop() {
        held.forEach { gdk_event_unref($0) }
        held = []
    }
}
