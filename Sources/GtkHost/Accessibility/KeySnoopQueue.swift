import CGtk

/// A queue of key events that wait for a screen reader's decision whether it consumes them, before the program receives them. Keeps their order.
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

    private let accessibility: GtkAccessibility
    private var waiting: [Key] = []

    init(accessibility: GtkAccessibility) {
        self.accessibility = accessibility
    }

    /// Whether an event is held back. `receiver` gets it later, in order, unless a reader consumes it.
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
            if !isTaken { first.receiver?.use(first.event) }
        }
    }
}
