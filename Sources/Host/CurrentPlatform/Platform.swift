import Foundation
import Synchronization

/// The current platform: the host instance that the running code belongs to.
///
/// An app has one platform. Tests have many: each `TestHost` is a platform of its own, and Swift Testing suspends one test at an `await` to
/// run another. The platform is looked up in this order:
///
/// 1. The innermost ``with(_:_:)`` around the call. All calls by a platform (frames, events, timers) run inside one.
/// 2. The platform bound to the running task by ``bindToCurrentTask(_:)``, for a test's own code.
/// 3. The platform that was last entered or bound, for tasks and queue blocks that a test's code started.
/// 4. The program's own platform: the one passed to ``install(_:)``, or in a test program without an app a headless one.
public enum Platform {
    /// The current platform; nil before any was installed, unless tests run.
    @MainActor public static var current: (any HostPlatform)? {
        if let innermost = entered.last { return innermost }
        if let bound = boundPlatform() { return bound }
        return lastActive ?? ofProgram
    }

    /// The program's own platform.
    ///
    /// The installed one. In a test program without one, a ``HeadlessPlatform``, created at the first access; in any other program nil.
    @MainActor package static var ofProgram: (any HostPlatform)? {
        if installed == nil, isTestProgram { install(HeadlessPlatform(environment: ProcessInfo.processInfo.environment)) }
        return installed
    }

    /// Whether the program runs tests: every test program of the package manager loads XCTest, also for Swift Testing.
    private static let isTestProgram = NSClassFromString("XCTest.XCTestCase") != nil

    /// Makes `platform` the program's own. The application's start calls it once.
    @MainActor public static func install(_ platform: any HostPlatform) {
        installed = platform
        bindings.withLock { $0.installedClock = platform.clock }
    }

    /// Runs `body` as code of `platform`.
    @MainActor public static func with<Result>(_ platform: any HostPlatform, _ body: () throws -> Result) rethrows -> Result {
        // The platform is already entered: one of its calls led to this one.
        if isEntered(platform) { return try body() }
        entered.append(platform)
        // The program's own platform is the default if no other was active.
        let isOfProgram = platform === installed
        if !isOfProgram { lastActive = platform }
        defer { entered.removeLast() }
        let clock = (clock: platform.clock, thread: pthread_self())
        let outer = bindings.withLock { state in
            defer {
                state.entered = clock
                if !isOfProgram { state.lastActiveClock = clock.clock }
            }
            return state.entered
        }
        defer { bindings.withLock { $0.entered = outer } }
        return try body()
    }

    /// Whether the innermost ``with(_:_:)`` around the call is one of `platform`.
    @MainActor public static func isEntered(_ platform: any HostPlatform) -> Bool { entered.last === platform }

    /// Binds `platform` to the rest of the running task, as long as the platform exists.
    @MainActor public static func bindToCurrentTask(_ platform: any HostPlatform) {
        lastActive = platform
        guard let task = currentTask() else { return }
        boundPlatforms = boundPlatforms.filter { $0.value.platform != nil }
        boundPlatforms[task] = PlatformReference(platform)
        let live = Set(boundPlatforms.keys)
        bindings.withLock { state in
            state.lastActiveClock = platform.clock
            state.clocks = state.clocks.filter { live.contains($0.key) }
            state.clocks[task] = platform.clock
        }
    }

    /// The current platform's time in seconds. Safe on any thread. Before any platform was installed, the system's monotonic time.
    public static func now() -> TimeInterval { clock?.now() ?? ProcessInfo.processInfo.systemUptime }

    /// The current platform's clock, by which code on any thread identifies the platform. Nil before any platform was installed.
    package static var clock: (any HostClock)? {
        let task = currentTask()
        let thread = pthread_self()
        return bindings.withLock { state -> (any HostClock)? in
            if let entered = state.entered, entered.thread == thread { return entered.clock }
            return task.flatMap { state.clocks[$0] } ?? state.lastActiveClock ?? state.installedClock
        }
    }

    /// The platform that has the clock; nil after the platform was deallocated.
    @MainActor package static func platform(with clock: any HostClock) -> (any HostPlatform)? {
        let known = entered.reversed() + [lastActive, installed].compactMap { $0 } + boundPlatforms.values.compactMap(\.platform)
        return known.first { $0.clock === clock }
    }

    /// Removes a platform that has ended from all bindings.
    @MainActor package static func forget(_ platform: any HostPlatform) {
        let isLastActive = lastActive === platform
        if isLastActive { lastActive = nil }
        let tasks = boundPlatforms.filter { $0.value.platform === platform }.map(\.key)
        for task in tasks { boundPlatforms[task] = nil }
        bindings.withLock { state in
            if isLastActive { state.lastActiveClock = nil }
            for task in tasks { state.clocks[task] = nil }
        }
        // After the bindings: until then code on another thread would create the platform's singletons again.
        SharedSingletons.forget(platform.clock)
    }

    private struct Bindings {
        var clocks: [Int: any HostClock] = [:]
        /// The clock of the innermost ``with(_:_:)`` call, and the thread that runs it: in tests the main actor may run on any thread.
        var entered: (clock: any HostClock, thread: pthread_t)?
        /// The clock of the platform that was last entered or bound, for tasks and threads that its code started.
        var lastActiveClock: (any HostClock)?
        var installedClock: (any HostClock)?
    }

    @MainActor private static var installed: (any HostPlatform)?
    @MainActor private static weak var lastActive: (any HostPlatform)?
    @MainActor private static var entered: [any HostPlatform] = []
    @MainActor private static var boundPlatforms: [Int: PlatformReference] = [:]
    private static let bindings = Mutex(Bindings())

    @MainActor private static func boundPlatform() -> (any HostPlatform)? {
        guard !boundPlatforms.isEmpty, let task = currentTask() else { return nil }
        return boundPlatforms[task]?.platform
    }

    /// An identifier of the running task; nil outside of any.
    private static func currentTask() -> Int? {
        withUnsafeCurrentTask { $0?.hashValue }
    }
}
