import Foundation

/// The options of a measurement.
public final class XCTMeasureOptions: NSObject, @unchecked Sendable {
    /// The number of measured iterations. The default is 5. Another iteration precedes them and is not measured.
    public var iterationCount = 5

    /// Creates options with the default number of iterations.
    public override init() {}

    /// New options with the default values.
    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
