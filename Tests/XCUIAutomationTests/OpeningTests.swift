import Testing

@testable import XCUIAutomation

extension AppTests {
    @Suite("Opening URLs") @MainActor
    struct OpeningTests {
        /// An app without scenes that logs its callbacks.
        final class Delegate: UIResponder, UIApplicationDelegate {
            static var log: [String] = []

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Self.log.append("launch \((launchOptions?[.url] as? URL)?.absoluteString ?? "without URL")")
                return true
            }

            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                Self.log.append("open \(url.isFileURL ? url.lastPathComponent : url.absoluteString)")
                return true
            }

            func applicationDidEnterBackground(_ application: UIApplication) { Self.log.append("background") }
            func applicationWillEnterForeground(_ application: UIApplication) { Self.log.append("foreground") }
            func applicationDidBecomeActive(_ application: UIApplication) { Self.log.append("active") }
        }

        private let app = XCUIApplication()

        init() {
            Delegate.log = []
            XCUIApplication.delegateClass = Delegate.self
            app.information = [
                "CFBundleURLTypes": [["CFBundleURLSchemes": ["letters"]]],
                "CFBundleDocumentTypes": [["CFBundleTypeExtensions": ["letter"]]],
            ]
        }

        private func end() {
            app.terminate()
            XCUIApplication.delegateClass = nil
        }

        @Test("A URL launches the app: the launch options contain it, and the delegate opens it before the app becomes active")
        func launching() throws {
            app.open(try #require(URL(string: "letters:7")))
            #expect(app.state == .runningForeground)
            #expect(Delegate.log == ["launch letters:7", "open letters:7", "active"])
            end()
        }

        @Test("An app in the background enters the foreground, opens the URL, and becomes active")
        func background() throws {
            app.launch()
            XCUIDevice.shared.press(.home)
            Delegate.log = []
            app.open(try #require(URL(string: "letters:1")))
            #expect(Delegate.log == ["foreground", "open letters:1", "active"])
            #expect(app.state == .runningForeground)
            end()
        }

        @Test("A file of a declared type is opened; a URL that Info.plist does not declare fails the test")
        func files() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).letter")
            try Data("Dear".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            app.launch()
            Delegate.log = []
            app.open(file)
            #expect(Delegate.log == ["open \(file.lastPathComponent)"])
            let other = try #require(URL(string: "other:1"))
            withKnownIssue { app.open(other) }
            #expect(Failure.messages.last?.contains("CFBundleURLTypes") == true)
            app.terminate()
            withKnownIssue { app.open(other) }
            end()
        }
    }
}
