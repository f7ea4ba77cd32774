import Foundation
import InterfaceReading
import UIKit
import UIKitTesting

/// The app under test. It runs in the test's process, without a display, on a virtual clock.
///
/// ```swift
/// final class ListUITests: XCTestCase {
///     func testAnItemIsAdded() {
///         let app = XCUIApplication()
///         app.launch()
///         app.navigationBars.buttons["Add"].tap()
///         XCTAssertTrue(app.staticTexts["New item"].waitForExistence(timeout: 5))
///     }
/// }
/// ```
///
/// The app's delegate is the class in ``delegateClass``, or the class that the test target names ([UI tests](../../Documentation/ui-tests.md)). All instances
/// without another bundle identifier represent the same app. Launching the app again terminates it first. Objects that belong to the process, such as the app's
/// singletons and `UserDefaults`, are not reset.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
    /// The class of the app delegate. If nil, the default, it is looked up by its name.
    public static var delegateClass: AnyClass?

    /// The maximum real time, in seconds, that a wait spends on work that does not use the virtual clock. Examples are other threads,
    /// `DispatchQueue.asyncAfter`, `Task.sleep` and requests to servers. The default is 0.05.
    public static var realTimeAllowance: TimeInterval = 0.05

    /// The arguments of the app's next launch, without the program's path.
    open var launchArguments: [String] = []
    /// Environment variables for the app's next launch, in addition to those of the process.
    open var launchEnvironment: [String: String] = [:]

    let bundleIdentifier: String?
    /// The app's property list for the next launch, instead of the one in the delegate's module. For tests of the module.
    var information: [String: Any]?

    /// Creates a proxy of the app under test.
    public convenience init() { self.init(identifier: nil) }

    /// Creates a proxy of an app. If the identifier is that of one of Apple's apps, such as `com.apple.springboard`, the app never runs and its queries are
    /// empty. With any other identifier, the proxy represents the app under test.
    public convenience init(bundleIdentifier: String) { self.init(identifier: bundleIdentifier) }

    private init(identifier: String?) {
        bundleIdentifier = identifier
        super.init(nil)
    }

    // MARK: Life cycle

    /// Launches the app. If it is running, terminates it first.
    open func launch(fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        launch(opening: [], fileID: fileID, at: CallSite(file, line))
    }

    private func launch(opening urls: [URL], fileID: String, at site: CallSite) {
        Failure.site = site
        guard isUnderTest else {
            return Failure.record("Failed to launch \(name): only the app under test can be launched.", at: site)
        }
        let module = fileID.split(separator: "/").first.map(String.init) ?? ""
        guard let delegate = Self.delegateClass ?? AppDelegateSearch.delegateClass(forTestsIn: module) else {
            return Failure.record(AppDelegateSearch.advice(for: module), at: site)
        }
        AppSession.launch(
            delegate, arguments: launchArguments, environment: launchEnvironment, opening: urls, information: information)
    }

    /// Brings the app to the foreground. Launches it if it is not running.
    open func activate(fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        guard let session else { return launch(fileID: fileID, file: file, line: line) }
        session.host.isVisible = true
        session.host.isActive = true
        session.settle()
    }

    /// Terminates the app. Does nothing if it is not running.
    open func terminate() { session?.terminate() }

    /// The state of the app.
    open var state: State {
        guard let session else { return .notRunning }
        return session.host.isVisible ? .runningForeground : .runningBackground
    }

    /// Waits until the app has a state.
    ///
    /// - Returns: False if the app does not have the state after `timeout` seconds.
    open func wait(for state: State, timeout: TimeInterval) -> Bool {
        guard let session else { return self.state == state }
        return session.wait(timeout) { self.state == state }
    }

    /// Opens a URL in the app, as a link or a file in another app does. Launches the app with it if the app is not running.
    ///
    /// The app's `Info.plist` declares the schemes (`CFBundleURLTypes`) and the types of files (`CFBundleDocumentTypes`) that the app opens. Another URL
    /// fails the test. A running app in the background enters the foreground, receives the URL, and then becomes active. At a launch, the URL is part of
    /// the scene's connection options. In an app without scenes it is a launch option, and `application(_:open:options:)` follows.
    ///
    /// A web address (`http` or `https`) reaches the app as a user activity, after the launch.
    open func open(_ url: URL, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line) {
        let site = CallSite(file, line)
        guard url.scheme != "http", url.scheme != "https" else {
            activate(fileID: fileID, file: file, line: line)
            return continueActivity(with: url)
        }
        var refusals: [String] = []
        if let session {
            refusals = session.host.open([url])
            session.host.isVisible = true
            session.host.isActive = true
            session.settle()
        } else {
            launch(opening: [url], fileID: fileID, at: site)
            guard let session else { return }
            refusals = session.host.enter { UIApplication.shared.requests.refusals(of: [url]) }
        }
        if let reason = refusals.first { Failure.record("Failed to open \(url): \(reason)", at: site) }
    }

    private func continueActivity(with url: URL) {
        guard let session else { return }
        session.host.enter {
            let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
            activity.webpageURL = url
            let application = UIApplication.shared
            if let scene = application.windowScenes.first, let delegate = scene.delegate {
                delegate.scene(scene, continue: activity)
            } else {
                _ = application.delegate?.application(application, continue: activity) { _ in }
            }
        }
        session.settle()
    }

    /// Checks the visible user interface for accessibility problems. Fails the test for each issue for which `issueHandler` returns false.
    open func performAccessibilityAudit(
        for types: XCUIAccessibilityAuditType = .all, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let site = CallSite(file, line)
        guard let session else { return Failure.record("Failed to audit \(name): it is not running.", at: site) }
        session.update()
        for issue in session.host.performAccessibilityAudit(for: types.forHost) {
            let issue = XCUIAccessibilityAuditIssue(issue)
            if try issueHandler?(issue) ?? false { continue }
            Failure.record("\(issue.compactDescription) (\(issue.detailedDescription))", at: site)
        }
    }

    // MARK: The tree

    /// The session of the running app; nil if the app is not running, or is not the one under test.
    var session: AppSession? { isUnderTest ? AppSession.current : nil }

    /// The node of the running app.
    var node: ElementNode? { session.map { session in session.host.enter { ElementNode(UIApplication.shared) } } }

    /// The name of the app in descriptions.
    var name: String { bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// Runs code that reads the app's views, after all pending work.
    func evaluate<Result>(_ body: () -> Result) -> Result {
        guard let session else { return body() }
        session.update()
        return session.host.enter(body)
    }

    private var isUnderTest: Bool {
        guard let bundleIdentifier, bundleIdentifier != Bundle.main.bundleIdentifier else { return true }
        return !Self.isOfSystem(bundleIdentifier)
    }

    /// Whether an identifier is one of Apple's apps, such as `com.apple.springboard`.
    private static func isOfSystem(_ identifier: String) -> Bool { identifier.hasPrefix("com.apple.") }
}

extension XCUIApplication {
    /// A state of an app, with Apple's raw values.
    public enum State: UInt, Sendable {
        /// The state is unknown.
        case unknown = 0
        /// The app is not running.
        case notRunning = 1
        /// The app is suspended in the background.
        case runningBackgroundSuspended = 2
        /// The app is running in the background: its window is minimized.
        case runningBackground = 3
        /// The app is running in the foreground.
        case runningForeground = 4
    }
}
