import Foundation

/// A quantity that `XCTestCase.measure(metrics:options:block:)` measures in each iteration of a block.
@preconcurrency @MainActor
public protocol XCTMetric: AnyObject {
    /// The measurements of one iteration.
    ///
    /// - Parameters:
    ///   - startTime: The time before the block.
    ///   - endTime: The time after the block.
    /// - Throws: An error fails the test.
    func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement]
}

/// A point in time of a measurement.
public final class XCTPerformanceMeasurementTimestamp: NSObject, Sendable {
    /// The time since the machine started, in nanoseconds.
    public let absoluteTime: UInt64
    /// The date.
    public let date: Date

    /// Creates a timestamp.
    public init(absoluteTime: UInt64, date: Date) {
        self.absoluteTime = absoluteTime
        self.date = date
    }

    /// The current time.
    public override convenience init() {
        self.init(absoluteTime: DispatchTime.now().uptimeNanoseconds, date: Date())
    }
}

/// A measured value of one iteration.
public final class XCTPerformanceMeasurement: NSObject, Sendable {
    /// The identifier of the quantity, such as `com.apple.dt.XCTMetric_Clock.time.monotonic`.
    public let identifier: String
    /// The name of the quantity.
    public let displayName: String
    /// The value, in the unit of ``unitSymbol``.
    public let doubleValue: Double
    /// The symbol of the unit, such as `s`.
    public let unitSymbol: String

    /// Creates a measured value.
    public init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
        self.identifier = identifier
        self.displayName = displayName
        self.doubleValue = doubleValue
        self.unitSymbol = unitSymbol
    }
}

/// The real time of a block, in seconds.
@preconcurrency @MainActor
public final class XCTClockMetric: NSObject, XCTMetric {
    /// Creates a metric.
    public nonisolated override init() {}

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        let seconds = Double(endTime.absoluteTime - startTime.absoluteTime) / 1e9
        return [
            XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic", displayName: "Clock Monotonic Time", doubleValue: seconds,
                unitSymbol: "s")
        ]
    }
}

/// The real time of the app launches in a block, in seconds: from the call of `launch()` until the app's first frame is drawn.
@preconcurrency @MainActor
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {
    /// Whether the time ends when the app responds to the user, instead of at the first frame.
    private let waitsUntilResponsive: Bool

    /// Creates a metric that ends at the first frame.
    public nonisolated override convenience init() { self.init(waitUntilResponsive: false) }

    /// Creates a metric. If `waitUntilResponsive` is true, the time ends when no animation of the launch is running, instead of at the first frame.
    public nonisolated init(waitUntilResponsive: Bool) { waitsUntilResponsive = waitUntilResponsive }

    public func reportMeasurements(
        from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
        let launches = AppSession.launches.filter { (startTime.absoluteTime...endTime.absoluteTime).contains($0.start) }
        return launches.map { launch in
            let nanoseconds = (waitsUntilResponsive ? launch.responsive : launch.firstFrame) - launch.start
            return XCTPerformanceMeasurement(
                identifier: "com.apple.dt.XCTMetric_ApplicationLaunch-AppLaunch.duration", displayName: "Duration (AppLaunch)",
                doubleValue: Double(nanoseconds) / 1e9, unitSymbol: "s")
        }
    }
}

/// A metric that Apple's system measures between two entries of its log. Only the launch of the app is one here.
@preconcurrency @MainActor
public final class XCTOSSignpostMetric: NSObject {
    /// The real time of the app launches in a block. The same as ``XCTApplicationLaunchMetric``.
    public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }

    private override init() {}
}
