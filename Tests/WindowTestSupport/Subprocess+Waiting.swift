import Foundation
@_exported import struct XCUIAutomation.PipeEnds
@_exported import class XCUIAutomation.Subprocess

extension Subprocess {
    /// Waits until the process has ended.
    package func waitForExit(timeout: TimeInterval = 30) async throws -> Int32 {
        try await eventually("\(name) ends", within: timeout, about: [self]) { self.exitStatus }
    }

    /// Runs `command` to its end and returns its output. A status other than 0 is an error.
    package static func run(_ command: [String], environment: [String: String?] = [:], timeout: TimeInterval = 20) async throws -> Data {
        let process = try Subprocess(command, environment: environment)
        let status = try await process.waitForExit(timeout: timeout)
        guard status == 0 else {
            // The last line of the output comes first, since a log of failures may show only one line of this message.
            let last = process.output.split(whereSeparator: \.isNewline).last ?? ""
            throw HarnessError("\(process.name) ended with status \(status): \(last)\n\(command.joined(separator: " "))\n\(process.output)")
        }
        return process.outputData
    }
}
