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

    // Xcode runs these tests in the host application.
    func testTheAppShowsItsScreenBeforeTheFirstTest() throws {
        let window = try XCTUnwrap(UIApplication.shared.keyWindow)
        let controller = try XCTUnwrap(window.rootViewController as? TallyViewController)
        XCTAssertTrue(controller.dial.window === window)
        controller.clear()
        controller.add(self)
        controller.add(self)
        XCTAssertEqual(controller.totalLabel.text, "2")
    }

    func testAViewMovesWhileATestWaits() throws {
        let window = try XCTUnwrap(UIApplication.shared.keyWindow)
        let dial = DialView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(dial)
        let moved = expectation(description: "the animation is over")
        UIView.animate(withDuration: 0.2, animations: { dial.center.x = 200 }, completion: { _ in moved.fulfill() })
        wait(for: [moved], timeout: 30)
        XCTAssertNil(dial.layer.animationKeys())
        dial.removeFromSuperview()
    }
}
