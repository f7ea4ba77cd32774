import DesktopBus
import Foundation
import UIKit

/// A running program under test, in a process of its own on an X display.
///
/// The session finds the program at the accessibility bus (AT-SPI), and sends it the requests of ``AutomationRequest``. Keys and the pointer are real input of
/// the X server. Touches are delivered by the program, since the X server can simulate none. All waits are in real time and have a limit.
@MainActor
final class ProgramSession {
    /// The time in seconds that a program has to terminate before it is killed.
    private static let terminationTime: TimeInterval = 5
    /// The minimum time of an action, in seconds. After this delay, a recognizer no longer waits for a second tap.
    private static let actionTime: TimeInterval = 0.4
    /// The maximum time that an action waits for the end of animations, in seconds.
    private static let animationTime: TimeInterval = 1.5
    /// The time without a frame after which nothing moves, in seconds.
    private static let stillTime: TimeInterval = 0.15
    /// The time between two checks of a condition, in seconds.
    private static let step: TimeInterval = 0.05

    let process: Subprocess
    let display: ProgramDisplay
    private let path: String
    /// The program's name on the accessibility bus.
    private(set) var busName = ""
    /// The last snapshot; nil before the first one.
    private var tree: ProgramTree?
    private var isDraining = false
    /// The error after which the program can no longer be used: it ended, or does not answer. Recorded once as a failure of the test.
    private(set) var problem: String?

    /// The running program at a path.
    static func session(of program: URL) -> ProgramSession? { RunningApps.shared.programs[program.path] }

    // MARK: Launch

    /// Terminates the running program at a path, and launches it again.
    ///
    /// - Throws: ``XCUIError`` if the program does not start, ends, or shows no window in time.
    static func launch(_ program: URL, arguments: [String], environment: [String: String], opening urls: [URL]) throws {
        RunningApps.shared.programs[program.path]?.terminate()
        let start = DispatchTime.now().uptimeNanoseconds
        let session = try ProgramSession(program, arguments + urls.map { $0.isFileURL ? $0.path : $0.absoluteString }, environment)
        do {
            try session.waitForWindow()
        } catch {
            session.process.stop()
            throw error
        }
        let firstFrame = DispatchTime.now().uptimeNanoseconds
        RunningApps.shared.programs[program.path] = session
        RunningApps.shared.lastProgram = session
        session.settle()
        AppSession.note(AppSession.Launch(start: start, firstFrame: firstFrame, responsive: DispatchTime.now().uptimeNanoseconds))
    }

