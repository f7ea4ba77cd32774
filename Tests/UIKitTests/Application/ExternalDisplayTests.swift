import Foundation
import Host
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Scenes and windows on monitors other than that of the app's first window.
@MainActor
@Suite("External displays", .serialized)
struct ExternalDisplayTests {
    private let host = TestHost()
    private let delegate = Delegate()
    private let display = HostMonitor(id: 2, frame: CGRect(x: 390, y: 0, width: 1920, height: 1080), scale: 1.5)

    init() { SceneDelegate.log = [] }

    final class Delegate: UIResponder, UIApplicationDelegate {
        /// The delegate classes by role. A role without one has a configuration without a class, as in Xcode's template.
        var classes: [UISceneSession.Role: AnyClass] = [:]
        private(set) var discarded = 0

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = classes[connectingSceneSession.role]
            return configuration
        }

        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            discarded += sceneSessions.count
        }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.isHidden = false
            self.window = window
            Self.log.append("connected \(session.role == .windowApplication ? "desk" : "display") \(Int(window.bounds.width))")
        }

        func sceneDidDisconnect(_ scene: UIScene) { Self.log.append("disconnected") }
    }

    final class DisplayDelegate: SceneDelegate {}

    private var externalScenes: [UIWindowScene] {
        UIApplication.shared.windowScenes.filter { $0.session.role == .windowExternalDisplayNonInteractive }
    }

    private func connect() { host.monitors = [host.monitors[0], display] }
    private func disconnect() { host.monitors = [host.monitors[0]] }

    @Test("A declared scene connects with its monitor, fills it, and disconnects with it")
    func declaredScene() throws {
        delegate.classes[.windowExternalDisplayNonInteractive] = DisplayDelegate.self
        UIApplication.shared.delegate = delegate
        connect()
        let scene = try #require(externalScenes.first)
        #expect(SceneDelegate.log == ["connected display 1920"])
        #expect(scene.delegate is DisplayDelegate)
        #expect(scene.screen === UIScreen.screens.last && scene.screen !== UIScreen.main)
        #expect(scene.traitCollection.displayScale == 1.5)
        #expect(scene.activationState == .foregroundInactive)
        #expect(UIScreen.main.bounds.width == 390)
        #expect(UIApplication.shared.activeKeyWindow === host.window)
        #expect(UIWindow(frame: .zero).bounds.width == 390, "A window without a scene belongs to the desktop.")
        disconnect()
        #expect(externalScenes.isEmpty && delegate.discarded == 1)
        #expect(UIApplication.shared.lifeCycle.state == .active)
        connect()
        #expect(SceneDelegate.log == ["connected display 1920", "disconnected", "connected display 1920"])
    }

    @Test("Without a configuration for the role, or with that of the desktop's scenes, a monitor connects no scene")
    func undeclaredScenes() throws {
        UIApplication.shared.delegate = delegate
        connect()
        #expect(externalScenes.isEmpty)
        disconnect()
        delegate.classes = [.windowApplication: SceneDelegate.self, .windowExternalDisplayNonInteractive: SceneDelegate.self]
        _ = try UIApplication.shared.lifeCycle.connectScene(role: .windowApplication)
        connect()
        #expect(externalScenes.isEmpty)
        #expect(SceneDelegate.log == ["connected desk 390"])
        let request = UISceneSessionActivationRequest(role: .windowExternalDisplayNonInteractive)
        var isDenied = false
        UIApplication.shared.activateSceneSession(for: request) { _ in isDenied = true }
        #expect(isDenied && externalScenes.isEmpty, "Only a monitor connects such a scene.")
    }

    @Test("The scene manifest declares a scene for external displays")
    func manifestScene() throws {
        let entry = ["UISceneConfigurationName": "Display", "UISceneStoryboardFile": "Display"]
        let scenes = [UISceneSession.Role.windowExternalDisplayNonInteractive.rawValue: [entry]]
        let manifest = AppManifest(["UIApplicationSceneManifest": ["UISceneConfigurations": scenes]])
        #expect(manifest.scenes.isEmpty && manifest.externalDisplayScenes.count == 1)
        let role = UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        #expect(role == .windowExternalDisplayNonInteractive)
        for (name, isComplete) in [(nil, true), ("Display", true), ("Default Configuration", false)] {
            let configuration = UISceneConfiguration(name: name, sessionRole: role)
            configuration.complete(from: manifest, besides: nil)
            #expect((configuration.storyboard != nil) == isComplete, "\(name ?? "no name")")
        }
        let desk = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        desk.complete(from: manifest, besides: nil)
        #expect(desk.storyboard == nil)
    }

    @Test("Setting a window's screen shows it on that monitor until the monitor is disconnected")
    func windowScreen() throws {
        connect()
        let screen = try #require(UIScreen.screens.last)
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.isHidden = false
        host.advance(by: 0.1)
        #expect(window.screen === screen)
        #expect(window.windowScene?.session.role == .windowExternalDisplayNonInteractive)
        #expect(window.windowScene?.hostWindow.contentSize == CGSize(width: 1920, height: 1080))
        let second = UIWindow(frame: screen.bounds)
        second.screen = screen
        #expect(second.windowScene === window.windowScene, "A monitor has one scene.")
        second.screen = .main
        #expect(second.windowScene === host.window.windowScene)
        disconnect()
        #expect(window.windowScene == nil && window.screen === UIScreen.main)
    }

    @Test("The app terminates when its last scene on the desktop closes, also with a scene on an external display")
    func termination() throws {
        delegate.classes[.windowExternalDisplayNonInteractive] = DisplayDelegate.self
        UIApplication.shared.delegate = delegate
        connect()
        #expect(externalScenes.count == 1)
        var isTerminated = false
        UIApplication.shared.lifeCycle.onTermination = { isTerminated = true }
        host.window.windowScene?.hostWindow.close()
        host.advance(by: 3)
        #expect(isTerminated)
    }
}
