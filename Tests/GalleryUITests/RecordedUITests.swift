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
    }
}
