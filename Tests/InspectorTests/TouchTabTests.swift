import Testing
import UIKitTesting

@testable import Inspector

@MainActor
@Suite("The inspector's tab Touch")
struct TouchTabTests {
    private let host = TestHost(size: CGSize(width: 700, height: 900))
    private let sample: SampleController
    private let driver: InspectorDriver

    init() throws {
        sample = SampleController.show(in: host)
        driver = InspectorDriver(host)
        try driver.tap("Touch")
    }

    @Test("The recognizers of the view and its superviews are listed with their failure requirements")
    func recognizers() {
        let single = UITapGestureRecognizer()
        single.name = "single"
        let double = UITapGestureRecognizer()
        double.name = "double"
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        sample.box.addGestureRecognizer(single)
        sample.view.addGestureRecognizer(double)
        host.enter { driver.session.selection = sample.box }
        host.advance(by: 1)
        #expect(driver.shows("UITapGestureRecognizer “single”"))
        #expect(driver.shows("waits for the failure of UITapGestureRecognizer “double”"))
        host.tap(at: CGPoint(x: 60, y: 260))
        host.advance(by: 1)
        #expect(driver.shows("Last decisions"))
        #expect(driver.shows("waits: for double on UIView to fail"))
    }

    @Test("A timeline that the app has begun before continues")
    func existingTimeline() {
        host.enter { driver.session.close() }
        let timeline = host.timeline
        let again = InspectorDriver(host)
        host.tap(at: CGPoint(x: 100, y: 80))
        #expect(!timeline.entries.isEmpty)
        host.enter { again.session.close() }
        let count = timeline.entries.count
        host.tap(at: CGPoint(x: 100, y: 80))
        #expect(timeline.entries.count > count)
    }

    @Test("The input of the app is recorded as a UI test, without that of the inspector, and can be copied")
    func recording() throws {
        try driver.tap("Record a UI test")
        #expect(driver.shows("Stop the recording"))
        host.tap(at: CGPoint(x: 60, y: 260))
        host.advance(by: 1)
        try driver.tap("Stop the recording")
        #expect(driver.shows("final class RecordedUITests: XCTestCase {"))
        #expect(driver.texts.joined().contains("app.launch()\n        app"))
        try driver.tap("Copy")
        let copied = host.enter { UIPasteboard.general.string } ?? ""
        #expect(copied.contains(".tap()") && copied.split(separator: "\n").count == 9)
        try driver.tap("Done")
        #expect(driver.shows("Record a UI test"))
    }
}
