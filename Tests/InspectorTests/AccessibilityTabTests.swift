import Testing
import UIKitTesting

@testable import Inspector

@MainActor
@Suite("The inspector's tab Accessibility")
struct AccessibilityTabTests {
    private let host = TestHost(size: CGSize(width: 700, height: 1000))
    private let sample: SampleController
    private let driver: InspectorDriver

    init() throws {
        sample = SampleController.show(in: host)
        driver = InspectorDriver(host)
        try driver.tap("Access")
    }

    @Test("The elements have their numbers in the reading order, and a tap selects one")
    func elements() throws {
        #expect(driver.shows("1  button \"Send\""))
        try driver.tap("button \"Send\"")
        #expect(driver.session.selection === sample.send)
    }

    @Test("The audit lists the problems that the tests' audit finds, and is repeated on request")
    func audit() throws {
        let icon = UIButton(frame: CGRect(x: 300, y: 60, width: 16, height: 16))
        sample.view.addSubview(icon)
        host.advance(by: 1)
        try driver.tap("Audit")
        #expect(driver.shows("The element has no label"))
        #expect(driver.shows("There are 16 × 16 points to touch, of 24 × 24"))
        let expected = host.performAccessibilityAudit().map(\.compactDescription)
        let found = host.enter { driver.session.appScenes.flatMap { AppAudit.findings(in: $0) }.map(\.text) }
        #expect(found == expected)
        icon.removeFromSuperview()
        host.advance(by: 1)
        try driver.tap("Check again")
        #expect(!driver.shows("The element has no label"))
    }

    @Test("An element that is read after one below it is out of order")
    func order() {
        sample.view.accessibilityElements = [sample.disabled, sample.send]
        let found = host.enter { driver.session.appScenes.flatMap { AppAudit.findings(in: $0) }.map(\.text) }
        #expect(found.contains("It is read after “Disabled”, although it is above it"))
    }
}
