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
            // GDK returns the refresh rate in thousandths of a frame per second; 0 if unknown.
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

    /// Calls the memory warning handler whenever the desktop reports low memory, until the program ends.
    func watchMemory() {
        lodestone_watch_memory(
            { GtkCallback.with($0, GtkPlatform.self) { platform in Platform.with(platform) { platform.onMemoryWarning?() } } },
            Unmanaged.passUnretained(self).toOpaque())
    }

    public func setIdleInhibited(_ isInhibited: Bool) { idleInhibition.set(isInhibited) }

    public var battery: HostBattery? { HostBattery() }

    public func prepareFeedback() { feedback.prepare() }

    public func play(_ feedback: HostFeedback) { self.feedback.play(feedback) }

    /// A request to open a URL. It retains itself until the desktop replies.
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
