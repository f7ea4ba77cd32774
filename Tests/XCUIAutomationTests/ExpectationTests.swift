import XCUIAutomation

/// XCTest's own wait functions with an app on the virtual clock.
@MainActor
final class ExpectationTests: XCTestCase, @unchecked Sendable {
    nonisolated func testAnExpectationOfAPredicateSeesTheAppMove() {
        MainActor.assumeIsolated {
            XCUIApplication.delegateClass = FixtureDelegate.self
            let app = XCUIApplication()
            app.launch()
            app.navigationBars.buttons["Add"].tap()
            expectation(for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["New item"])
            waitForExpectations(timeout: 10)
            app.terminate()
            XCUIApplication.delegateClass = nil
        }
    }

    nonisolated func testABlockOnTheMainQueueRunsBeforeTheNextQuery() {
        MainActor.assumeIsolated {
            XCUIApplication.delegateClass = FixtureDelegate.self
            let app = XCUIApplication()
            app.launch()
            DispatchQueue.main.async { FixtureDelegate.running?.window?.accessibilityIdentifier = "changed" }
            XCTAssertTrue(app.windows["changed"].waitForExistence(timeout: 1))
            app.terminate()
            XCUIApplication.delegateClass = nil
        }
    }

    nonisolated func testAnInterruptionMonitorHandlesAnAlertThatCoversTheElement() {
        MainActor.assumeIsolated {
            XCUIApplication.delegateClass = FixtureDelegate.self
            let app = XCUIApplication()
            app.launch()
            app.cells["row 0"].tap()
            app.buttons["Delete"].tap()
            XCTContext.runActivity(named: "A tap below the alert") { _ in
                addUIInterruptionMonitor(withDescription: "question") { alert in
                    alert.buttons["Cancel"].tap()
                    return true
                }
                app.buttons["Delete"].tap()
            }
            XCTAssertTrue(app.alerts.element.waitForExistence(timeout: 2))
            app.terminate()
            XCUIApplication.delegateClass = nil
        }
    }
}
