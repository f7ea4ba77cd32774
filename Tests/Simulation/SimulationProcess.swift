import Foundation

/// This program as a child process.
enum SimulationProcess {
    /// The line that a worker prints after each script without a finding.
    static let finishedLine = "finished"

    struct Result {
        let text: String
        let finishedCount: Int
        let hasFinding: Bool

        /// The beginning of the first finding, without the step.
        var kind: String {
            let lines = text.split(separator: "\n").filter { !$0.contains(" error lodestone") }
            guard let line = lines.first else { return "" }
            let finding = line.firstRange(of: "): ").map { line[$0.upperBound...] } ?? line
            return String(finding.prefix(24))
        }
    }

    /// Runs this program with `arguments` to its end.
    static func run(_ arguments: [String]) -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-simulation-output-\(getpid())")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: output) }
        guard let handle = try? FileHandle(forWritingTo: output) else {
            return Result(text: "no output file", finishedCount: 0, hasFinding: true)
        }
        process.standardOutput = handle
        process.standardError = handle
        do { try process.run() } catch { return Result(text: "\(error)", finishedCount: 0, hasFinding: true) }
        process.waitUntilExit()
        try? handle.close()
        let lines = ((try? String(contentsOf: output, encoding: .utf8)) ?? "").split(separator: "\n")
        let finished = lines.count { $0 == finishedLine }
        let isCrash = process.terminationReason == .uncaughtSignal
        let isHang = [SIGALRM, SIGPROF].contains(process.terminationStatus)
        var text = lines.filter { $0 != finishedLine }.prefix(40).map { String($0.prefix(400)) }
        if isCrash { text.insert(isHang ? "a hang" : "a crash, signal \(process.terminationStatus)", at: 0) }
        return Result(text: text.joined(separator: "\n"), finishedCount: finished, hasFinding: process.terminationStatus != 0)
    }
}
