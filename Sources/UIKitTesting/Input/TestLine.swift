import Foundation
import Testing

/// A line of a test that asked for something which cannot be.
struct TestLine {
    private let fileID: String
    private let filePath: StaticString
    private let line: UInt
    private let column: UInt

    init(_ fileID: String, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// Fails the running test here, and lets it go on.
    func recordFailure(_ message: String) {
        // Outside of a test of Swift Testing a failure is XCTest's, where that is loaded; a call that has lost its test, as one from a queue
        // has, is told to both, since neither says whether it runs.
        if Test.current == nil { Self.failXCTest(message, filePath, line) }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(fileID: fileID, filePath: filePath.description, line: Int(line), column: Int(column)))
    }

    /// `XCTFail`, found by name: a program that is no test is not to load XCTest for it.
    private static func failXCTest(_ message: String, _ file: StaticString, _ line: UInt) {
        typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void
        guard let symbol = dlsym(nil, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF") else { return }
        unsafeBitCast(symbol, to: Fail.self)(message, file, line)
    }
}
