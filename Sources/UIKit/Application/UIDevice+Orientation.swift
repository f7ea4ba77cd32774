import Foundation
import Host

/// The orientation of the device, derived from the shape of the app's first window.
@MainActor
final class DeviceOrientation {
    /// The number of begin calls for notifications without a matching end.
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

    /// Posts the notification if a window's new size changes the orientation.
    func windowDidResize() {
        guard listeners > 0, now != known else { return }
        known = now
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
}

extension UIDevice {
    /// Posted after ``orientation`` changed, if enabled; the object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    /// The orientation of the device. Differs from UIKit: it follows the app's first window, since a desktop's display does not rotate with it.
    /// Portrait if the window is at least as high as wide, else landscape left.
    public var orientation: UIDeviceOrientation { DeviceOrientation.current.now }

    /// Whether ``orientationDidChangeNotification`` is posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { DeviceOrientation.current.listeners > 0 }

    /// Enables ``orientationDidChangeNotification`` until ``endGeneratingDeviceOrientationNotifications()`` was called equally often.
    public func beginGeneratingDeviceOrientationNotifications() { DeviceOrientation.current.begin() }

    /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``.
    public func endGeneratingDeviceOrientationNotifications() {
        let orientation = DeviceOrientation.current
        orientation.listeners = max(0, orientation.listeners - 1)
    }
}
