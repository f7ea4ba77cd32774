import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Idle timer, battery, input modes and restored activities")
struct DevicePowerTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    @Test("The idle timer is stopped while the app disables it")
    func idleTimer() {
        #expect(!UIApplication.shared.isIdleTimerDisabled && !host.isDisplayKeptOn)
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(host.isDisplayKeptOn)
        UIApplication.shared.isIdleTimerDisabled = false
        #expect(!host.isDisplayKeptOn)
    }

    @Test("The battery state is unknown until it is monitored, and on a machine without a battery")
    func battery() {
        host.setBattery(level: 0.4, state: .unplugged)
        let device = UIDevice.current
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        #expect(device.batteryLevel == 0.4 && device.batteryState == .unplugged)
        host.setBattery(level: 1, state: .full)
        #expect(device.batteryLevel == 1 && device.batteryState == .full)
        host.setBattery(level: 1, state: .unknown)
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    }

    @Test("Battery changes post notifications while the battery is monitored")
    func batteryNotifications() {
        final class Log: @unchecked Sendable { var names: [String] = [] }
        let log = Log()
        let names = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: UIDevice.current, queue: nil) {
                log.names.append($0.name.rawValue)
            }
        }
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        host.setBattery(level: 0.4, state: .unplugged)
        host.advance(by: 100)
        #expect(log.names.isEmpty)
        UIDevice.current.isBatteryMonitoringEnabled = true
        host.advance(by: 100)
        #expect(log.names.isEmpty)
        host.setBattery(level: 0.4, state: .charging)
        host.advance(by: 31)
        #expect(log.names == ["UIDeviceBatteryStateDidChangeNotification"])
        host.setBattery(level: 0.5, state: .charging)
        host.advance(by: 31)
        #expect(log.names.last == "UIDeviceBatteryLevelDidChangeNotification" && log.names.count == 2)
        UIDevice.current.isBatteryMonitoringEnabled = false
        host.setBattery(level: 0.9, state: .full)
        host.advance(by: 100)
        #expect(log.names.count == 2)
    }

    @Test("activeInputModes contains each of the desktop's languages once")
    func inputModes() {
        let languages = UITextInputMode.activeInputModes.map(\.primaryLanguage)
        #expect(!languages.isEmpty && Set(languages).count == languages.count)
        #expect(UITextField().textInputMode?.primaryLanguage == languages.first)
    }

    @Test("An app without scene delegates continues a user activity, and responders restore it")
    func activities() throws {
        final class Restoring: UIViewController {
            var restored: [String] = []
            override func restoreUserActivityState(_ activity: NSUserActivity) {
                super.restoreUserActivityState(activity)
                restored.append(activity.activityType)
            }
        }
        final class Delegate: UIResponder, UIApplicationDelegate {
            let controller = Restoring()
            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                restorationHandler([controller])
                return true
            }
        }
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        let session = try #require(UIApplication.shared.openSessions.first)
        let activity = NSUserActivity(activityType: "read")
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: session, userActivity: activity))
        #expect(delegate.controller.restored == ["read"])
    }
}
