import Foundation
import Host

/// The orientation of the device, derived from the shape of the app's first window.
@MainActor
final class DeviceOrientation {
    /// The number of calls that began notifications minus the number of calls that ended them.
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
    /// Posted after ``orientation`` changed, if notifications are enabled; the object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    /// The orientation of the device: portrait if the app's first window is at least as high as wide, otherwise landscape left. Differs from UIKit:
    /// the orientation depends on the window, because the display of a desktop does not rotate.
    public var orientation: UIDeviceOrientation { DeviceOrientation.current.now }

    /// Whether ``orientationDidChangeNotification`` is posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { DeviceOrientation.current.listeners > 0 }

    /// Enables ``orientationDidChangeNotification`` until the matching ``endGeneratingDeviceOrientationNotifications()``. Calls can be nested.
    public func beginGeneratingDeviceOrientationNotifications() { DeviceOrientation.current.begin() }

    /// Ends the effect of one ``beginGeneratingDeviceOrientationNotifications()``.
    public func endGeneratingDeviceOrientationNotifications() {
        let orientation = DeviceOrientation.current
        orientation.listeners = max(0, orientation.listeners - 1)
    }
}
