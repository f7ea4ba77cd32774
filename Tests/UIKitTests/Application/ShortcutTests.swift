import Foundation
import Testing
import UIKit
import UIKitTesting

/// Quick actions and the app's icon.
@MainActor
@Suite("Quick actions", .serialized)
struct ShortcutTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        static var log: [String] = []
        static var launchResult = true

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            Self.log.append("did finish with \(item?.type ?? "nothing")")
            return Self.launchResult
        }

        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.log.append("perform \(shortcutItem.localizedTitle)")
            completionHandler(true)
        }
    }

    final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Delegate.log.append("connect with \(connectionOptions.shortcutItem?.type ?? "nothing")")
        }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Delegate.log.append("scene performs \(shortcutItem.type)")
            completionHandler(true)
        }
    }

    private let information: [String: Any] = [
        "UIApplicationShortcutItems": [
            [
                "UIApplicationShortcutItemType": "org.example.compose", "UIApplicationShortcutItemTitle": "New Letter",
                "UIApplicationShortcutItemUserInfo": ["folder": "drafts"],
            ]
        ]
    ]

    init() { (Delegate.log, Delegate.launchResult) = ([], true) }

    @Test("A static quick action is a desktop action, and the running app performs it by type and by action name")
    func staticAction() {
        let host = TestHost(launching: Delegate.self, information: information)
        #expect(host.desktopActions == ["org-example-compose", "shortcut"])
        Delegate.log = []
        #expect(host.chooseShortcut(ofType: "org.example.compose").isEmpty)
        #expect(host.chooseDesktopAction("org-example-compose").isEmpty)
        #expect(Delegate.log == ["perform New Letter", "perform New Letter"])
        #expect(host.chooseShortcut(ofType: "org.example.other").count == 1)
        #expect(Delegate.log.count == 2)
    }

    @Test("A quick action that starts the app is in the launch options, and is performed unless a launch method returned false")
    func launch() {
        var host = TestHost(launching: Delegate.self, information: information, shortcutType: "org.example.compose")
        #expect(Delegate.log == ["did finish with org.example.compose", "perform New Letter"])
        (Delegate.log, Delegate.launchResult) = ([], false)
        host = TestHost(launching: Delegate.self, information: information, shortcutType: "org.example.compose")
        #expect(Delegate.log == ["did finish with org.example.compose"])
        _ = host.window
    }

    @Test("The quick action that launches the app is in the scene's connection options; the scene delegate performs later actions")
    func scenes() {
        let host = TestHost(launching: SceneAppDelegate.self, information: information, shortcutType: "org.example.compose")
        #expect(Delegate.log == ["connect with org.example.compose"])
        host.chooseShortcut(ofType: "org.example.compose")
        #expect(Delegate.log.last == "scene performs org.example.compose")
    }

    @Test("The program argument of a desktop file performs a quick action, at the launch and in the running app")
    func argument() {
        let host = TestHost(launching: Delegate.self, information: information, arguments: ["--lodestone-shortcut=org.example.compose"])
        #expect(Delegate.log == ["did finish with org.example.compose", "perform New Letter"])
        Delegate.log = []
        #expect(host.startAgain(["--lodestone-shortcut=org.example.compose"]).isEmpty)
        #expect(Delegate.log == ["perform New Letter"])
        #expect(host.startAgain(["--lodestone-shortcut=org.example.other"]).count == 1)
        #expect(host.startAgain(["--", "--lodestone-shortcut=org.example.compose"]).isEmpty)
        #expect(Delegate.log == ["perform New Letter"])
    }

    @Test("Dynamic quick actions are desktop actions, and persist until the next launch")
    func dynamicActions() {
        let state = TestSavedState()
        var host = TestHost(launching: Delegate.self, information: information, state: state)
        #expect(UIApplication.shared.shortcutItems == nil)
        let item = UIMutableApplicationShortcutItem(type: "read", localizedTitle: "Read")
        item.localizedSubtitle = "The last letter"
        item.userInfo = ["number": NSNumber(value: 7)]
        UIApplication.shared.shortcutItems = [item]
        #expect(host.desktopActions == ["org-example-compose", "read", "shortcut"])
        host = TestHost(launching: Delegate.self, information: information, state: state)
        _ = host.window
        let restored = UIApplication.shared.shortcutItems?.first
        #expect(restored?.type == "read" && restored?.localizedSubtitle == "The last letter")
        #expect((restored?.userInfo?["number"] as? NSNumber)?.intValue == 7)
        UIApplication.shared.shortcutItems = []
        #expect(UIApplication.shared.shortcutItems == nil && host.desktopActions == ["org-example-compose", "shortcut"])
    }

    @Test("Quick actions of type \"shortcut\" or without a type do not replace the desktop action named \"shortcut\"")
    func reservedNames() {
        let host = TestHost(launching: Delegate.self, information: information)
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(type: "shortcut", localizedTitle: "Short"),
            UIApplicationShortcutItem(type: "", localizedTitle: "None"),
        ]
        #expect(host.desktopActions == ["org-example-compose", "shortcut"])
        Delegate.log = []
        #expect(host.chooseShortcut(ofType: "shortcut").isEmpty && Delegate.log == ["perform Short"])
        UIApplication.shared.shortcutItems = nil
        #expect(host.desktopActions == ["org-example-compose", "shortcut"])
        #expect(host.chooseShortcut(ofType: "org.example.compose").isEmpty)
    }

    @Test("Changing a mutable copy of a shortcut item does not change the item")
    func copies() throws {
        let item = UIApplicationShortcutItem(
            type: "a", localizedTitle: "A", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .compose))
        let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
        #expect(copy == item)
        copy.localizedTitle = "B"
        #expect(item.localizedTitle == "A" && copy != item)
        #expect(UIApplicationShortcutIcon(type: .compose) == UIApplicationShortcutIcon(type: .compose))
        #expect(UIApplicationShortcutIcon(systemImageName: "a") != UIApplicationShortcutIcon(templateImageName: "a"))
    }

    @Test("applicationIconBadgeNumber is shown on the app's icon")
    func badge() {
        let host = TestHost()
        _ = host.window
        UIApplication.shared.applicationIconBadgeNumber = 5
        #expect(host.iconBadge == 5)
        UIApplication.shared.applicationIconBadgeNumber = 0
        #expect(host.iconBadge == 0)
    }

    @Test("A background task keeps the machine from suspending until it ends")
    func suspension() {
        let host = TestHost()
        _ = host.window
        let tasks = [UIApplication.shared.beginBackgroundTask(), UIApplication.shared.beginBackgroundTask()]
        #expect(host.isKeptFromSuspending)
        for task in tasks { UIApplication.shared.endBackgroundTask(task) }
        #expect(!host.isKeptFromSuspending)
    }
}
