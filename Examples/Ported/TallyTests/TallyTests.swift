import XCTest

@testable import Tally

class TallyTests: XCTestCase {
    func testDialStopsAtItsEnd() {
        let dial = DialView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        dial.largest = 3
        XCTAssertEqual(dial.value, 0)
        XCTAssertEqual(dial.gestureRecognizers?.count, 2)
    }

    func testDelegateMayLeaveTheEndOut() {
        class Listener: DialViewDelegate {
            var value = 0
            func dialView(_ dial: DialView, didTurnTo value: Int) { self.value = value }
        }
        let dial = DialView(frame: .zero)
        let listener = Listener()
        dial.delegate = listener
        dial.reset()
        XCTAssertEqual(listener.value, 0)
    }
}
