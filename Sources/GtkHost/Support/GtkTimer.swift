import CGtk
import Foundation
import Host

/// A one-shot GLib timeout.
@MainActor
final class GtkTimer: HostTimer {
    private var source: guint = 0
    private var body: (@MainActor () -> Void)?

    init(delay: TimeInterval, body: @escaping @MainActor () -> Void) {
        self.body = body
        // Rounds up, so that the timer does not fire early. GLib's maximum of 49 days limits the delay. GLib retains the timer until it has fired or was
        // removed.
        let milliseconds = guint(clamping: Int64((min(max(0, delay), 4_294_967) * 1000).rounded(.up)))
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                GtkCallback.with(data, GtkTimer.self) { $0.fire() }
                return 0
            }, Unmanaged.passRetained(self).toOpaque(),
            { data in
                guard let data else { return }
                Unmanaged<GtkTimer>.fromOpaque(data).release()
            })
    }

    func cancel() {
        body = nil
        guard source != 0 else { return }
        g_source_remove(source)
        source = 0
    }

    private func fire() {
        source = 0
        let body = body
        self.body = nil
        body?()
    }
}
