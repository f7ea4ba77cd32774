import UIKit
import UserNotifications

/// A timer that shows a notification of the desktop.
@MainActor
final class TeaTimer {
    /// - Throws: `UNError` if the desktop shows no notifications.
    func start(minutes: Double) async throws {
        let center = UNUserNotificationCenter.current()
        guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "Your tea is ready."
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: minutes * 60, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    }
}