    private init(_ program: URL, _ arguments: [String], _ environment: [String: String]) throws {
        path = program.path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw XCUIError(description: "\(path) is not a program. Build it before the tests run.")
        }
        display = try ProgramDisplay.running()
        var variables = display.environment
        let own = ProcessInfo.processInfo.environment["LODESTONE_WINDOW"]
        variables["LODESTONE_WINDOW"] = (own ?? "390x844") + (own?.contains("bare") == true ? "" : " bare")
        for (name, value) in environment { variables[name] = value }
        process = try Subprocess([path] + arguments, environment: variables)
    }

    private func waitForWindow() throws {
        let end = Date() + RunningApps.shared.launchTime
        while Date() < end {
            guard process.isRunning else { throw XCUIError(description: ending("while it was launched")) }
            if busName.isEmpty { busName = findOnBus() ?? "" }
            if !busName.isEmpty, let reply = try? send(.status, timeout: end.timeIntervalSinceNow), reply.status.isVisible,
                reply.status.frames > 0
            {
                return
            }
            usleep(20_000)
        }
        let time = Int(RunningApps.shared.launchTime)
        throw XCUIError(
            description: "\(process.name) showed no window within \(time) s. It must be an app of Lodestone with a window." + printed)
    }

    /// The name on the accessibility bus of the connection that belongs to the process; nil if the program is not registered yet.
    private func findOnBus() -> String? {
        let registry = BusCall(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible", "GetChildren")
        let children = (try? display.bus.callAndWait(registry, timeout: RunningApps.shared.answerTime))?.first?.elements ?? []
        return children.compactMap { $0.elements?.first?.text }.first { name in
            let call = BusCall(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID", [.string(name)])
            return (try? display.bus.callAndWait(call, timeout: RunningApps.shared.answerTime))?.first?.integer == Int(process.processID)
        }
    }

    // MARK: Requests

    /// Sends a request. If the program has ended or does not answer, fails the test once, and returns nil.
    func ask(_ request: AutomationRequest) -> AutomationReply? {
        guard problem == nil else { return nil }
        do {
            return try send(request, timeout: RunningApps.shared.answerTime)
        } catch {
            // The connection closes shortly before the process ends.
            let end = Date() + 2
            while process.isRunning, Date() < end { usleep(5_000) }
            if process.isRunning {
                // D-Bus reports the end of a connection as a missing reply, too. So the process decides.
                let isLate = error as? BusError == .timedOut
                let time = Int(RunningApps.shared.answerTime)
                report("\(process.name) does not answer: " + (isLate ? "it sent no reply within \(time) s." : "\(error)") + printed)
            } else if process.exitStatus == 0 {
                // An app may quit by itself. The next action on it fails.
                problem = ending("during the test")
            } else {
                report(ending("during the test"))
            }
        }
        return nil
    }

    private func send(_ request: AutomationRequest, timeout: TimeInterval) throws -> AutomationReply {
        let text = try AutomationMessage.text(of: request)
        let call = BusCall(busName, "/org/lodestone/automation", "org.lodestone.Automation", "Ask", [.string(text)])
        let reply = try display.bus.callAndWait(call, timeout: max(timeout, 0.1))
        return try AutomationMessage.decode(AutomationReply.self, from: reply.first?.text ?? "")
    }

    private func report(_ text: String) {
        problem = text
        Failure.record(text, at: nil)
    }

    /// A sentence about the end of the process.
    private func ending(_ when: String) -> String {
        let status = process.exitStatus ?? 0
        return "\(process.name) ended \(when), " + (status < 0 ? "by signal \(-status)." : "with status \(status).") + printed
    }

    private var printed: String {
        let output = process.output.suffix(2_000)
        return output.isEmpty ? "" : "\nIt printed:\n\(output)"
    }

    // MARK: The tree

    /// The element of the last snapshot.
    var lastRoot: ProgramElement? {
        guard let tree, problem == nil, !tree.elements.isEmpty else { return nil }
        return ProgramElement(tree: tree, index: 0)
    }

    func readTree() {
        guard let snapshot = ask(.snapshot)?.snapshot else {
            tree = nil
            return
        }
        tree = ProgramTree(snapshot, of: self)
    }

    /// The element of the current tree with the number of another snapshot's element.
    func element(_ number: UInt64) -> ProgramElement? {
        readTree()
        return tree?.element(number)
    }

    // MARK: Ending

    func terminate() {
        if problem == nil, process.isRunning {
            _ = try? send(.terminate, timeout: Self.terminationTime)
            let end = Date() + Self.terminationTime
            while process.isRunning, Date() < end { usleep(5_000) }
        }
        process.stop()
        // The tree refers to the session.
        tree = nil
        let apps = RunningApps.shared
        if apps.lastProgram === self { apps.lastProgram = nil }
        if apps.programs[path] === self { apps.programs[path] = nil }
    }

    // MARK: Time

    /// Waits in real time. Meanwhile the main run loop runs, since the test program may serve requests of the app.
    func pass(_ seconds: TimeInterval) {
        let end = Date() + max(seconds, 0)
        while Date() < end {
            if Thread.isMainThread, !isDraining {
                isDraining = true
                _ = RunLoop.main.run(mode: .default, before: min(end, Date() + 0.02))
                isDraining = false
            }
            let rest = end.timeIntervalSinceNow
            if rest > 0 { usleep(UInt32(min(rest, 0.005) * 1e6)) }
        }
    }

    func settle() {
        var last: AutomationStatus?
        var (start, changed) = (Date(), Date())
        while let status = ask(.status)?.status {
            let now = Date()
            if status != last { changed = now }
            last = status
            // The time of the action begins when its last touch is delivered.
            if status.isPlaying { start = now }
            let (passed, still) = (now.timeIntervalSince(start), now.timeIntervalSince(changed))
            if !status.isPlaying, passed >= Self.actionTime, still >= Self.stillTime || passed >= Self.actionTime + Self.animationTime {
                return
            }
            pass(0.02)
        }
    }

    func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        let end = Date() + max(timeout, 0)
        while true {
            update()
            if condition() { return true }
            guard problem == nil, Date() < end else { return false }
            pass(min(Self.step, max(0, end.timeIntervalSinceNow)))
        }
    }
}
