import XCUIAutomation

@testable import UITestFixture

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

    nonisolated func testARemovedInterruptionMonitorIsNotCalled() {
        MainActor.assumeIsolated {
            XCUIApplication.delegateClass = FixtureDelegate.self
            let app = XCUIApplication()
            app.launch()
            app.cells["row 0"].tap()
            app.buttons["Delete"].tap()
            var calls: [String] = []
            addUIInterruptionMonitor(withDescription: "kept") { alert in
                calls.append("kept")
                alert.buttons["Cancel"].tap()
                return true
            }
            let removed = addUIInterruptionMonitor(withDescription: "removed") { _ in
                calls.append("removed")
                return true
            }
            removeUIInterruptionMonitor(removed)
            app.buttons["Delete"].tap()
            XCTAssertEqual(calls, ["kept"])
            app.terminate()
            XCUIApplication.delegateClass = nil
        }
    }

    nonisolated func testAttachmentsAreWrittenToTheFolderOfTheEnvironment() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attachments-\(UUID().uuidString)")
        setenv("LODESTONE_ATTACHMENTS", folder.path, 1)
        defer {
            unsetenv("LODESTONE_ATTACHMENTS")
            try? FileManager.default.removeItem(at: folder)
        }
        MainActor.assumeIsolated {
            let text = XCTAttachment(string: "the text")
            text.name = "a/note"
            add(text)
            XCTContext.runActivity(named: "A part") { $0.add(XCTAttachment(image: UIImage(systemName: "star")!)) }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        XCTAssertEqual(names.map { ($0 as NSString).pathExtension }.sorted(), ["png", "txt"])
        let note = try XCTUnwrap(names.first { $0.hasSuffix("a_note.txt") })
        XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent(note), encoding: .utf8), "the text")
    }
}
