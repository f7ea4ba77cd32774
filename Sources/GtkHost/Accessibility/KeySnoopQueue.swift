import CGtk

/// A queue of key events that a screen reader may consume. Each event waits for the reader's reply before the program receives it. The queue preserves the
/// order of events.
@MainActor
final class KeySnoopQueue {
    /// A queued key event.
    @MainActor
    private final class Key {
        let event: OpaquePointer
        weak var receiver: (any KeyReceiver)?
        weak var keys: KeySnoopQueue?
        /// Whether the screen reader consumed the key; nil until it replies.
        var isTaken: Bool?

        init(_ event: OpaquePointer, for receiver: any KeyReceiver, in keys: KeySnoopQueue) {
            self.event = gdk_event_ref(event)
            (self.receiver, self.keys) = (receiver, keys)
        }

        /// Handles the reader's reply. Releases the reference that the request held.
        func answered(isTaken: Bool) {
            self.isTaken = isTaken
            keys?.passOn()
            Unmanaged.passUnretained(self).release()
        }

        isolated deinit {
            gdk_event_unref(event)
        }
    }

    private let accessibility: GtkAccessibility
    private var waiting: [Key] = []

    init(accessibility: GtkAccessibility) {
        self.accessibility = accessibility
    }

    /// Queues a key event if a screen reader has to check it first. Returns false if the caller should deliver the event itself. Otherwise `receiver` receives
    /// it later, in order, unless a reader consumes it.
    func keep(_ event: OpaquePointer, for receiver: any KeyReceiver) -> Bool {
        let type = gdk_event_get_event_type(event)
        guard type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE, !waiting.isEmpty || accessibility.wantsKeys else {
            return false
        }
        let key = Key(event, for: receiver, in: self)
        let context = Unmanaged.passRetained(key)
        let isShown = accessibility.show(
            event,
            { context, isTaken in
                // D-Bus replies arrive in the main loop, so the main actor is available here.
                GtkCallback.with(context, Key.self) { $0.answered(isTaken: isTaken != 0) }
            }, context.toOpaque())
        if !isShown {
            context.release()
            // If no other key waits, the caller delivers this key directly. Otherwise it waits, too, so that the order is preserved.
            guard !waiting.isEmpty else { return false }
            key.isTaken = false
        }
        waiting.append(key)
        return true
    }

    /// Delivers the keys at the front of the queue for which the reader has replied.
    private func passOn() {
        while let first = waiting.first, let isTaken = first.isTaken {
            waiting.removeFirst()
            if !isTaken { first.receiver?.use(first.event) }
        }
    }
}
