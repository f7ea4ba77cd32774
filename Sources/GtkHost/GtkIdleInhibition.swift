import CGtk
import Foundation

/// The program's inhibition of the desktop's idle timer.
@MainActor
final class GtkIdleInhibition {
    private let native = lodestone_idle_inhibition_new(ProcessInfo.processInfo.processName) { reason in
        let reason = reason.map { String(cString: $0) } ?? "no reason is given"
        hostLog.warning("Cannot disable the desktop's idle timer: \(reason)")
    }

    isolated deinit {
        lodestone_idle_inhibition_free(native)
    }

    func set(_ isInhibited: Bool) { lodestone_set_idle_inhibited(native, isInhibited ? 1 : 0) }
}
