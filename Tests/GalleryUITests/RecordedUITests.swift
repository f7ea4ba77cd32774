import XCTest
import XCUIAutomation

final class RecordedUITests: XCTestCase {
    func testRecording() {
        let app = XCUIApplication()
        app.launch()
        app.staticTexts["Controls"].tap()
        app.scrollViews.element(boundBy: 1).swipeUp()
        app.switches["Wi-Fi"].tap()
        XCTAssertEqual(app.switches["Wi-Fi"].value as? String, "0")
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.74)
        app.buttons["Week"].tap()
        app.navigationBars.buttons["Gallery"].tap()
        XCTAssertTrue(app.staticTexts["Words"].waitForExistence(timeout: 5))
        app.staticTexts["Words"].tap()
        XCTAssertTrue(app.buttons["Form"].waitForExistence(timeout: 5))
        app.buttons["Form"].tap()
        XCTAssertTrue(app.textFields["Name"].waitForExistence(timeout: 5))
        app.textFields["Name"].tap()
        app.textFields["Name"].typeText("Ada Holm")
        XCTAssertEqual(app.textFields["Name"].value as? String, "Ada Holm")
        app.textFields["Mail"].tap()
    }
}
