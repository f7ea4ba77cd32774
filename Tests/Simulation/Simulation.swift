import Foundation
import SimulationDriver

/// Runs scripts of random steps until the time is over, each in a child process that goes on with the next seed. It shrinks the first script with a finding
/// and prints it as a test. A crash and a script that takes longer than `--patience` are findings too.
///
///     Simulation [--seconds 10] [--seed S] [--steps 200] [--count N] [--patience 60]
@main
enum Simulation {
    static func main() async {
        let options = SimulationOptions(CommandLine.arguments)
        if let file = options.script { return await runScript(file, options) }
        if options.isWorker { return await work(options) }
        var seed = options.seed
        var sequences = 0
        let end = Date(timeIntervalSinceNow: options.seconds)
        while Date() < end, sequences < options.count {
            let seconds = max(1, end.timeIntervalSinceNow)
            let result = SimulationProcess.run([
                "--worker", "1", "--seed", "\(seed)", "--steps", "\(options.steps)", "--seconds", "\(seconds)",
                "--count", "\(min(options.count - sequences, 200))", "--patience", "\(options.patience)",
            ])
            sequences += result.finishedCount
            seed &+= UInt64(result.finishedCount)
            if result.hasFinding {
                print("\(sequences) sequences of \(options.steps) steps without a finding, then seed \(seed):")
                print(result.text)
                await shrink(seed, result.kind, options)
                print("\nRepeat it with: Scripts/simulate --seed \(seed) --steps \(options.steps) --count 1")
                exit(1)
            }
        }
        print("\(sequences) sequences of \(options.steps) steps without a finding, seeds \(options.seed) to \(seed &- 1)")
    }

    /// Runs consecutive seeds in this process until the time is over or one has a finding.
    private static func work(_ options: SimulationOptions) async {
        let end = Date(timeIntervalSinceNow: options.seconds)
        var seed = options.seed
        for _ in 0..<options.count where Date() < end {
            limitTime(options.patience)
            let findings = await SimulationWorld.run(SimulationScript(seed: seed, count: options.steps))
            limitTime(0)
            if !findings.isEmpty { finish(findings) }
            print(SimulationProcess.finishedLine)
            // A crash would lose buffered lines.
            fflush(nil)
            seed &+= 1
        }
        exit(0)
    }

    /// Runs the steps of a script whose indices are in `file`.
    private static func runScript(_ file: String, _ options: SimulationOptions) async {
        let indices = ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: ",").compactMap { Int($0) }
        var script = SimulationScript(seed: options.seed, count: options.steps)
        script.steps = indices.filter(script.steps.indices.contains).map { script.steps[$0] }
        limitTime(options.patience)
        finish(await SimulationWorld.run(script))
    }

    /// Ends this process after an amount of processor time, which does not depend on other programs. A script that waits without using the processor ends
    /// after ten times that time.
    private static func limitTime(_ seconds: UInt32) {
        var timer = itimerval()
        timer.it_value.tv_sec = Int(seconds)
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
        alarm(seconds * 10)
    }

    private static func finish(_ findings: [String]) -> Never {
        for finding in findings.prefix(5) { print(finding) }
        exit(findings.isEmpty ? 0 : 1)
    }

    /// Removes steps while the script has a finding of the same kind.
    private static func shrink(_ seed: UInt64, _ kind: String, _ options: SimulationOptions) async {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-simulation-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        var last = ""
        var script = SimulationScript(seed: seed, count: options.steps)
        let kept = await ScriptReduction.minimal(count: script.steps.count, attempts: options.attempts) { indices in
            try? indices.map(String.init).joined(separator: ",").write(toFile: file, atomically: true, encoding: .utf8)
            let result = SimulationProcess.run([
                "--script", file, "--seed", "\(seed)", "--steps", "\(options.steps)", "--patience", "\(options.patience)",
            ])
            guard result.hasFinding, result.kind == kind else { return false }
            last = result.text
            return true
        }
        script.steps = kept.map { script.steps[$0] }
        print("\nShrunk to \(kept.count) steps: \(last)\n")
        print(script.test(finding: last.split(separator: "\n").first.map(String.init) ?? "crash"))
    }
}
