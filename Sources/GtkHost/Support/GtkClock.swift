import CGtk
import Foundation
import Host

/// GLib's monotonic clock. GTK's frame times are on the same clock.
final class GtkClock: HostClock {
    func now() -> TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }
}
