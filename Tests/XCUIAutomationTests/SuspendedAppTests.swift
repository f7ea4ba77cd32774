import UIKit
import XCUIAutomation

@testable import UITestFixture

/// An app that is not terminated. XCTest runs these tests in the order of their names.
@MainActor
final class SuspendedAppTests: XCTestCase, @unchecked Sendable {
    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { XCUIApplication.delegateClass = FixtureDelegate.self }
    }

    override class func tearDown() {
        MainActor.assumeIsolated {
            XCUIApplication().terminate()
            XCUIApplication.delegateClass = nil
        }
        super.tearDown()
    }

    nonisolated func test1TheAppIsLaunched() {
        MainActor.assumeIsolated {
            let app = XCUIApplication()
            app.launch()
            app.navigationBars.buttons["Add"].tap()
            XCTAssertTrue(app.staticTexts["New item"].waitForExistence(timeout: 10))
        }
    }

    nonisolated func test2CodeOfAnotherTestCaseIsNotTheApps() {
        MainActor.assumeIsolated {
            XCTAssertFalse(UIApplication.shared.delegate is FixtureDelegate)
            // Its windows use the time of the main run loop.
            let window = UIWindow(frame: UIScreen.main.bounds)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            window.isHidden = false
            let moved = expectation(description: "The animation ends")
            UIView.animate(withDuration: 0.02, animations: { view.frame.origin.x = 50 }, completion: { _ in moved.fulfill() })
            wait(for: [moved], timeout: 30)
            window.isHidden = true
        }
    }

    nonisolated func test3TheAppContinuesToRun() {
        MainActor.assumeIsolated {
            let app = XCUIApplication()
            XCTAssertEqual(app.state, .runningForeground)
            XCTAssertTrue(app.staticTexts["New item"].exists)
            app.navigationBars.buttons["Add"].tap()
            XCTAssertEqual(app.staticTexts.matching(identifier: "New item").count, 2)
        }
    }
}
