import Testing
import XCUIAutomation

@testable import UITestFixture

/// All tests that launch an app. They run one after another, since a process has one app under test.
@Suite("Tests of XCUIAutomation", .serialized) @MainActor
struct AppTests {}

/// Launches the fixture's app, runs a test, and terminates the app.
@MainActor
func withApp(tab: String? = nil, _ body: (XCUIApplication) throws -> Void) rethrows {
    XCUIApplication.delegateClass = FixtureDelegate.self
    let app = XCUIApplication()
    app.launch()
    defer {
        app.terminate()
        XCUIApplication.delegateClass = nil
    }
    if let tab { app.tabBars.buttons[tab].tap() }
    try body(app)
}

extension FixtureDelegate {
    /// The delegate of the running app.
    static var running: FixtureDelegate? { UIApplication.shared.delegate as? FixtureDelegate }
}
