import Testing
import XCTest
import XCUIAutomation

extension AppTests {
    @Suite("Measurements") @MainActor
    struct MetricTests {
        /// A page object that is a test case without a test.
        private final class Page: XCTestCase {
            let title = "Items"
        }

        @Test("A subclass of XCTestCase can be created without a test, to use its methods")
        func instances() {
            #expect(Page().title == "Items")
        }

        @Test("The launch metric measures each launch of a measured block, and no launch of the first iteration")
        func launchMetric() {
            withApp { app in
                let metric = RecordedMetric(XCTApplicationLaunchMetric())
                let options = XCTMeasureOptions()
                options.iterationCount = 2
                XCTestCase().measure(metrics: [metric], options: options) { app.launch() }
                #expect(metric.measurements.count == 2)
                #expect(metric.measurements.allSatisfy { $0.doubleValue > 0 && $0.unitSymbol == "s" })
                #expect(metric.measurements.map(\.displayName) == ["Duration (AppLaunch)", "Duration (AppLaunch)"])
            }
        }

        @Test("A block without a launch has a time, but no launch measurement")
        func clockMetric() {
            var count = 0
            let clock = RecordedMetric(XCTClockMetric())
            let launch = RecordedMetric(XCTOSSignpostMetric.applicationLaunch)
            XCTestCase().measure(metrics: [clock, launch]) { count += 1 }
            #expect(count == 6)
            #expect(clock.measurements.count == 5)
            #expect(launch.measurements.isEmpty)
        }
    }
}

/// A metric that records the measurements of another one.
@MainActor
private final class RecordedMetric: XCTMetric {
    private let metric: any XCTMetric
    private(set) var measurements: [XCTPerformanceMeasurement] = []

    init(_ metric: any XCTMetric) { self.metric = metric }

    func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        let found = try metric.reportMeasurements(from: startTime, to: endTime)
        measurements += found
        return found
    }
}
