import Foundation

/// The options of a measurement.
@preconcurrency @MainActor
public final class XCTMeasureOptions: NSObject {
    /// The number of measured iterations. The default is 5. Another iteration precedes them and is not measured.
    public var iterationCount = 5

    /// Creates options with the default number of iterations.
    public nonisolated override init() {}

    /// New options with the default values.
    public nonisolated static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}
