import CGtk
import Foundation

/// The program's inhibition of the desktop's idle timer, or of the machine's suspension.
@MainActor
final class GtkIdleInhibition {
    private let native: OpaquePointer?

    /// Creates an inhibition that is not active yet. Only failures for the idle timer are logged. For suspension that is unnecessary: most desktops without a
    /// portal do not suspend while a program works.
    init(_ inhibited: LodestoneInhibited) {
        native = lodestone_idle_inhibition_new(
            ProcessInfo.processInfo.processName, inhibited, inhibited == LODESTONE_INHIBITED_IDLE ? Self.report : nil)
    }

    private static let report: @convention(c) (UnsafePointer<CChar>?) -> Void = { reason in
        let reason = reason.map { String(cString: $0) } ?? "no reason is given"
        hostLog.warning("Cannot disable the desktop's idle timer: \(reason)")
    }

    isolated deinit {
        lodestone_idle_inhibition_free(native)
    }

    func set(_ isInhibited: Bool) { lodestone_set_idle_inhibited(native, isInhibited ? 1 : 0) }
}
