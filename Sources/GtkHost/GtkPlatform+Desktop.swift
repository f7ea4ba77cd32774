import CGtk
import Foundation
import Host

/// Services of the desktop and of other programs.
extension GtkPlatform {
    /// The frame rate of the fastest display; 60 if the displays do not report one.
    public var framesPerSecond: Int {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display) else { return 60 }
        var fastest: Int32 = 0
        for index in 0..<g_list_model_get_n_items(monitors) {
            guard let monitor = g_list_model_get_item(monitors, index) else { continue }
            // In thousandths of a frame per second; 0 if unknown.
            fastest = max(fastest, gdk_monitor_get_refresh_rate(OpaquePointer(monitor)))
            g_object_unref(monitor)
        }
        return fastest > 0 ? Int((Double(fastest) / 1000).rounded()) : 60
    }

    public func canOpen(_ url: URL) -> Bool { lodestone_can_open_uri(url.absoluteString) != 0 }

    public func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        let opening = Opening(platform: self, completion: completion)
        lodestone_open_uri(
            url.absoluteString,
            { context, isOpened in
                GtkCallback.with(context, Opening.self) { $0.end(isOpened != 0) }
            }, Unmanaged.passUnretained(opening.holdUntilEnd()).toOpaque())
    }

    /// Calls the memory warning handler when the desktop reports low memory, until the program ends.
    func watchMemory() {
        lodestone_watch_memory(
            { GtkCallback.with($0, GtkPlatform.self) { platform in Platform.with(platform) { platform.onMemoryWarning?() } } },
            Unmanaged.passUnretained(self).toOpaque())
    }

    public func setIdleInhibited(_ isInhibited: Bool) {
        lodestone_set_idle_inhibited(ProcessInfo.processInfo.processName, isInhibited ? 1 : 0) { reason in
            let reason = reason.map { String(cString: $0) } ?? "no reason is given"
            hostLog.warning("Cannot disable the desktop's idle timer: \(reason)")
        }
    }

    public var battery: HostBattery? { HostBattery() }

    public func prepareFeedback() { vibrate([]) }

    public func play(_ feedback: HostFeedback) {
        switch feedback {
        case .impact(let strength): vibrate([(strength, 20)])
        case .selection: vibrate([(0.3, 10)])
        case .success: vibrate([(0.6, 30), (0, 90), (1, 40)])
        case .warning: vibrate([(0.8, 40), (0, 120), (0.6, 40)])
        case .error: vibrate([(1, 40), (0, 60), (1, 40), (0, 60), (1, 60)])
        }
    }

    /// Vibrates with pulses and pauses: a strength from 0 to 1, and a duration in milliseconds. The durations imitate a phone's feedback.
    private func vibrate(_ pulses: [(strength: Double, milliseconds: Double)]) {
        let numbers = pulses.flatMap { [$0.strength, $0.milliseconds] }
        lodestone_vibrate(ProcessInfo.processInfo.processName, numbers, Int32(pulses.count))
    }

    /// A URL that is being opened.
    private final class Opening {
        private let platform: GtkPlatform
        private let completion: @MainActor (Bool) -> Void
        private var hold: Opening?

        init(platform: GtkPlatform, completion: @escaping @MainActor (Bool) -> Void) {
            self.platform = platform
            self.completion = completion
        }

        func holdUntilEnd() -> Opening {
            hold = self
            return self
        }

        @MainActor func end(_ isOpened: Bool) {
            hold = nil
            Platform.with(platform) { completion(isOpened) }
        }
    }
}
