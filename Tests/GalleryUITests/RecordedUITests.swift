import XCTest
import XCUIAutomation

final class RecordedUITests: XCTestCase {
    func testRecording() {
        let app = XCUIApplication()
        app.launch()
    }
}
