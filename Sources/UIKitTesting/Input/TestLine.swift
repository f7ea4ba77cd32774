import Foundation
import Testing

/// The source location of a failing call in a test.
package struct TestLine {
    private let fileID: String
    private let filePath: StaticString
    private let line: UInt
    private let column: UInt

    package init(_ fileID: String, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// Records a failure at this location. The test continues.
    package func recordFailure(_ message: String) {
        // Without a current Swift Testing test, the failure is also reported to XCTest if it is loaded. A call from a queue has no current test, and neither
        // framework states whether it is running, so both receive the failure.
        if Test.current == nil { Self.failXCTest(message, filePath, line) }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(fileID: fileID, filePath: filePath.description, line: Int(line), column: Int(column)))
    }

    /// Looks up `XCTFail` by name and calls it. Linking XCTest instead would load it in programs that are not tests.
    private static func failXCTest(_ message: String, _ file: StaticString, _ line: UInt) {
        typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void
        guard let symbol = dlsym(nil, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF") else { return }
        unsafeBitCast(symbol, to: Fail.self)(message, file, line)
    }
}
