import Foundation
import Host

extension UIScreen {
    /// Posted after a monitor was connected; the object is its screen. The screen's ``bounds`` are those of the monitor.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted after a monitor was disconnected; the object is its screen, which is no longer in ``screens``.
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted after the size, the scale or the frame rate of a monitor changed; the object is its screen.
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
}

/// The screens of the connected monitors.
@MainActor
final class ConnectedScreens {
    // Weakly referenced, because the platform retains this object.
    private weak var platform: (any HostPlatform)?
    private var screens: [UIScreen] = []

    /// The screens of a platform's monitors.
    static func of(_ platform: any HostPlatform) -> ConnectedScreens {
        platform.singletons.value(of: ConnectedScreens.self) { ConnectedScreens(platform) }
    }

    private init(_ platform: any HostPlatform) {
        self.platform = platform
        screens = platform.monitors.map { Self.screen(of: $0) }
    }

    /// The screens of all monitors except that of the main screen's window. If that is unknown, it is the first monitor.
    var others: [UIScreen] {
        let own = UIScreen.main.scene?.hostWindow.monitor ?? screens.first?.monitor?.id
        return screens.filter { $0.monitor?.id != own }
    }

    /// Updates the screens, and posts the notifications of changes. A monitor that moves from one edge of the desktop to another is not a change.
    func monitorsDidChange() {
        guard let platform else { return }
        let old = screens
        var added: [UIScreen] = []
        var changed: [UIScreen] = []
        screens = platform.monitors.map { monitor in
            guard let screen = old.first(where: { $0.monitor?.id == monitor.id }), let before = screen.monitor else {
                let screen = Self.screen(of: monitor)
                added.append(screen)
                return screen
            }
            screen.monitor = monitor
            if before.frame.size != monitor.frame.size || before.scale != monitor.scale || before.framesPerSecond != monitor.framesPerSecond
            {
                changed.append(screen)
            }
            return screen
        }
        let removed = old.filter { screen in !screens.contains { $0 === screen } }
        for screen in removed { NotificationCenter.default.post(name: UIScreen.didDisconnectNotification, object: screen) }
        for screen in added { NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: screen) }
        for screen in changed { NotificationCenter.default.post(name: UIScreen.modeDidChangeNotification, object: screen) }
    }

    private static func screen(of monitor: HostMonitor) -> UIScreen {
        let screen = UIScreen()
        screen.monitor = monitor
        return screen
    }
}
