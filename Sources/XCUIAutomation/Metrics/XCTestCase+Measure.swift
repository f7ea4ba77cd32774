import Foundation
import XCTest

extension XCTestCase {
    /// Measures a block by several metrics, and prints the values of all iterations with their average.
    ///
    /// Differs from XCTest: values are not compared with a baseline.
    @preconcurrency @MainActor
    public func measure(
        metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #filePath, line: UInt = #line,
        block: () -> Void
    ) {
        var series: [MeasurementSeries] = []
        block()
        for _ in 0..<max(options.iterationCount, 1) {
            let start = XCTPerformanceMeasurementTimestamp()
            block()
            let end = XCTPerformanceMeasurementTimestamp()
            do {
                for measurement in try metrics.flatMap({ try $0.reportMeasurements(from: start, to: end) }) {
                    if let index = series.firstIndex(where: { $0.identifier == measurement.identifier }) {
                        series[index].values.append(measurement.doubleValue)
                    } else {
                        series.append(MeasurementSeries(measurement))
                    }
                }
            } catch {
                return Failure.record("Failed to measure: \(error)", at: CallSite(file, line))
            }
        }
        for entry in series { print("\(file):\(line): \(name) measured \(entry.text)") }
    }

    /// Measures the real time of a block.
    @preconcurrency @MainActor
    public func measure(options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, file: file, line: line, block: block)
    }
}

/// The values of one quantity in all iterations.
private struct MeasurementSeries {
    let identifier: String
    let name: String
    let unit: String
    var values: [Double]

    init(_ first: XCTPerformanceMeasurement) {
        identifier = first.identifier
        name = first.displayName
        unit = first.unitSymbol
        values = [first.doubleValue]
    }

    var text: String {
        let average = values.reduce(0, +) / Double(values.count)
        let list = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
        return String(format: "[\(name), \(unit)] average: %.3f, values: [\(list)]", average)
    }
}
