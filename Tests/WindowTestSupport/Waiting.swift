import Foundation

/// An error of a test's environment, described in words.
package struct HarnessError: Error, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
}

/// Waits until `attempt` returns a value other than nil, and returns that.
///
/// - Parameters:
///   - what: Completes the sentence "Waited 20 s until …".
///   - processes: The time-out's message has their last output. The wait ends early if one of them has ended.
package func eventually<Value>(
    _ what: String, within timeout: TimeInterval = 20, about processes: [Subprocess] = [], _ attempt: () async throws -> Value?
) async throws -> Value {
    let start = Date()
    while true {
        if let value = try await attempt() { return value }
        let elapsed = Date().timeIntervalSince(start)
        let ended = processes.first { !$0.isRunning }
        if let ended, let status = ended.exitStatus {
            // The process may have met the condition immediately before it ended.
            if let value = try await attempt() { return value }
            throw HarnessError("Waited until \(what), but \(ended.name) ended with status \(status).\(outputs(processes))")
        }
        if elapsed > timeout { throw HarnessError("Waited \(Int(timeout)) s until \(what).\(outputs(processes))") }
        try await Task.sleep(nanoseconds: 20_000_000)
    }
}

/// Waits until `condition` holds.
package func eventually(
    _ what: String, within timeout: TimeInterval = 20, about processes: [Subprocess] = [], _ condition: () async throws -> Bool
) async throws {
    let _: Bool = try await eventually(what, within: timeout, about: processes) { try await condition() ? true : nil }
}

/// Waits in real time.
package func pause(_ seconds: TimeInterval) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
}

private func outputs(_ processes: [Subprocess]) -> String {
    processes.map { "\n\($0.name) printed: \($0.output.isEmpty ? "nothing" : String($0.output.suffix(4_000)))" }.joined()
}
