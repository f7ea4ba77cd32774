import Foundation
import UIKit
import UIKitTesting
import XCTest

/// A running app: its test host, its virtual clock, and the previous values of the environment variables that the launch changed. `terminate()` restores these
/// values.
@MainActor
final class AppSession {
    /// The running app; nil before the first launch and after `terminate()`. Access resumes an app that was suspended.
    static var current: AppSession? {
        launched?.resume()
        return launched
    }

    /// The running app, which may be suspended.
    private static var launched: AppSession? {
        get { RunningApps.shared.session }
        set { RunningApps.shared.session = newValue }
    }
    /// Added to XCTest's observers with the first launch.
    private static let observer: TestCaseObserver = {
        let observer = TestCaseObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        return observer
    }()

    /// Adds a launch of an app, in this process or in another one.
    static func note(_ launch: Launch) { observer.launches.append(launch) }

    /// The launches of this test program, for ``XCTApplicationLaunchMetric``.
    static var launches: [Launch] { observer.launches }

    let host: TestHost
    private let environment: [String: String?]
    private var clockTimer: Timer?
    private var isDraining = false

    /// The minimum time of an action on the virtual clock, in seconds. After this delay, a recognizer no longer waits for a second tap.
    private static let actionTime: TimeInterval = 0.4
    /// The maximum time that an action waits for the end of animations, in seconds.
    private static let animationTime: TimeInterval = 1.5
    /// The time between two checks of a condition, in seconds.
    private static let step: TimeInterval = 0.1

    // MARK: Launch

    /// Terminates the running app, and launches another one, which opens `urls`. `information` replaces the property list of the delegate's module.
    static func launch(
        _ delegateClass: AnyClass, arguments: [String], environment: [String: String], opening urls: [URL] = [],
        information: [String: Any]? = nil
    ) {
        launched?.terminate()
        let start = DispatchTime.now().uptimeNanoseconds
        let session = AppSession(
            delegateClass, arguments: arguments, environment: environment, opening: urls, information: information)
        launched = session
        session.resume()
        session.host.advance(by: 1 / 60)
        let firstFrame = DispatchTime.now().uptimeNanoseconds
        session.settle()
        note(Launch(start: start, firstFrame: firstFrame, responsive: DispatchTime.now().uptimeNanoseconds))
        RunningApps.shared.lastProgram = nil
    }

    /// The real times of a launch, in nanoseconds since the machine started.
    struct Launch {
        let start: UInt64
        let firstFrame: UInt64
        let responsive: UInt64
    }

    private init(
        _ delegateClass: AnyClass, arguments: [String], environment: [String: String], opening urls: [URL], information: [String: Any]?
    ) {
        var old: [String: String?] = [:]
        for (name, value) in environment {
            old.updateValue(ProcessInfo.processInfo.environment[name], forKey: name)
            setenv(name, value, 1)
        }
        self.environment = old
        LaunchArguments.set(arguments)
        let size = ProcessInfo.processInfo.environment["LODESTONE_WINDOW"].flatMap { Self.size($0) } ?? CGSize(width: 390, height: 844)
        host = TestHost(launchingClass: delegateClass, size: size, opening: urls, information: information)
    }

    /// Parses a size such as `1024x768`.
    private static func size(_ text: String) -> CGSize? {
        let sides = text.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 }) else { return nil }
        return CGSize(width: sides[0], height: sides[1])
    }

    /// Terminates the app, as the user does in the app switcher.
    func terminate() {
        clockTimer?.invalidate()
        clockTimer = nil
        host.enter { UIApplication.shared.lifeCycle.terminate() }
        drain()
        for (name, value) in environment {
            if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        LaunchArguments.set([])
        if AppSession.launched === self { AppSession.launched = nil }
    }

    /// Stops the virtual clock between test cases. The app continues to run in the next test case that uses it. Other test cases in the same process, such as
    /// those of a `TestApplication`, have the main run loop and `UIApplication.shared` for themselves.
    fileprivate static func suspendLaunched() {
        guard let launched else { return }
        launched.clockTimer?.invalidate()
        launched.clockTimer = nil
        launched.host.leave()
    }

    // MARK: Time

    /// Advances the virtual clock while XCTest runs the main run loop, for example to wait for an expectation.
    private func resume() {
        guard clockTimer == nil, Thread.isMainThread else { return }
        let timer = Timer(timeInterval: 0.005, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, !self.isDraining else { return }
                self.host.advance(by: 1 / 60)
            }
        }
        RunLoop.main.add(timer, forMode: .default)
        clockTimer = timer
    }

    /// Runs the jobs that are queued on the main queue, if the caller is on the main thread.
    func drain() {
        guard Thread.isMainThread, !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: Date()) }
    }

    /// Runs queued jobs and pending layout, so that the next query finds their result.
    func update() {
        drain()
        host.advance(by: 0)
        host.enter {
            for window in UIApplication.shared.windowScenes.flatMap(\.windowStack.windows) where !window.isHidden {
                window.layoutIfNeeded()
            }
        }
    }

    /// Advances the clock by the time of an action, and then until the animations have ended.
    func settle() {
        drain()
        host.advance(by: Self.actionTime)
        let end = host.now + Self.animationTime
        while host.now < end {
            drain()
            guard host.isFrameRequested else { return }
            host.advance(by: 1 / 60)
        }
    }

    /// Advances the clock until a condition is true, but at most by `timeout` seconds.
    ///
    /// - Returns: Whether the condition is true.
    func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        let end = host.now + max(timeout, 0)
        while true {
            update()
            if condition() { return true }
            guard host.now < end - 1e-6 else { return false }
            if host.isSettled {
                // Nothing is scheduled on the virtual clock. Only work in real time can still change the result.
                if waitInRealTime(min(timeout, XCUIApplication.realTimeAllowance), until: condition) { return true }
                if host.isSettled {
                    host.advance(by: max(0, end - host.now))
                    continue
                }
            }
            host.advance(by: min(Self.step, max(0, end - host.now)))
        }
    }

    private func waitInRealTime(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
        guard Thread.isMainThread, !isDraining, timeout > 0 else { return false }
        let end = Date() + timeout
        repeat {
            isDraining = true
            _ = RunLoop.main.run(mode: .default, before: Date() + 0.002)
            isDraining = false
            update()
            if condition() { return true }
            if !host.isSettled { return false }
        } while Date() < end
        return false
    }

    /// Advances the clock by `seconds`.
    func pass(_ seconds: TimeInterval) { host.advance(by: max(0, seconds)) }
}

/// Suspends the app at the end of each test case of XCTest. Its lifetime is that of the test program, so it also has the list of launches.
private final class TestCaseObserver: NSObject, XCTestObservation {
    @MainActor var launches: [AppSession.Launch] = []

    func testCaseDidFinish(_ testCase: XCTestCase) {
        // XCTest calls its observers on the main thread.
        MainActor.assumeIsolated { AppSession.suspendLaunched() }
    }
}
