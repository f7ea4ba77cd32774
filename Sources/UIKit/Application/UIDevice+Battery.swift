import Foundation
import Host

extension UIDevice {
    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        /// The machine has no battery, the state cannot be read, or monitoring is disabled.
        case unknown = 0
        /// The machine runs on battery.
        case unplugged = 1
        /// The machine has external power, and the battery is not full.
        case charging = 2
        /// The machine has external power, and the battery is full.
        case full = 3
    }

    /// Posted after ``batteryLevel`` changed by one percent, while monitoring is enabled; the object is the device.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted after ``batteryState`` changed, while monitoring is enabled; the object is the device.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

    /// Whether the battery is monitored. The library then reads its state twice a minute. False by default.
    public var isBatteryMonitoringEnabled: Bool {
        get { BatteryMonitor.current.isEnabled }
        set { BatteryMonitor.current.isEnabled = newValue }
    }

    /// The charge from 0 to 1. With several batteries, it is their mean. -1 without a battery, or if monitoring is disabled.
    public var batteryLevel: Float { BatteryMonitor.current.battery.map { Float($0.level) } ?? -1 }

    /// The state of the battery. `unknown` if monitoring is disabled.
    public var batteryState: BatteryState {
        switch BatteryMonitor.current.battery?.state {
        case .discharging: .unplugged
        case .charging: .charging
        case .full: .full
        case .unknown, nil: .unknown
        }
    }
}

/// Reads the state of the battery while the app has enabled monitoring.
@MainActor
private final class BatteryMonitor {
    static var current: BatteryMonitor {
        let platform = UIApplication.shared.platform
        return platform.singletons.value(of: BatteryMonitor.self) { BatteryMonitor(platform) }
    }

    /// The time between two readings, in seconds.
    private static let interval: TimeInterval = 30

    // Weakly referenced, because the platform retains the monitor.
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
