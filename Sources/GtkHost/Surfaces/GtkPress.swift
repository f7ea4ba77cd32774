import CGtk
import Host

/// A touch, or a press of pointer buttons, on a surface, with its events that the surface has not received yet.
@MainActor
final class GtkPress {
    let identity: HostPress
    /// GTK's sequence of a touch; nil for a pointer.
    let sequence: OpaquePointer?
    let surface: GtkSurface
    /// The held events, oldest first; each is referenced.
    private(set) var held: [OpaquePointer] = []
    /// Whether the surface received the beginning of the press.
    var wasPassed = false
    /// Whether the press may be delivered once the surface has received the end of the previous press.
    var isWaiting = false
    var isCancelled = false
    /// Whether the finger or all buttons are up.
    var isEnded = false

    /// Whether the press has ended, and the surface received its beginning but not yet its end.
    var isOpen: Bool { wasPassed && isEnded && !isCancelled }

    init(_ identity: HostPress, sequence: OpaquePointer?, surface: GtkSurface) {
        self.identity = identity
        self.sequence = sequence
        self.surface = surface
    }

    isolated deinit { held.forEach { gdk_event_unref($0) } }

    /// Stores an event. Above the limit the oldest motion is dropped.
    func hold(_ event: OpaquePointer) {
        held.append(gdk_event_ref(event))
        if held.count > Self.mostHeld { gdk_event_unref(held.remove(at: 1)) }
    }

    private static let mostHeld = 512

    /// Removes the oldest event, which the caller has to unreference.
    func takeFirst() -> OpaquePointer? { held.isEmpty ? nil : held.removeFirst() }

    func drop() {
        held.forEach { gdk_event_unref($0) }
        held = []
    }
}
