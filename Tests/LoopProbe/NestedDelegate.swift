import CGtk
import Host
import UIKit

/// Runs nested GLib main loops in callbacks, like a modal GTK dialog, and prints which work still runs.
final class NestedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = LoopProbe.makeWindow()
        g_timeout_add(
            500,
            { _ in
                MainActor.assumeIsolated { NestedDelegate.nestInGLib() }
                return 0
            }, nil)
    }

    private static func nestInGLib() {
        Task { @MainActor in LoopProbe.say("task in a loop inside a GLib callback") }
        runLoop(named: "inside a GLib callback")
        Task { @MainActor in nestInTask() }
    }

    private static func nestInTask() {
        let before = clock()
        // Adds a block to the main queue. The queue runs it only after the current task ends.
        DispatchQueue.main.async {}
        runLoop(named: "inside a task")
        LoopProbe.say("ticks in a loop inside a task: \((clock() - before) / 10_000)")
        DispatchQueue.main.async { nestInCall() }
    }

    /// Schedules deferred calls. The first call runs a nested loop, which runs the others.
    private static func nestInCall() {
        guard let platform = Platform.current else { return }
        _ = platform.schedule(after: 0) {
            LoopProbe.say("first call")
            _ = platform.schedule(after: 0) { LoopProbe.say("call from a call") }
            runLoop(named: "inside a call")
            LoopProbe.say("first call ends")
            _ = platform.schedule(after: 0) { LoopProbe.say("done") }
        }
        _ = platform.schedule(after: 0) { LoopProbe.say("second call") }
        platform.schedule(after: 0) { LoopProbe.say("a call that was called off") }.cancel()
    }

    /// Runs a nested loop with a timer for half a second.
    private static func runLoop(named name: String) {
        let loop = g_main_loop_new(nil, 0)
        let timer = Timer(fire: Date(timeIntervalSinceNow: 0.1), interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { LoopProbe.say("timer in a loop \(name)") }
        }
        RunLoop.main.add(timer, forMode: .common)
        g_timeout_add(
            500,
            { loop in
                g_main_loop_quit(OpaquePointer(loop))
                return 0
            }, UnsafeMutableRawPointer(loop))
        g_main_loop_run(loop)
        g_main_loop_unref(loop)
    }
}
