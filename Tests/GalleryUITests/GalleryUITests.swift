import XCTest
import XCUIAutomation

/// The Gallery under the same kind of UI tests as in Xcode.
final class GalleryUITests: XCTestCase {
    private func launch() -> XCUIApplication {
        continueAfterFailure = true
        let app = XCUIApplication()
        app.launch()
        return app
    }

    /// Opens a demo from the list.
    private func open(_ title: String, in app: XCUIApplication) {
        let row = app.tables.cells.staticTexts[title].firstMatch
        for _ in 0..<5 where !row.exists { app.tables.firstMatch.swipeUp() }
        XCTAssertTrue(row.waitForExistence(timeout: 2))
        row.tap()
    }

    func testARowOpensItsDemoAndTheBackButtonReturns() {
        let app = launch()
        XCTAssertTrue(app.tables.firstMatch.exists)
        open("Stacks", in: app)
        let back = app.navigationBars.buttons.firstMatch
        XCTAssertTrue(back.waitForExistence(timeout: 2))
        back.tap()
        XCTAssertTrue(app.tables.cells.staticTexts["Stacks"].firstMatch.isHittable)
        app.terminate()
    }

    func testASwitchTurnsWiFiOff() {
        let app = launch()
        open("Controls", in: app)
        let wifi = app.switches["Wi-Fi"]
        XCTAssertEqual(wifi.value as? String, "1")
        wifi.tap()
        XCTAssertEqual(wifi.value as? String, "0")
        app.terminate()
    }

    func testASliderIsAdjusted() {
        let app = launch()
        open("Controls", in: app)
        let volume = app.sliders["Volume"]
        XCTAssertEqual(volume.value as? String, "40%")
        volume.adjust(toNormalizedSliderPosition: 0.8)
        XCTAssertEqual(volume.normalizedSliderPosition, 0.8, accuracy: 0.05)
        app.terminate()
    }

    func testASegmentIsScrolledIntoViewAndSelected() {
        let app = launch()
        open("Controls", in: app)
        let week = app.segmentedControls.buttons["Week"]
        XCTAssertFalse(week.isSelected)
        week.tap()
        XCTAssertTrue(week.isSelected)
        app.terminate()
    }

    func testTheLetterTakesText() {
        let app = launch()
        open("Words", in: app)
        let letter = app.textViews.firstMatch
        XCTAssertTrue(letter.waitForExistence(timeout: 2))
        letter.tap()
        letter.typeText("Hello ")
        XCTAssertTrue((letter.value as? String ?? "").contains("Hello "))
        app.terminate()
    }
}
