import Foundation
import Host

/// How the machine is held: as the app's first window is shaped.
@MainActor
final class DeviceOrientation {
    /// How often notifications were begun and not ended.
    var listeners = 0
    private var known = UIDeviceOrientation.unknown

    static var current: DeviceOrientation {
        Platform.required.singletons.value(of: DeviceOrientation.self) { DeviceOrientation() }
    }

    var now: UIDeviceOrientation { UIDeviceOrientation(showing: UIInterfaceOrientation(of: UIScreen.main.bounds.size)) }

    func begin() {
        if listeners == 0 { known = now }
        listeners += 1
    }

    /// A window has another size.
    func windowDidResize() {
        guard listeners > 0, now != known else { return }
        known = now
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
}

extension UIDevice {
    /// Posted when ``orientation`` changed, while that is wanted; the object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    /// How the machine is held. A desktop's display is not turned with its window: it is upright while the app's first window is at least as high
    /// as wide, and on its left side otherwise.
    public var orientation: UIDeviceOrientation { DeviceOrientation.current.now }

    /// Whether ``orientationDidChangeNotification`` is posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { DeviceOrientation.current.listeners > 0 }

    /// Posts ``orientationDidChangeNotification`` from now on, until as many calls of ``endGeneratingDeviceOrientationNotifications()``.
    public func beginGeneratingDeviceOrientationNotifications() { DeviceOrientation.current.begin() }

    /// Takes back one call of ``beginGeneratingDeviceOrientationNotifications()``.
    public func endGeneratingDeviceOrientationNotifications() {
        let orientation = DeviceOrientation.current
        orientation.listeners = max(0, orientation.listeners - 1)
    }
}
