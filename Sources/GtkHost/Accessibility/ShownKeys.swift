import CGtk

/// Keys that a screen reader looks at before the program does. Each waits for the reader's answer, and all keep their order.
@MainActor
final class ShownKeys {
    /// A key on its way.
    @MainActor
    private final class Key {
        let event: OpaquePointer
        weak var window: GtkWindowHost?
        weak var keys: ShownKeys?
        /// Whether the reader took it; nil until it answered.
        var isTaken: Bool?

        init(_ event: OpaquePointer, for window: GtkWindowHost, in keys: ShownKeys) {
            self.event = gdk_event_ref(event)
            (self.window, self.keys) = (window, keys)
        }

        /// The reader said whether it takes the key, which this was kept for.
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

    /// Whether an event is kept back; `window` gets it when its turn comes, unless a reader takes it.
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
                // D-Bus answers on the main loop.
                GtkCallback.with(context, Key.self) { $0.answered(isTaken: isTaken != 0) }
            }, context.toOpaque())
        if isShown == 0 {
            context.release()
            // Behind those that wait it comes after them.
            guard !waiting.isEmpty else { return false }
            key.isTaken = false
        }
        waiting.append(key)
        return true
    }

    /// Gives the program the keys whose turn it is.
    private func passOn() {
        while let first = waiting.first, let isTaken = first.isTaken {
            waiting.removeFirst()
            if !isTaken { first.window?.use(first.event) }
        }
    }
}
