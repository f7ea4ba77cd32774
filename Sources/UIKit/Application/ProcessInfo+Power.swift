import Foundation
import Host
import QuartzCore
import Synchronization

extension ProcessInfo {
    /// Whether the desktop's power profile saves energy: `power-saver` of power-profiles-daemon. Safe on any thread; another thread reads the value that the
    /// main thread read last.
    public var isLowPowerModeEnabled: Bool {
        MainActor.ifCurrent { LowPowerMode.current } ?? LowPowerMode.lastKnown.withLock { $0 }
    }
}

extension Notification.Name {
    /// Posted on the main thread after `isLowPowerModeEnabled` of the process changed; the object is the process's information.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

/// The low power mode of the current platform.
enum LowPowerMode {
    static let lastKnown = Mutex(false)

    @MainActor static var current: Bool {
        let savesPower = Platform.current?.appearance.savesPower ?? false
        lastKnown.withLock { $0 = savesPower }
        return savesPower
    }

    @MainActor static func post(from old: HostAppearance, to new: HostAppearance) {
        guard old.savesPower != new.savesPower else { return }
        _ = current
        NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
    }
}
