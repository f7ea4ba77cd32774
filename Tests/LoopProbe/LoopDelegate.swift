import UIKit

/// Schedules work on the main thread in all ways and prints its latency. The window is idle, so only the run loop can cause the calls.
final class LoopDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var timer: Timer?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        window = LoopProbe.makeWindow()
        Task {
            // Waits until the first frames and the window manager's events have been handled.
            try await Task.sleep(nanoseconds: 700_000_000)
            await runAll()
        }
    }

    private func runAll() async {
        await measure("DispatchQueue.main.async", expected: 0) { done in DispatchQueue.main.async { done() } }
        await measure("DispatchQueue.main.asyncAfter", expected: 0.1) { done in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { done() }
        }
        await measure("Task", expected: 0) { done in Task { @MainActor in done() } }
        await measure("Task.sleep", expected: 0.1) { done in
            Task { @MainActor in
                try? await Task.sleep(nanoseconds: 100_000_000)
                done()
            }
        }
        await measure("Timer.scheduledTimer", expected: 0.1) { done in
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in done() }
        }
        await measure("RunLoop.main.perform", expected: 0) { done in RunLoop.main.perform { done() } }
        await measure("from a thread: DispatchQueue.main.async", expected: 0) { done in
            Self.onAnotherThread { DispatchQueue.main.async { done() } }
        }
        await measure("from a thread: Task", expected: 0) { done in Self.onAnotherThread { Task { @MainActor in done() } } }
        await measure("from a thread: RunLoop.main.perform", expected: 0) { done in
            Self.onAnotherThread { RunLoop.main.perform { done() } }
        }
        await measure("from a thread: RunLoop.main.add", expected: 0.1) { done in
            Self.onAnotherThread {
                let timer = Timer(fire: Date(timeIntervalSinceNow: 0.1), interval: 0, repeats: false) { _ in done() }
                RunLoop.main.add(timer, forMode: .common)
            }
        }
        await measure("from a thread: OperationQueue.main", expected: 0) { done in
            Self.onAnotherThread { OperationQueue.main.addOperation { done() } }
        }
        await measureRepeating()
        LoopProbe.say("done")
    }

    /// Prints the time until `body` called its argument, minus the requested delay.
    private func measure(_ name: String, expected delay: TimeInterval, _ body: (@escaping @Sendable () -> Void) -> Void) async {
        let begin = ProcessInfo.processInfo.systemUptime
        let (isMain, end) = await withCheckedContinuation { continuation in
            body { continuation.resume(returning: (Thread.isMainThread, ProcessInfo.processInfo.systemUptime)) }
        }
        let lateness = Int(((end - begin - delay) * 1000).rounded())
        LoopProbe.say("\(name): \(lateness) ms late, \(isMain ? "on the main thread" : "NOT on the main thread")")
        // Waits, so that no other wake-up causes the next call.
        try? await Task.sleep(nanoseconds: 60_000_000)
    }

    private func measureRepeating() async {
        let count = await withCheckedContinuation { continuation in
            var fired = 0
            let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
                MainActor.assumeIsolated {
                    fired += 1
                    if fired == 10 { continuation.resume(returning: fired) }
                }
            }
            self.timer = timer
        }
        timer?.invalidate()
        LoopProbe.say("repeating timer: \(count) times")
    }

    /// Runs `body` on another thread, after the main thread has gone to sleep.
    private nonisolated static func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { body() }
    }
}
