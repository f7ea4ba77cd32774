import Foundation
import Testing
import UIKit
import UIKitTesting

/// Files and links that the desktop opens, in apps with and without scene delegates.
@MainActor
@Suite("Opening files and links", .serialized)
struct OpeningTests {
    /// An app without scene delegates, which logs its callbacks.
    final class PlainDelegate: UIResponder, UIApplicationDelegate {
        static var log: [String] = []
        static var launchResult = true

        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.log.append("will finish \(launchOptions?[.url] as? URL == nil ? "without" : "with") a link")
            return true
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Self.log.append("did finish")
            return Self.launchResult
        }

        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            Self.log.append("open \(url.isFileURL ? url.lastPathComponent : url.absoluteString) \(options[.openInPlace] as? Bool ?? false)")
            return true
        }

        func applicationWillEnterForeground(_ application: UIApplication) { Self.log.append("will enter foreground") }
        func applicationDidBecomeActive(_ application: UIApplication) { Self.log.append("did become active") }
    }

    /// An app with a scene delegate.
    final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            SceneDelegate.log.append("did finish \(launchOptions == nil ? "without" : "with") options")
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
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.log.append("connect \(Self.names(connectionOptions.urlContexts))")
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            Self.log.append("open \(Self.names(URLContexts))")
        }

        func sceneWillEnterForeground(_ scene: UIScene) { Self.log.append("will enter foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("did become active") }

        private static func names(_ contexts: Set<UIOpenURLContext>) -> [String] { contexts.map(\.url.absoluteString).sorted() }
    }

    private let information: [String: Any] = [
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["Letters"]]],
        "CFBundleDocumentTypes": [["LSItemContentTypes": ["public.plain-text"]], ["CFBundleTypeExtensions": ["letter"]]],
    ]

    init() {
        (PlainDelegate.log, PlainDelegate.launchResult, SceneDelegate.log) = ([], true, [])
    }

    private func link(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("At launch, application(_:open:options:) is called after both launch methods, and before the app becomes active")
    func startWithoutScenes() {
        let host = TestHost(launching: PlainDelegate.self, information: information, arguments: ["--verbose", "letters:7"])
        #expect(PlainDelegate.log == ["will finish with a link", "did finish", "open letters:7 false", "did become active"])
        _ = host.window
    }

    @Test("If a launch method returns false, application(_:open:options:) is not called")
    func handledByLaunchMethod() {
        PlainDelegate.launchResult = false
        let host = TestHost(launching: PlainDelegate.self, information: information, arguments: ["letters:7"])
        #expect(PlainDelegate.log == ["will finish with a link", "did finish", "did become active"])
        _ = host.window
    }

    @Test("A hidden app enters the foreground, opens the link, and then becomes active")
    func hidden() throws {
        let host = TestHost(launching: PlainDelegate.self, information: information)
        host.isActive = false
        host.isVisible = false
        PlainDelegate.log = []
        #expect(host.open([try link("letters:1")]).isEmpty)
        #expect(PlainDelegate.log == ["will enter foreground", "open letters:1 false", "did become active"])
    }

    @Test("At launch, the links are in a scene's connection options, and the app has no launch options")
    func startWithScenes() {
        let host = TestHost(launching: SceneAppDelegate.self, information: information, arguments: ["letters:2", "letters:1"])
        #expect(
            SceneDelegate.log == [
                "did finish without options", #"connect ["letters:1", "letters:2"]"#, "will enter foreground", "did become active",
            ])
        _ = host.window
    }

    @Test("The delegate of a visible scene receives all links at once")
    func openWithScenes() throws {
        let host = TestHost(launching: SceneAppDelegate.self, information: information)
        SceneDelegate.log = []
        #expect(host.open([try link("letters:2"), try link("LETTERS:1")]).isEmpty)
        #expect(SceneDelegate.log == [#"open ["LETTERS:1", "letters:2"]"#])
    }

    @Test("A link with a scheme that the app does not declare is refused, and the other links are opened")
    func undeclared() throws {
        let host = TestHost(launching: SceneAppDelegate.self, information: information)
        SceneDelegate.log = []
        let refusals = host.open([try link("other:1"), try link("letters:1")])
        #expect(refusals.count == 1 && refusals.first?.contains("other:1") == true && refusals.first?.contains("CFBundleURLTypes") == true)
        #expect(SceneDelegate.log == [#"open ["letters:1"]"#])
        let long = try link("letters:" + String(repeating: "a", count: 40_000))
        #expect(host.open([long]).first?.contains("32768") == true)
        #expect(SceneDelegate.log.count == 1)
    }

    @Test("A second launch opens files of declared types in the running app; relative paths refer to the second launch's folder")
    func secondStart() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("opening-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a.txt", "b.letter", "c.png"] { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
        let host = TestHost(launching: PlainDelegate.self, information: information)
        PlainDelegate.log = []
        let refusals = host.startAgain(["a.txt", "b.letter", "c.png", "none.letter", "word", "-o"], in: folder.path)
        #expect(PlainDelegate.log == ["open a.txt true", "open b.letter true"])
        #expect(refusals.count == 2)
        #expect(refusals.first?.contains("c.png") == true && refusals.last?.contains("none.letter") == true)
    }

    @Test("A second launch without files brings the window to the front; an app that declares no types ignores arguments")
    func activation() {
        let host = TestHost(launching: PlainDelegate.self)
        host.isActive = false
        PlainDelegate.log = []
        #expect(host.startAgain(["letters:1", "/none.txt"]).isEmpty)
        #expect(PlainDelegate.log == ["did become active"] && host.isActive)
        host.isActive = false
        host.activateApplication()
        #expect(host.isActive)
        host.terminate()
        #expect(host.startAgain() == ["The app is not running."])
    }
}
