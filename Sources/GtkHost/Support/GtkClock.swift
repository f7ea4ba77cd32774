import CGtk
import Foundation
import Host

/// GLib's monotonic clock, which frame times share.
final class GtkClock: HostClock {
    func now() -> TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }
}
