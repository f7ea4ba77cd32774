import Foundation
import Testing
import UIKitTesting
import UserNotifications

@Suite("User notifications") @MainActor
struct NotificationCenterTests {
    private let host = TestHost()
    private let center: UNUserNotificationCenter

    init() {
        center = .current()
        host.isActive = false
    }

    private func content(_ title: String = "Tea", category: String = "") -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = "It is ready."
        content.categoryIdentifier = category
        return content
    }

    private func request(
        _ identifier: String, _ trigger: UNNotificationTrigger? = nil, category: String = ""
    ) -> UNNotificationRequest {
        UNNotificationRequest(identifier: identifier, content: content(category: category), trigger: trigger)
    }

    /// Records what the center reports, with completion handlers.
    private final class Recorder: NSObject, UNUserNotificationCenterDelegate {
        var options: UNNotificationPresentationOptions = []
        var presented: [String] = []
        var responses: [UNNotificationResponse] = []

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            presented.append(notification.request.identifier)
            completionHandler(options)
            completionHandler([.banner])
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            responses.append(response)
            completionHandler()
        }
    }

    /// Records with the async methods.
    private final class AsyncRecorder: NSObject, UNUserNotificationCenterDelegate {
        var actions: [String] = []

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions { [.banner, .sound] }

        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            actions.append(response.actionIdentifier)
        }
    }

    @Test("Authorization is undetermined until the app requests it, and adding a request before that fails")
    func authorization() async throws {
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        await #expect(throws: UNError(.notificationsNotAllowed, "The app has not called requestAuthorization(options:).")) {
            try await center.add(request("early"))
        }
        #expect(try await center.requestAuthorization(options: [.alert, .sound]))
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled && settings.soundSetting == .enabled)
        host.notifications.isAllowed = false
        #expect(try await center.requestAuthorization() == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        do {
            try await center.add(request("denied"))
            Issue.record("The request was added.")
        } catch UNError.notificationsNotAllowed {
        }
    }

    @Test("A request without a trigger is shown immediately; a request with the same identifier replaces it")
    func show() async throws {
        _ = try await center.requestAuthorization()
        let content = content()
        content.subtitle = "Green"
        content.sound = .default
        content.badge = 3
        content.interruptionLevel = .timeSensitive
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Changed later"
        try await center.add(request)
        let shown = try #require(host.notifications.shown.first)
        #expect(shown.title == "Tea" && shown.subtitle == "Green" && shown.body == "It is ready." && shown.hasSound)
        #expect(shown.level == .timeSensitive && host.iconBadge == 3)
        try await center.add(self.request("a"))
        #expect(host.notifications.shown.count == 1 && host.notifications.shown.first?.hasSound == false)
        try await center.add(self.request("b"))
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a", "b"])
        center.removeDeliveredNotifications(withIdentifiers: ["a"])
        await host.settle()
        #expect(host.notifications.shown.map(\.identifier) == ["b"])
        center.removeAllDeliveredNotifications()
        #expect(await center.deliveredNotifications().isEmpty && host.notifications.shown.isEmpty)
        try await center.setBadgeCount(0)
        #expect(host.iconBadge == 0)
    }

    @Test("Time interval triggers fire on the virtual clock, once or repeatedly")
    func intervals() async throws {
        _ = try await center.requestAuthorization()
        try await center.add(request("once", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        try await center.add(request("often", UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["once", "often"])
        host.advance(by: 4.9)
        await host.settle(timeout: 0)
        #expect(host.notifications.shown.isEmpty)
        host.advance(by: 0.2)
        await host.settle()
        #expect(host.notifications.shown.map(\.identifier) == ["once"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["often"])
        for _ in 0..<3 {
            center.removeAllDeliveredNotifications()
            await host.settle()
            host.advance(by: 90)
            await host.settle()
            #expect(host.notifications.shown.map(\.identifier) == ["often"])
        }
        center.removePendingNotificationRequests(withIdentifiers: ["often"])
        center.removeAllDeliveredNotifications()
        await host.settle()
        host.advance(by: 200)
        await host.settle()
        #expect(host.notifications.shown.isEmpty)
    }

    @Test("Operations run in the order of their calls: a removal after an addition removes the request")
    func order() async throws {
        _ = try await center.requestAuthorization()
        center.add(
            request("a", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)), withCompletionHandler: nil)
        center.add(
            request("b", UNTimeIntervalNotificationTrigger(timeInterval: 6, repeats: false)), withCompletionHandler: nil)
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])
    }

    @Test("Calendar triggers fire at their date, and a date that has passed is an error")
    func calendar() async throws {
        _ = try await center.requestAuthorization()
        var components = DateComponents(timeZone: TimeZone(secondsFromGMT: 0), hour: 8, minute: 30)
        components.calendar = Calendar(identifier: .gregorian)
        try await center.add(request("daily", UNCalendarNotificationTrigger(dateMatching: components, repeats: true)))
        host.advance(by: 8.5 * 3600 - 1)
        await host.settle(timeout: 0)
        #expect(host.notifications.shown.isEmpty)
        host.advance(by: 2)
        await host.settle()
        #expect(host.notifications.shown.map(\.identifier) == ["daily"])
        #expect(await center.pendingNotificationRequests().count == 1)
        components.year = 2020
        do {
            try await center.add(request("past", UNCalendarNotificationTrigger(dateMatching: components, repeats: false)))
            Issue.record("The request was added.")
        } catch UNError.notificationInvalidNoDate {
        }
    }

    @Test("If the clock is set forward, a trigger fires within a minute")
    func clockChange() async throws {
        _ = try await center.requestAuthorization()
        try await center.add(request("late", UNTimeIntervalNotificationTrigger(timeInterval: 7200, repeats: false)))
        host.notifications.date += 7200
        host.advance(by: 60)
        await host.settle()
        #expect(host.notifications.shown.map(\.identifier) == ["late"])
    }

    @Test("While the app is active, the delegate decides how a notification is presented; without a delegate none is presented")
    func foreground() async throws {
        _ = try await center.requestAuthorization()
        host.isActive = true
        try await center.add(request("none"))
        await host.settle()
        let recorder = Recorder()
        center.delegate = recorder
        try await center.add(request("hidden"))
        await host.settle()
        #expect(recorder.presented == ["hidden"] && host.notifications.shown.isEmpty)
        recorder.options = [.banner]
        let content = content()
        content.sound = .default
        try await center.add(UNNotificationRequest(identifier: "shown", content: content, trigger: nil))
        await host.settle()
        #expect(host.notifications.shown.map(\.identifier) == ["shown"] && host.notifications.shown.first?.hasSound == false)
        let other = AsyncRecorder()
        center.delegate = other
        try await center.add(UNNotificationRequest(identifier: "async", content: content, trigger: nil))
        await host.settle()
        #expect(host.notifications.shown.last?.identifier == "async" && host.notifications.shown.last?.hasSound == true)
    }

    @Test("Opening, answering and dismissing a notification calls the delegate with the identifier of the action")
    func responses() async throws {
        _ = try await center.requestAuthorization()
        let recorder = Recorder()
        center.delegate = recorder
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "tea",
                actions: [
                    UNNotificationAction(identifier: "more", title: "More", options: [.foreground]),
                    UNTextInputNotificationAction(
                        identifier: "say", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Text"),
                ], intentIdentifiers: [], options: [.customDismissAction])
        ])
        for identifier in ["open", "button", "reply", "close"] { try await center.add(request(identifier, category: "tea")) }
        try await center.add(request("plain"))
        #expect(host.notifications.shown.first?.actions == ["More", "Reply"])
        host.notifications.open("open")
        host.notifications.choose("More", of: "button")
        host.notifications.reply("Thanks", to: "reply")
        host.notifications.close("close")
        host.notifications.close("plain")
        let actions = recorder.responses.map(\.actionIdentifier)
        #expect(actions == [UNNotificationDefaultActionIdentifier, "more", "say", UNNotificationDismissActionIdentifier])
        #expect(recorder.responses.map(\.notification.request.identifier) == ["open", "button", "reply", "close"])
        #expect((recorder.responses[2] as? UNTextInputNotificationResponse)?.userText == "Thanks")
        #expect(await center.deliveredNotifications().isEmpty)
        let other = AsyncRecorder()
        center.delegate = other
        try await center.add(request("last"))
        // The click on "open" activated the app, so the delegate decides about the presentation.
        await host.settle()
        host.notifications.open("last")
        await host.settle()
        #expect(other.actions == [UNNotificationDefaultActionIdentifier])
    }

    @Test("A response that launched the app is delivered once, after the app has set the notification center's delegate")
    func launchResponse() async throws {
        center.deliverLaunchResponse(to: request("old"), actionIdentifier: "more")
        await host.settle()
        let recorder = Recorder()
        center.delegate = recorder
        await host.settle()
        #expect(recorder.responses.map(\.actionIdentifier) == ["more"])
        center.delegate = recorder
        await host.settle()
        #expect(recorder.responses.count == 1)
    }

    @Test("Notification content is copied, and empty content is an error")
    func contents() async throws {
        _ = try await center.requestAuthorization()
        let content = content()
        content.userInfo = ["id": 7]
        let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
        copy.title = "Other"
        #expect(content.title == "Tea" && copy.userInfo["id"] as? Int == 7)
        let empty = UNNotificationRequest(identifier: "x", content: UNMutableNotificationContent(), trigger: nil)
        do {
            try await center.add(empty)
            Issue.record("The request was added.")
        } catch UNError.notificationInvalidNoContent {
        }
    }

    @Test("An attachment has to be an existing image, and is shown with the notification")
    func attachments() async throws {
        _ = try await center.requestAuthorization()
        let folder = FileManager.default.temporaryDirectory
        let image = folder.appendingPathComponent("\(UUID().uuidString).png")
        let text = folder.appendingPathComponent("\(UUID().uuidString).txt")
        for file in [image, text] { try Data([1]).write(to: file) }
        defer { for file in [image, text] { try? FileManager.default.removeItem(at: file) } }
        let attachment = try UNNotificationAttachment(identifier: "", url: image)
        #expect(!attachment.identifier.isEmpty && attachment.type == "public.png")
        #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "", url: text) }
        #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "", url: folder.appendingPathComponent("none.png")) }
        let content = content()
        content.attachments = [attachment]
        try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        #expect(host.notifications.shown.first?.image == image)
    }

    @Test("Each host has its own notification center, with its own authorization and notifications")
    func isolation() async throws {
        _ = try await center.requestAuthorization()
        try await center.add(request("mine"))
        let other = TestHost()
        #expect(UNUserNotificationCenter.current() !== center)
        #expect(other.notifications.shown.isEmpty)
        #expect(await UNUserNotificationCenter.current().notificationSettings().authorizationStatus == .notDetermined)
    }
}
