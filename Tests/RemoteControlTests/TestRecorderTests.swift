import Host
import InterfaceReading
import Testing
import UIKitTesting

/// Tests that the user's input becomes statements in XCUITest's names.
@MainActor
@Suite("Recording of UI tests")
struct TestRecorderTests {
    private let host = TestHost(size: CGSize(width: 390, height: 600))

    /// The statements that record `body` in an app with a root view controller.
    private func statements(_ root: UIViewController, _ body: (TestHost) throws -> Void) rethrows -> [String] {
        host.window.rootViewController = root
        host.advance(by: 0.5)
        let recorder = host.enter { TestRecorder() }
        host.enter { UIApplication.shared.inputObserver = { recorder.note($0, in: $1) } }
        try body(host)
        host.advance(by: 0.5)
        let source = host.enter { recorder.source() }
        host.enter { UIApplication.shared.inputObserver = nil }
        #expect(source.contains("final class RecordedUITests: XCTestCase {"))
        let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = lines.firstIndex(of: "app.launch()").map { $0 + 1 } ?? 0
        return Array(lines[start...].dropLast(2))
    }

    @Test("A form is filled in by the names of its elements, and the values are checked")
    func form() {
        let form = FormController()
        let statements = statements(form) { host in
            host.tap(at: form.name.center)
            host.type("Ada \"A\"")
            host.press("Return")
            host.tap(at: form.password.center)
            host.type("abc")
            host.press("Backspace")
            host.advance(by: 1)
            host.tap(at: form.news.center)
            host.tap(at: form.send.center)
        }
        #expect(
            statements == [
                #"app.textFields["name"].tap()"#,
                #"app.textFields["name"].typeText("Ada \"A\"\n")"#,
                #"XCTAssertEqual(app.textFields["name"].value as? String, "Ada \"A\"")"#,
                #"app.secureTextFields["password"].tap()"#,
                #"app.secureTextFields["password"].typeText("abc")"#,
                #"app.secureTextFields["password"].typeKey(.delete, modifierFlags: [])"#,
                #"app.switches["news"].tap()"#,
                #"XCTAssertEqual(app.switches["news"].value as? String, "1")"#,
                #"app.buttons["Send"].tap()"#,
            ])
    }

    @Test("Rows are named by their texts; a scroll and a swipe on a row name the list and the row")
    func list() {
        let list = NumberList()
        let statements = statements(UINavigationController(rootViewController: list)) { host in
            host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 250), duration: 0.25)
            host.advance(by: 3)
            let cell = list.tableView.visibleCells[3]
            let point = UIAccessibility.convertToScreenCoordinates(cell.bounds, in: cell)
            host.drag(from: CGPoint(x: 300, y: point.midY), to: CGPoint(x: 100, y: point.midY), duration: 0.25)
            host.advance(by: 1)
            host.tap(at: CGPoint(x: 300, y: point.maxY + 10))
            host.pointer.move(to: CGPoint(x: 200, y: 300))
            host.pointer.scroll(by: CGPoint(x: 0, y: 40))
            host.pointer.scroll(by: CGPoint(x: 0, y: 20))
        }
        #expect(statements.first == "app.tables.element.swipeUp()")
        let swipe = /app\.tables\.cells\.containing\(\.staticText, identifier: "Row \d+"\)\.element\.swipeLeft\(\)/
        #expect(statements.contains { $0.wholeMatch(of: swipe) != nil })
        #expect(statements.contains { $0.wholeMatch(of: /app\.staticTexts\["Row \d+"\]\.tap\(\)/) != nil })
        #expect(statements.last == "app.tables.element.scroll(byDeltaX: 0, deltaY: -60)")
    }

    @Test("Equal rows are counted")
    func equalRows() {
        let list = NumberList()
        list.setText { _ in "Same" }
        let statements = statements(list) { host in
            let cell = list.tableView.visibleCells[3]
            let frame = UIAccessibility.convertToScreenCoordinates(cell.bounds, in: cell)
            host.drag(from: CGPoint(x: 300, y: frame.midY), to: CGPoint(x: 100, y: frame.midY), duration: 0.25)
        }
        #expect(statements == ["app.tables.cells.element(boundBy: 3).swipeLeft()"])
    }

    @Test("Gestures are named; only a position in a view becomes a coordinate")
    func gestures() {
        let screen = UIViewController()
        let pad = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        pad.accessibilityIdentifier = "pad"
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        pad.addGestureRecognizer(double)
        pad.addGestureRecognizer(UIPanGestureRecognizer())
        screen.view.addSubview(pad)
        let center = pad.center
        let statements = statements(screen) { host in
            host.tap(at: center)
            host.advance(by: 1)
            host.tap(at: center, count: 2)
            host.advance(by: 1)
            host.longPress(at: center, duration: 1)
            host.pinch(at: center, from: 50, to: 200, duration: 0.5)
            host.advance(by: 1)
            host.tap(at: CGPoint(x: 35, y: 130))
            host.advance(by: 1)
            host.drag(from: CGPoint(x: 50, y: 250), to: CGPoint(x: 200, y: 250), duration: 0.5)
        }
        #expect(
            statements == [
                #"app.otherElements["pad"].tap()"#,
                #"app.otherElements["pad"].doubleTap()"#,
                #"app.otherElements["pad"].press(forDuration: 1)"#,
                #"app.otherElements["pad"].pinch(withScale: 4, velocity: 6)"#,
                #"app.otherElements["pad"].coordinate(withNormalizedOffset: CGVector(dx: 0.05, dy: 0.1)).tap()"#,
                #"let start1 = app.otherElements["pad"].coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5))"#,
                #"let end1 = app.otherElements["pad"].coordinate(withNormalizedOffset: CGVector(dx: 0.6, dy: 0.5))"#,
                "start1.press(forDuration: 0.1, thenDragTo: end1, withVelocity: .slow, thenHoldForDuration: 0.1)",
            ])
    }

    @Test("A button of an alert is named by the alert, and the test waits for it")
    func alert() {
        let screen = UIViewController()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
        button.setTitle("Delete", for: .normal)
        button.addAction(
            UIAction { [weak screen] _ in
                let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                screen?.present(alert, animated: true)
            }, for: .primaryActionTriggered)
        screen.view.addSubview(button)
        let statements = statements(screen) { host in
            host.tap(at: button.center)
            host.advance(by: 1)
            host.tap("OK")
            host.advance(by: 1)
            host.resize(to: CGSize(width: 600, height: 390))
            host.advance(by: 1)
            host.tap(at: button.center)
        }
        #expect(
            statements == [
                #"app.buttons["Delete"].tap()"#,
                #"XCTAssertTrue(app.alerts["Delete?"].buttons["OK"].waitForExistence(timeout: 5))"#,
                #"app.alerts["Delete?"].buttons["OK"].tap()"#,
                "XCUIDevice.shared.orientation = .landscapeLeft",
                #"app.buttons["Delete"].tap()"#,
            ])
    }

    @Test("The remote control records a test with the format xctest")
    func remote() throws {
        let form = FormController.show(in: host)
        let agent = try RemoteAgent(host)
        #expect(agent.code("record", ["action": "start", "format": "tape"]) == .invalidArgument)
        try agent.call("record", ["action": "start", "format": "xctest"])
        #expect(agent.code("record", ["action": "start"]) == .busy)
        host.tap(at: form.news.center)
        let source = try agent.call("record", ["action": "stop"])["source"]?.string
        #expect(source?.contains(#"        app.switches["news"].tap()"#) == true)
    }
}

/// A list of 40 rows.
private final class NumberList: UITableViewController {
    private var text: (Int) -> String = { "Row \($0)" }

    func setText(_ title: @escaping (Int) -> String) { text = title }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text(indexPath.row)
        return cell
    }
}
