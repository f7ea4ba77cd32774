import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// An app with storyboards in its `Info.plist`.
@MainActor
@Suite("Launching from storyboards", .serialized)
struct LaunchTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var log: [String] = []

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("launched with \(window?.rootViewController.map { "\(type(of: $0))" } ?? "no window")")
            return true
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private(set) var root: UIViewController?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            root = window?.rootViewController
        }
    }

    /// Runs `body` with documents in the program's bundle and with a property list.
    private func with(_ files: [String: Data], _ list: [String: Any], _ body: () throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Boards-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
        let bundle = try #require(Bundle(path: folder.path))
        let (bundles, manifest) = (InterfaceFiles.known, AppManifest.app)
        defer { (InterfaceFiles.known, AppManifest.app) = (bundles, manifest) }
        InterfaceFiles.known = [bundle]
        AppManifest.app = AppManifest(list)
        try body()
    }

    private var main: Data { Board.storyboard(Board.controller(attributes: Board.custom(BoardController.self))) }

    @Test("An app that is only for phones opens a window of a phone's size")
    func deviceFamily() {
        #expect(AppManifest(["UIDeviceFamily": [1]]).windowSize == CGSize(width: 390, height: 844))
        #expect(AppManifest(["UIDeviceFamily": [1, 2]]).windowSize == nil)
        #expect(AppManifest([:]).windowSize == nil)
    }

    @Test("Thread.main is the main thread")
    func mainThread() {
        #expect(Thread.main === Thread.mainThread && Thread.main.isMainThread)
    }

    @Test("UIUserInterfaceStyle determines whether the app is dark, independent of the desktop")
    func userInterfaceStyle() throws {
        for (value, isDesktopDark, style) in [
            ("Dark", false, .dark), ("Dark", true, .dark), ("Light", true, .light), ("Automatic", true, .dark),
            ("Automatic", false, .light), ("Sepia", true, .dark),
        ] as [(String, Bool, UIUserInterfaceStyle)] {
            try with([:], ["UIUserInterfaceStyle": value]) {
                let host = TestHost(size: CGSize(width: 200, height: 200), scale: 2)
                host.isDark = isDesktopDark
                let view = UIView()
                host.window.addSubview(view)
                host.advance(by: 0.1)
                #expect(view.traitCollection.userInterfaceStyle == style, "\(value)")
                #expect(UITraitCollection.current.userInterfaceStyle == style, "\(value)")
                #expect(UIScreen.main.traitCollection.userInterfaceStyle == style, "\(value)")
                view.overrideUserInterfaceStyle = style == .dark ? .light : .dark
                #expect(view.traitCollection.userInterfaceStyle != style, "\(value)")
            }
        }
    }

    @Test("In didFinishLaunching the delegate's window has the root controller of UIMainStoryboardFile")
    func mainStoryboard() throws {
        try with(["Main.storyboard": main], ["UIMainStoryboardFile": "Main"]) {
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            UIApplication.shared.lifeCycle.launch()
            #expect(delegate.log == ["launched with BoardController"])
            #expect(delegate.window?.isHidden == false && delegate.window?.isKeyWindow == true)
        }
    }

    @Test("A scene of the manifest has its delegate class, and its storyboard's window exists before scene(_:willConnectTo:)")
    func scene() throws {
        let name = String(reflecting: SceneDelegate.self)
        let entry: [String: Any] = [
            "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": name, "UISceneStoryboardFile": "Main",
        ]
        let manifest: [String: Any] = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]
        try with(["Main.storyboard": main], ["UIApplicationSceneManifest": manifest]) {
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            let scene = try UIApplication.shared.lifeCycle.connectScene(role: .windowApplication)
            let window = scene.windows.first
            #expect(window?.rootViewController is BoardController)
            // A property list cannot contain the name of a nested class.
            if let own = scene.delegate as? SceneDelegate { #expect(own.root is BoardController && own.window === window) }
        }
    }

    @Test("The launch screen is shown first, in the app's window, and disappears after the launch")
    func launchScreen() throws {
        let launch = Board.storyboard(
            Board.controller(Board.view(id: "logo").replacing("<view ", with: "<subviews><view ") + "</subviews>"))
        try with(["Launch.storyboard": launch], ["UILaunchStoryboardName": "Launch"]) {
            let screen = try #require(LaunchScreen(AppManifest.app, on: host.platform))
            host.advance(by: 0.05)
            #expect(screen.scene.windows.count == 1)
            #expect(screen.scene.windows.first?.rootViewController?.view.subviews.count == 1)
            var isSeen = false
            screen.whenSeen { isSeen = true }
            #expect(!isSeen)
            host.advance(by: 0.5)
            #expect(isSeen)
            let session = screen.takeSession()
            #expect(session === screen.scene.session && screen.takeSession() == nil)
            screen.end()
            #expect(screen.scene.windows.isEmpty)
        }
    }

    @Test("A missing launch screen logs a message, and the app launches without it")
    func missingLaunchScreen() throws {
        try with([:], ["UILaunchStoryboardName": "None"]) { #expect(LaunchScreen(AppManifest.app, on: host.platform) == nil) }
        try with([:], [:]) { #expect(LaunchScreen(AppManifest.app, on: host.platform) == nil) }
        try with([:], ["UILaunchScreen": [String: Any]()]) { #expect(LaunchScreen(AppManifest.app, on: host.platform) != nil) }
    }
}
