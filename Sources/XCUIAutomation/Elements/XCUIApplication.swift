import Foundation
import UIKit
import UIKitTesting

/// The app under test. It runs in the test's process, without a display, on a virtual clock, or as a program of its own.
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
///
/// ``init(url:)`` represents a built program that uses Lodestone's UIKit. It runs in a process of its own, on an X server and in real time. If the environment
/// variable `LODESTONE_UI_TEST_PROGRAM` contains the path of a program, all other proxies of the app under test represent that program, too.
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
    /// The program that runs in a process of its own; nil for the app in this process.
    private let program: URL?
    /// The app's property list for the next launch, instead of the one in the delegate's module. For tests of the module.
    var information: [String: Any]?

    /// Creates a proxy of the app under test.
    public convenience init() { self.init(identifier: nil, program: Self.programOfEnvironment) }

    /// Creates a proxy of an app. If the identifier is that of one of Apple's apps, such as `com.apple.springboard`, the app never runs and its queries are
    /// empty. With any other identifier, the proxy represents the app under test.
    public convenience init(bundleIdentifier: String) {
        self.init(identifier: bundleIdentifier, program: Self.isOfSystem(bundleIdentifier) ? nil : Self.programOfEnvironment)
    }

    /// Creates a proxy of a program that uses Lodestone's UIKit. It runs in a process of its own, and is used as a person does: by its window.
    ///
    /// - Parameter url: The file URL of the program, such as `.build/debug/Board`.
    public convenience init(url: URL) { self.init(identifier: nil, program: url.standardizedFileURL) }

    private static var programOfEnvironment: URL? {
        ProcessInfo.processInfo.environment["LODESTONE_UI_TEST_PROGRAM"].flatMap { path in
            path.isEmpty ? nil : URL(fileURLWithPath: path).standardizedFileURL
        }
    }

    private init(identifier: String?, program: URL?) {
        bundleIdentifier = identifier
        self.program = program
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
        if let program {
            do {
                try ProgramSession.launch(program, arguments: launchArguments, environment: launchEnvironment, opening: urls)
            } catch {
                Failure.record("Failed to launch \(name): \(error)", at: site)
            }
            return
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
        session.activate()
    }

    /// Terminates the app. Does nothing if it is not running.
    open func terminate() { session?.terminate() }

    /// The state of the app.
    open var state: State { session?.state ?? .notRunning }

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
        let isWebAddress = url.scheme == "http" || url.scheme == "https"
        if session == nil, isWebAddress {
            launch(opening: [], fileID: fileID, at: site)
            guard session != nil else { return }
        }
        var refusals: [String] = []
        if let session {
            refusals = session.open([url])
        } else {
            launch(opening: [url], fileID: fileID, at: site)
            // A program prints the reason.
            guard let session = session?.inProcess else { return }
            refusals = session.host.enter { UIApplication.shared.requests.refusals(of: [url]) }
        }
        if let reason = refusals.first { Failure.record("Failed to open \(url): \(reason)", at: site) }
    }

    /// Checks the visible user interface for accessibility problems. Fails the test for each issue for which `issueHandler` returns false.
    open func performAccessibilityAudit(
        for types: XCUIAccessibilityAuditType = .all, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let site = CallSite(file, line)
        guard let driver = session else { return Failure.record("Failed to audit \(name): it is not running.", at: site) }
        guard let session = driver.inProcess else { return Failure.recordUnsupported("The accessibility audit", at: site) }
        session.update()
        for issue in session.host.performAccessibilityAudit(for: types.forHost) {
            let issue = XCUIAccessibilityAuditIssue(issue)
            if try issueHandler?(issue) ?? false { continue }
            Failure.record("\(issue.compactDescription) (\(issue.detailedDescription))", at: site)
        }
    }

    // MARK: The tree

    /// The session of the running app; nil if the app is not running, or is not the one under test.
    var session: (any AppDriver)? {
        if let program { return ProgramSession.session(of: program) }
        return isUnderTest ? AppSession.current : nil
    }

    /// The element of the running app.
    var root: (any QueriedElement)? { session?.root }

    /// The name of the app in descriptions.
    var name: String { bundleIdentifier ?? program?.lastPathComponent ?? ProcessInfo.processInfo.processName }

    /// Runs code that reads the app's views, after all pending work.
    func evaluate<Result>(_ body: () -> Result) -> Result {
        guard let session else { return body() }
        session.update()
        return session.read(body)
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
