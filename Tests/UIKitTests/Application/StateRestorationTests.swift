import Foundation
import Testing
import UIKit
import UIKitTesting

/// The state of scenes and view controllers across two launches.
@MainActor
@Suite("State restoration", .serialized)
struct StateRestorationTests {
    // MARK: Scenes

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
        static var log: [String] = []
        static var info: [AnyHashable: Any]? = ["letter": 7]

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            let activity = session.stateRestorationActivity
            Self.log.append("connect \(activity?.activityType ?? "new") \(activity?.userInfo?["letter"] as? Int ?? 0)")
        }

        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            Self.log.append("restore \(stateRestorationActivity.title ?? "")")
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            guard let info = Self.info else { return nil }
            let activity = NSUserActivity(activityType: "read")
            activity.title = "Letter"
            activity.addUserInfoEntries(from: info)
            return activity
        }
    }

    init() {
        (SceneDelegate.log, SceneDelegate.info) = ([], ["letter": 7])
        PlainDelegate.reset()
    }

    private func launch(_ state: TestSavedState) -> TestHost { TestHost(launching: SceneAppDelegate.self, state: state) }

    private var session: UISceneSession? { UIApplication.shared.connectedScenes.first?.session }

    @Test("A scene's activity, session identifier and user info are restored at the next launch")
    func activity() throws {
        let state = TestSavedState()
        var host = launch(state)
        let link = try #require(URL(string: "https://example.org"))
        session?.userInfo = ["link": link, "names": ["a", "b"], "flag": true]
        let identifier = session?.persistentIdentifier
        host.terminate()
        host = launch(state)
        _ = host.window
        #expect(SceneDelegate.log == ["connect new 0", "connect read 7", "restore Letter"])
        #expect(session?.persistentIdentifier == identifier && identifier != nil)
        #expect(session?.userInfo?["link"] as? URL == link && session?.userInfo?["names"] as? [String] == ["a", "b"])
        #expect(session?.userInfo?["flag"] as? Bool == true)
    }

    @Test("The state is saved when the app resigns active, if it has changed")
    func leavingTheFront() {
        let state = TestSavedState()
        let host = launch(state)
        #expect(state.files.isEmpty)
        host.isActive = false
        #expect(!state.files.isEmpty)
        let count = state.saveCount
        host.isActive = true
        host.isActive = false
        #expect(state.saveCount == count)
        SceneDelegate.info = ["letter": 8]
        host.isActive = true
        host.isActive = false
        #expect(state.saveCount == count + 1)
    }

    @Test("A failure while saving keeps the old state, and damaged state is ignored")
    func failures() {
        let state = TestSavedState()
        var host = launch(state)
        host.terminate()
        host = launch(state)
        SceneDelegate.info = ["letter": 8]
        state.failsToSave = true
        host.terminate()
        state.failsToSave = false
        SceneDelegate.log = []
        host = launch(state)
        #expect(SceneDelegate.log == ["connect read 7", "restore Letter"])
        host.terminate()
        for name in state.files.keys { state.damage(name) }
        SceneDelegate.log = []
        host = launch(state)
        #expect(SceneDelegate.log == ["connect new 0"])
    }

    @Test("If the app crashed soon after a state was restored, without saving, the next launch does not restore the state")
    func crash() {
        let state = TestSavedState()
        launch(state).terminate()
        SceneDelegate.log = []
        // The first host is not deallocated before the second start: its end would save the state.
        let crashed = launch(state)
        let next = launch(state)
        #expect(SceneDelegate.log == ["connect read 7", "restore Letter", "connect new 0"])
        withExtendedLifetime((crashed, next)) {}
    }

    @Test("State is restored again if the app crashes later than five seconds after it had restored it")
    func laterCrash() {
        let state = TestSavedState()
        launch(state).terminate()
        SceneDelegate.log = []
        let crashed = launch(state)
        crashed.advance(by: 6)
        let next = launch(state)
        #expect(SceneDelegate.log == ["connect read 7", "restore Letter", "connect read 7", "restore Letter"])
        withExtendedLifetime((crashed, next)) {}
    }

    @Test("A value that is not a property list is left out, and the others are restored")
    func otherValues() {
        let state = TestSavedState()
        SceneDelegate.info = ["letter": 9, "view": UIView()]
        var host = launch(state)
        host.terminate()
        SceneDelegate.log = []
        host = launch(state)
        _ = host.window
        #expect(SceneDelegate.log == ["connect read 9", "restore Letter"])
    }

    @Test("Two windows with activities are restored; a window that the user closed is not, unless it was the last one")
    func windows() {
        let state = TestSavedState()
        var host = launch(state)
        _ = host.window
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        #expect(UIApplication.shared.connectedScenes.count == 2)
        host.terminate()
        host = launch(state)
        _ = host.window
        #expect(UIApplication.shared.connectedScenes.count == 2)
        if let session { UIApplication.shared.requestSceneSessionDestruction(session, options: nil) }
        #expect(UIApplication.shared.connectedScenes.count == 1)
        if let session { UIApplication.shared.requestSceneSessionDestruction(session, options: nil) }
        SceneDelegate.log = []
        host = launch(state)
        _ = host.window
        #expect(UIApplication.shared.connectedScenes.count == 1 && SceneDelegate.log == ["connect read 7", "restore Letter"])
    }

    // MARK: View controllers

    final class PlainDelegate: UIResponder, UIApplicationDelegate {
        static var log: [String] = []
        var window: UIWindow?

        static func reset() { log = [] }

        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let navigation = UINavigationController(rootViewController: Page())
            navigation.restorationIdentifier = "navigation"
            window.rootViewController = navigation
            self.window = window
            return true
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.log.append("did finish")
            window?.makeKeyAndVisible()
            return true
        }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }

        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(3, forKey: "version") }

        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            Self.log.append("decoded version \(coder.decodeInteger(forKey: "version"))")
        }
    }

    /// A page with a number and a text field, which saves its text. A restoration class creates the page again.
    final class Page: UIViewController, UIViewControllerRestoration {
        var number = 1
        let field = SavedField()

        init() {
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "page"
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func viewDidLoad() {
            super.viewDidLoad()
            field.restorationIdentifier = "field"
            view.addSubview(field)
        }

        static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            PlainDelegate.log.append("create \(identifierComponents.joined(separator: "/"))")
            let page = Page()
            page.restorationIdentifier = identifierComponents.last
            page.restorationClass = Page.self
            return page
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
            coder.encode(navigationController, forKey: "navigation")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            number = coder.decodeInteger(forKey: "number")
            let navigation = coder.decodeObject(forKey: "navigation") as? UINavigationController
            PlainDelegate.log.append("page \(number)\(navigation === navigationController && navigation != nil ? " in its container" : "")")
        }

        override func applicationFinishedRestoringState() { PlainDelegate.log.append("finished page \(number)") }
    }

    final class SavedField: UITextField {
        override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
        override func decodeRestorableState(with coder: NSCoder) { text = coder.decodeObject(forKey: "text") as? String }
    }

    @Test("A navigation stack, the states of its controllers and of their views are restored between the two launch methods")
    func controllers() throws {
        let state = TestSavedState()
        var host = TestHost(launching: PlainDelegate.self, state: state)
        let navigation = try #require(host.window.rootViewController as? UINavigationController)
        let second = Page()
        second.restorationIdentifier = "second"
        second.restorationClass = Page.self
        second.number = 2
        navigation.pushViewController(second, animated: false)
        second.loadViewIfNeeded()
        second.field.text = "Dear"
        host.advance(by: 0.1)
        host.terminate()
        PlainDelegate.reset()
        host = TestHost(launching: PlainDelegate.self, state: state)
        let restored = try #require(host.window.rootViewController as? UINavigationController)
        let page = try #require(restored.topViewController as? Page)
        #expect(restored.viewControllers.count == 2 && page.number == 2 && page.field.text == "Dear")
        #expect(
            PlainDelegate.log == [
                "create navigation/second", "page 1 in its container", "page 2 in its container", "finished page 1", "finished page 2",
                "decoded version 3", "did finish",
            ])
    }
}
