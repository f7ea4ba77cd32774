import CGtk
import Host

/// A finger, or a pointer's buttons, on a surface, and the events of it that the surface was not given yet.
@MainActor
final class GtkPress {
    let identity: HostPress
    /// What GTK knows a finger by; nil for a pointer.
    let sequence: OpaquePointer?
    let surface: GtkSurface
    /// Oldest first; each is referenced.
    private(set) var held: [OpaquePointer] = []
    /// The surface was given its beginning.
    var wasPassed = false
    /// It may be given, once the one before it is over for the surface.
    var isWaiting = false
    var isCancelled = false
    /// Finger or buttons are up.
    var isEnded = false

    /// The surface was given its beginning, and not yet its end, which has come.
    var isOpen: Bool { wasPassed && isEnded && !isCancelled }

    init(_ identity: HostPress, sequence: OpaquePointer?, surface: GtkSurface) {
        self.identity = identity
        self.sequence = sequence
        self.surface = surface
    }

    isolated deinit { held.forEach { gdk_event_unref($0) } }

    /// Keeps an event. Of very many that wait, the oldest moves are left out.
    func hold(_ event: OpaquePointer) {
        held.append(gdk_event_ref(event))
        if held.count > Self.mostHeld { gdk_event_unref(held.remove(at: 1)) }
    }

    private static let mostHeld = 512

    /// The oldest event, which the caller gives back.
    func takeFirst() -> OpaquePointer? { held.isEmpty ? nil : held.removeFirst() }

    func drop() {
        held.forEach { gdk_event_unref($0) }
        held = []
    }
}
