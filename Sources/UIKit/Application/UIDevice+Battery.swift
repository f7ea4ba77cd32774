import Foundation
import Host

extension UIDevice {
    /// Whether the battery is charged.
    public enum BatteryState: Int, Sendable {
        /// The machine has no battery, its state cannot be read, or it is not monitored.
        case unknown = 0
        /// The machine runs on the battery.
        case unplugged = 1
        /// The machine has other power, and the battery is not full.
        case charging = 2
        /// The machine has other power, and the battery is full.
        case full = 3
    }

    /// Posted when ``batteryLevel`` changed by a percent, while it is monitored; the object is the device.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when ``batteryState`` changed, while it is monitored; the object is the device.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

    /// Whether the battery is monitored: it is read twice a minute. False unless set.
    public var isBatteryMonitoringEnabled: Bool {
        get { BatteryMonitor.current.isEnabled }
        set { BatteryMonitor.current.isEnabled = newValue }
    }

    /// The charge from 0 to 1; of several batteries the mean. -1 if it is not monitored, or without a battery.
    public var batteryLevel: Float { BatteryMonitor.current.battery.map { Float($0.level) } ?? -1 }

    /// Whether the battery is charged.
    public var batteryState: BatteryState {
        switch BatteryMonitor.current.battery?.state {
        case .discharging: .unplugged
        case .charging: .charging
        case .full: .full
        case .unknown, nil: .unknown
        }
    }
}

/// Reads the battery while an app monitors it.
@MainActor
private final class BatteryMonitor {
    static var current: BatteryMonitor {
        let platform = UIApplication.shared.platform
        return platform.singletons.value(of: BatteryMonitor.self) { BatteryMonitor(platform) }
    }

    /// Seconds from one reading to the next.
    private static let interval: TimeInterval = 30

    // Weak, since the platform keeps the monitor.
    private weak var platform: (any HostPlatform)?
    private var timer: (any HostTimer)?
    private var posted: HostBattery?

    private init(_ platform: any HostPlatform) {
        self.platform = platform
    }

    var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            timer?.cancel()
            posted = battery
            if isEnabled { scheduleReading() }
        }
    }

    var battery: HostBattery? { isEnabled ? platform?.battery : nil }

    private func scheduleReading() {
        timer = platform?.schedule(after: Self.interval) { [weak self] in
            self?.postChanges()
            self?.scheduleReading()
        }
    }

    private func postChanges() {
        let (old, new) = (posted, battery)
        posted = new
        func percent(_ battery: HostBattery?) -> Int { battery.map { Int(($0.level * 100).rounded()) } ?? -1 }
        func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: UIDevice.current) }
        if percent(old) != percent(new) { post(UIDevice.batteryLevelDidChangeNotification) }
        if old?.state != new?.state { post(UIDevice.batteryStateDidChangeNotification) }
    }
}
