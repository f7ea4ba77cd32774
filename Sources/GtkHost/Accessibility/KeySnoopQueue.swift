import CGtk

/// A queue of key events that a screen reader checks before the program. Each waits for the reader's answer, and their order is kept.
@MainActor
final class KeySnoopQueue {
    /// A queued key event.
    @MainActor
    private final class Key {
        let event: OpaquePointer
        weak var window: GtkWindowHost?
        weak var keys: KeySnoopQueue?
        /// Whether the reader consumed it; nil before its answer.
        var isTaken: Bool?

        init(_ event: OpaquePointer, for window: GtkWindowHost, in keys: KeySnoopQueue) {
            self.event = gdk_event_ref(event)
            (self.window, self.keys) = (window, keys)
        }

        /// Handles the reader's answer, for which the object was retained.
        func answered(isTaken: Bool) {
            self.isTaken = isTaken
            keys?.passOn()
            Unmanaged.passUnretained(self).release()
        }

        isolated deinit {
            gdk_event_unref(event)
        }
    }

    private var waiting: [Key] = []

    /// Whether an event is held back. `window` gets it later, in order, unless a reader consumes it.
    func keep(_ event: OpaquePointer, for window: GtkWindowHost) -> Bool {
        let type = gdk_event_get_event_type(event)
        guard type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE, !waiting.isEmpty || lodestone_accessibility_wants_keys() != 0 else {
            return false
        }
        let key = Key(event, for: window, in: self)
        let context = Unmanaged.passRetained(key)
        let isShown = lodestone_accessibility_show_key(
            event,
            { context, isTaken in
                // D-Bus replies arrive in the main loop, so the main actor is available here.
                GtkCallback.with(context, Key.self) { $0.answered(isTaken: isTaken != 0) }
            }, context.toOpaque())
        if isShown == 0 {
            context.release()
            // Without waiting keys this one is delivered directly. Otherwise it waits, too, so that the order is kept.
            guard !waiting.isEmpty else { return false }
            key.isTaken = false
        }
        waiting.append(key)
        return true
    }

    /// Delivers the answered keys at the front of the queue.
    private func passOn() {
        while let first = waiting.first, let isTaken = first.isTaken {
            waiting.removeFirst()
            if !isTaken { first.window?.use(first.event) }
        }
    }
}
