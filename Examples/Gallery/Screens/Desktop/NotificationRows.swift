import UIKit
import UserNotifications

/// Notifications: the authorization, and a notification with a picture and two buttons.
final class NotificationRows: ServiceRows, UNUserNotificationCenterDelegate {
    private static let identifier = "tea"
    private static let done = "done", later = "later"

    let title = local("Notifications")
    weak var screen: UIViewController?
    private(set) lazy var rows = [
        DesktopRow(local("Allow notifications"), symbol: "checkmark.shield.fill", color: .systemRed) { [weak self] in self?.ask($0) },
        reminder,
    ]
    private lazy var reminder = DesktopRow(local("Remind me in 5 seconds"), symbol: "alarm.fill", color: .systemOrange) { [weak self] _ in
        self?.remind()
    }

    private lazy var center: UNUserNotificationCenter = {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let actions = [
            UNNotificationAction(identifier: Self.done, title: local("Done")),
            UNNotificationAction(identifier: Self.later, title: local("Later")),
        ]
        center.setNotificationCategories([UNNotificationCategory(identifier: Self.identifier, actions: actions, intentIdentifiers: [])])
        return center
    }()

    private func ask(_ row: DesktopRow) {
        row.show(.waiting)
        center.requestAuthorization(options: [.alert, .sound, .badge]) { isGranted, error in
            Task { @MainActor in
                row.show(error.map(DesktopAnswer.init) ?? (isGranted ? .success(local("Allowed")) : .failure(local("Not allowed"))))
            }
        }
    }

    private func remind() {
        reminder.show(.waiting)
        do {
            let content = UNMutableNotificationContent()
            content.title = local("The tea is ready")
            content.body = local("Pour it before it turns bitter.")
            content.sound = .default
            content.categoryIdentifier = Self.identifier
            content.attachments = [try UNNotificationAttachment(identifier: "", url: DesktopPicture.file())]
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
            let request = UNNotificationRequest(identifier: Self.identifier, content: content, trigger: trigger)
            center.requestAuthorization(options: [.alert, .sound]) { [weak self] isGranted, error in
                Task { @MainActor in
                    if isGranted {
                        self?.add(request)
                    } else {
                        self?.reminder.show(error.map(DesktopAnswer.init) ?? .failure(local("Not allowed")))
                    }
                }
            }
        } catch {
            reminder.show(DesktopAnswer(error))
        }
    }

    private func add(_ request: UNNotificationRequest) {
        center.add(request) { [weak self] error in
            Task { @MainActor in self?.reminder.show(error.map(DesktopAnswer.init) ?? .note(local("It arrives in 5 seconds"))) }
        }
    }

    // MARK: Delegate

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        reminder.show(.success(local("It arrived")))
        completionHandler([.banner, .list, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        switch response.actionIdentifier {
        case Self.later: remind()
        case Self.done: reminder.show(.success(local("%1 was pressed", with: local("Done"))))
        default: reminder.show(.success(local("You opened it")))
        }
        completionHandler()
    }
}
