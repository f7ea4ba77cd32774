import Foundation
import Host
import Testing
import UIKit
import UIKitTesting
import UserNotifications

/// Notifications whose click starts the app, or returns to it through the desktop.
@Suite("Launch by a notification", .serialized) @MainActor
struct NotificationLaunchTests {
    final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        static var responses: [UNNotificationResponse] = []

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            UNUserNotificationCenter.current().delegate = self
            return true
        }

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            Self.responses.append(response)
            completionHandler()
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var responses: [UNNotificationResponse?] = []
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.responses.append(connectionOptions.notificationResponse)
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }

    init() {
        AppDelegate.responses = []
        SceneDelegate.responses = []
    }

    private func request(_ identifier: String) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "It is ready."
        content.categoryIdentifier = "tea"
        content.userInfo = ["pot": 7]
        return UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    }

    @Test("A click that starts the app is in the connection options, and goes once to the center's delegate")
    func launch() async throws {
        let host = TestHost(launching: AppDelegate.self, notification: request("old"))
        await host.settle()
        let response = try #require(SceneDelegate.responses.first ?? nil)
        let content = response.notification.request.content
        #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier && response.notification.request.identifier == "old")
        #expect(content.title == "Tea" && content.body == "It is ready." && content.categoryIdentifier == "tea")
        #expect(content.userInfo["pot"] as? Int == 7)
        #expect(AppDelegate.responses.map(\.notification.request.identifier) == ["old"])
    }

    @Test("Another start has no notification response")
    func usualLaunch() async {
        let host = TestHost(launching: AppDelegate.self)
        await host.settle()
        #expect(SceneDelegate.responses.count == 1 && SceneDelegate.responses.allSatisfy { $0 == nil } && AppDelegate.responses.isEmpty)
    }

    @Test("The desktop activates the running app for a notification of an earlier run")
    func running() async throws {
        let host = TestHost(launching: AppDelegate.self)
        await host.settle()
        let text = NotificationPayload(request("old"), action: "more", date: host.notifications.date).text
        let receive = try #require(UIApplication.shared.hostPlatform.application?.onRequest)
        receive(HostRequest(.perform(action: ApplicationRequests.notificationAction, text: text)))
        await host.settle()
        #expect(AppDelegate.responses.map(\.actionIdentifier) == ["more"])
        // A text that is not a notification's is logged.
        receive(HostRequest(.perform(action: ApplicationRequests.notificationAction, text: "tea")))
        await host.settle()
        #expect(AppDelegate.responses.count == 1 && host.desktopActions == ["shortcut"])
    }

    @Test("Settings report the desktop's capabilities, and critical sounds make a notification urgent")
    func members() async throws {
        let host = TestHost()
        let center = UNUserNotificationCenter.current()
        _ = try await center.requestAuthorization()
        let settings = await center.notificationSettings()
        #expect(settings.criticalAlertSetting == .enabled && settings.timeSensitiveSetting == .enabled)
        #expect(settings.carPlaySetting == .notSupported && settings.showPreviewsSetting == .always)
        host.isActive = false
        let content = UNMutableNotificationContent()
        content.title = "Smoke"
        content.sound = .criticalSoundNamed(UNNotificationSoundName("bell.wav"), withAudioVolume: 1)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("image-\(UUID().uuidString)")
        try Data([0]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let options: [AnyHashable: Any] = [
            UNNotificationAttachmentOptionsTypeHintKey: "public.png", UNNotificationAttachmentOptionsThumbnailHiddenKey: true,
        ]
        #expect(throws: UNError.self) { try UNNotificationAttachment(identifier: "", url: file) }
        content.attachments = [try UNNotificationAttachment(identifier: "", url: file, options: options)]
        #expect(content.attachments.first?.type == "public.png")
        try await center.add(UNNotificationRequest(identifier: "smoke", content: content, trigger: nil))
        await host.settle()
        #expect(host.notifications.shown.map(\.level) == [.critical] && host.notifications.shown.first?.image == nil)
    }
}
