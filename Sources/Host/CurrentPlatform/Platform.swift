import Foundation
import Synchronization

/// The current platform: the platform to which the running code belongs.
///
/// An app has one platform. Tests have many: each `TestHost` has its own. While one test is suspended at an `await`, Swift Testing runs another. The current
/// platform is the first of these that exists:
///
/// 1. The innermost ``with(_:_:)`` around the call. All calls by a platform (frames, events, timers) run inside one.
/// 2. The platform bound to the running task by ``bindToCurrentTask(_:)``, for a test's own code.
/// 3. The platform that was last entered or bound, for tasks and queue blocks that a test's code started.
/// 4. The program's own platform: the one passed to ``install(_:)`` or, in a test program without an app, a headless one.
public enum Platform {
    /// The current platform; nil before any was installed, unless tests run.
    @MainActor public static var current: (any HostPlatform)? {
        if let innermost = entered.last { return innermost }
        if let bound = boundPlatform() { return bound }
        return lastActive ?? ofProgram
    }

    /// The program's own platform.
    ///
    /// This is the installed platform. If a test program has not installed one, the first access creates a ``HeadlessPlatform``. In any other program it is
    /// nil.
    @MainActor package static var ofProgram: (any HostPlatform)? {
        if installed == nil, isTestProgram { install(HeadlessPlatform(environment: ProcessInfo.processInfo.environment)) }
        return installed
    }

    /// Whether the program runs tests. Every test program of the package manager loads XCTest, even for Swift Testing.
    private static let isTestProgram = NSClassFromString("XCTest.XCTestCase") != nil

    /// Makes `platform` the program's own platform. The application calls this once, when it starts.
    @MainActor public static func install(_ platform: any HostPlatform) {
        installed = platform
        bindings.withLock { $0.installedClock = platform.clock }
    }

    /// Runs `body` with `platform` as the current platform.
    @MainActor public static func with<Result>(_ platform: any HostPlatform, _ body: () throws -> Result) rethrows -> Result {
        // The platform is already the current one: this call comes from code of the same platform.
        if isEntered(platform) { return try body() }
        entered.append(platform)
        // The program's own platform is not recorded as the last active one: it is the default if no other platform was active.
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

    /// Whether the innermost ``with(_:_:)`` around the call has `platform` as its platform.
    @MainActor public static func isEntered(_ platform: any HostPlatform) -> Bool { entered.last === platform }

    /// Makes `platform` the current platform for the rest of the running task, while the platform exists.
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

    /// The clock of the current platform. Code on any thread identifies the platform by it. Nil before any platform was installed.
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

    /// Ends that `platform` is the last active one, because the code that follows does not belong to it.
    @MainActor package static func leave(_ platform: any HostPlatform) {
        guard lastActive === platform else { return }
        lastActive = nil
        bindings.withLock { $0.lastActiveClock = nil }
    }

    /// Removes a platform that has ended from all bindings.
    @MainActor package static func forget(_ platform: any HostPlatform) {
        leave(platform)
        let tasks = boundPlatforms.filter { $0.value.platform === platform }.map(\.key)
        for task in tasks { boundPlatforms[task] = nil }
        bindings.withLock { state in
            for task in tasks { state.clocks[task] = nil }
        }
        // Done last, because code on another thread could create the platform's singletons again while the bindings exist.
        SharedSingletons.forget(platform.clock)
    }

    private struct Bindings {
        var clocks: [Int: any HostClock] = [:]
        /// The clock of the innermost ``with(_:_:)`` call, and the thread that runs the call. In tests the main actor may run on any thread.
        var entered: (clock: any HostClock, thread: pthread_t)?
        /// The clock of the platform that was last entered or bound, for tasks and threads that its code started.
        var lastActiveClock: (any HostClock)?
        var installedClock: (any HostClock)?
    }

    /// The platforms themselves: this is where the process finds the current one.
    @MainActor private static var installed: (any HostPlatform)?
    @MainActor private static weak var lastActive: (any HostPlatform)?
    /// The platforms of the running `with(_:_:)` calls, innermost last, and the bound ones by their identifiers.
    @MainActor private static var entered: [any HostPlatform] = []
    @MainActor private static var boundPlatforms: [Int: PlatformReference] = [:]
    private static let bindings = Mutex(Bindings())

    @MainActor private static func boundPlatform() -> (any HostPlatform)? {
        guard !boundPlatforms.isEmpty, let task = currentTask() else { return nil }
        return boundPlatforms[task]?.platform
    }

    /// An identifier of the running task; nil outside of a task.
    private static func currentTask() -> Int? {
        withUnsafeCurrentTask { $0?.hashValue }
    }
}
