import CGtk
import Foundation
import Host

extension GtkPlatform {
    /// More monitors than any desktop has.
    private static let maximumMonitors = 64

    /// The connected monitors, in GDK's order. Empty before the display is open.
    public var monitors: [HostMonitor] { desktop == nil ? [] : Self.monitors(of: gdk_display_get_default()) }

    static func monitors(of display: OpaquePointer?) -> [HostMonitor] {
        var found = [LodestoneMonitor](repeating: LodestoneMonitor(), count: Self.maximumMonitors)
        let count = lodestone_display_monitors(display, &found, Int32(found.count))
        return found.prefix(Int(count)).map { monitor in
            HostMonitor(
                id: UInt(monitor.id),
                frame: CGRect(x: Int(monitor.x), y: Int(monitor.y), width: Int(monitor.width), height: Int(monitor.height)),
                scale: CGFloat(monitor.scale),
                framesPerSecond: monitor.refresh_rate > 0 ? Int((Double(monitor.refresh_rate) / 1000).rounded()) : 60)
        }
    }

    /// Notifies the settings, which depend on the kind of the device, and the app of changes.
    func watchMonitors(of display: OpaquePointer) {
        lodestone_display_watch_monitors(
            display,
            {
                GtkCallback.with($0, GtkPlatform.self) { platform in
                    platform.desktop?.settingsChanged()
                    Platform.with(platform) { platform.onMonitorsChange?() }
                }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Whether the device is a phone: it has a touch screen, and no monitor has a side of more than ``phoneSides``.
    static func isPhone(monitors: [CGSize], hasTouchscreen: Bool) -> Bool {
        hasTouchscreen && !monitors.isEmpty
            && monitors.allSatisfy { min($0.width, $0.height) < phoneSides.short && max($0.width, $0.height) < phoneSides.long }
    }

    /// The limits of a phone's sides, in points. Apple's largest phone has 440 × 956 points, and its smallest tablet 744 × 1133.
    private static let phoneSides: (short: CGFloat, long: CGFloat) = (500, 1_050)
}
