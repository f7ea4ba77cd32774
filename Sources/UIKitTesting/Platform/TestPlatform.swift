import Foundation
import Host

/// A platform without a display, on which time passes only in ``advance(to:)``.
///
/// Frames are on a grid of `1 / framesPerSecond` seconds that begins at the clock's start, or later if a seed moves it. A frame runs only if it was
/// requested, as on a real platform, but it takes no time. If timers and a frame are due at the same time, the timers run first, by deadline and then
/// in the order in which they were scheduled.
@MainActor
final class TestPlatform: VirtualTimePlatform {
    /// The tolerance for equal times, which hides rounding errors of added fractions.
    static let resolution: TimeInterval = 1e-9

    nonisolated var clock: any HostClock { testClock }
    nonisolated let testClock = TestClock()
    let singletons = PlatformSingletons()
    let clipboard: any HostClipboard = HostLocalClipboard()
    let primarySelection: (any HostClipboard)? = HostLocalClipboard()

    var onFrame: ((HostFrameTime) -> Void)?
    /// Called after ``onFrame``, with the frame's time.
    var afterFrame: ((TimeInterval) -> Void)?

    /// The initial size of every window, in points.
    let screenSize: CGSize
    /// Device pixels a point.
    let scale: CGFloat
    let framesPerSecond: Int
    /// The offset of the frame grid from the clock's start, as a share of a frame's interval.
    private let framePhase: Double

    var appearance = HostAppearance(blinksCaret: false, checksSpelling: false) {
        didSet {
            guard appearance != oldValue else { return }
            Platform.with(self) { onAppearanceChange?() }
        }
    }
    var onAppearanceChange: (() -> Void)?
    var onMemoryWarning: (() -> Void)?

    /// The connected monitors. The first shows all windows.
    private(set) lazy var monitors = [HostMonitor(id: 1, frame: CGRect(origin: .zero, size: screenSize), scale: scale)]
    var onMonitorsChange: (() -> Void)?

    /// Changes the connected monitors.
    func setMonitors(_ monitors: [HostMonitor]) {
        self.monitors = monitors
        Platform.with(self) { onMonitorsChange?() }
    }

    /// The accessibility bridge.
    let assistant = TestAssistant()
    var accessibility: (any HostAccessibility)? { assistant }

    /// Whether a program can open a URL.
    var opensURL: (URL) -> Bool = { _ in true }
    /// The files that the user chooses in a file dialog.
    var choosesFiles: (TestFileDialog) -> [URL]? = { _ in nil }
    /// The printer; nil for a machine without one.
    private(set) lazy var printer = TestPrinter(self)
    var hasPrinter = true
    var printing: (any HostPrinting)? { hasPrinter ? printer : nil }
    /// The opened URLs, in order.
    private(set) var openedURLs: [URL] = []
    /// The haptic feedback, in order.
    private(set) var feedback: [HostFeedback] = []
    /// The played sounds, in order.
    private(set) var sounds: [URL] = []

    /// Whether the app stopped the idle timer.
    private(set) var isIdleInhibited = false
    func setIdleInhibited(_ isInhibited: Bool) { isIdleInhibited = isInhibited }
    /// Whether the app keeps the machine from suspending.
    private(set) var isSuspensionInhibited = false
    func setSuspensionInhibited(_ isInhibited: Bool) { isSuspensionInhibited = isInhibited }
    let desktopApplication = TestDesktopApplication()
    var application: (any HostApplication)? { desktopApplication }
    /// The state that the app saves for its next start.
    var savedState: (any HostSavedState)?
    /// The machine's batteries; nil for a machine without one.
    var battery: HostBattery?

    private(set) var windows: [TestWindow] = []
    /// Whether the window system takes over drags that leave a window.
    var takesDrags = true
    /// Whether the window system also takes over drags that a finger carries.
    var takesFingerDrags = false

    private var timers: [TestTimer] = []
    private var timerCount = 0
    /// The grid index of the requested frame.
    private var requestedFrame: Int?
    /// The grid index of the last frame that ran.
    private var lastFrame = -1

    init(screenSize: CGSize, scale: CGFloat, framesPerSecond: Int, framePhase: Double = TestPlatform.seededFramePhase) {
        precondition(framesPerSecond > 0 && scale > 0, "A test host needs a positive frame rate and a positive scale.")
        self.screenSize = screenSize
        self.scale = scale
        self.framesPerSecond = framesPerSecond
        self.framePhase = framePhase
    }

    /// The frame phase for the seed in the environment: a number from 0 to 1. Zero without a seed.
    private static var seededFramePhase: Double {
        guard let seed = ProcessInfo.processInfo.environment["LODESTONE_SEED"].flatMap(UInt64.init) else { return 0 }
        var generator = SeededGenerator(seed: seed)
        return Double.random(in: 0..<1, using: &generator)
    }

    var now: TimeInterval { testClock.now() }

    var expectedWindow: HostExpectedWindow { HostExpectedWindow(size: screenSize, scale: scale) }

    // MARK: Frames

    /// Whether a frame is requested and has not run.
    var isFrameRequested: Bool { requestedFrame != nil }

    /// Requests a frame at the next grid time, or now if the clock is at a grid time without a frame.
    func requestFrame() {
        guard requestedFrame == nil else { return }
        let here = Int(((now - TestClock.start - Self.resolution) * TimeInterval(framesPerSecond) - framePhase).rounded(.up))
        requestedFrame = max(here, lastFrame + 1)
    }

    private func time(ofFrame index: Int) -> TimeInterval {
        TestClock.start + (TimeInterval(index) + framePhase) / TimeInterval(framesPerSecond)
    }

    private func runFrame(_ index: Int) {
        requestedFrame = nil
        lastFrame = index
        let time = time(ofFrame: index)
        onFrame?(HostFrameTime(timestamp: time, targetTimestamp: self.time(ofFrame: index + 1)))
        afterFrame?(time)
    }

    // MARK: Timers

    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any HostTimer {
        timerCount += 1
        let timer = TestTimer(deadline: now + max(delay, 0), order: timerCount, body: body)
        let index = timers.firstIndex { $0.deadline > timer.deadline } ?? timers.endIndex
        timers.insert(timer, at: index)
        return timer
    }

    /// The deadline of the next timer; nil if no timer is scheduled.
    var nextDeadline: TimeInterval? {
        timers.removeAll { !$0.isPending }
        return timers.first?.deadline
    }

    /// The time of the next timer or frame; nil if neither is scheduled.
    var nextMoment: TimeInterval? {
        switch (nextDeadline, requestedFrame.map(time(ofFrame:))) {
        case (let deadline?, let frame?): min(deadline, frame)
        case (let deadline, let frame): deadline ?? frame
        }
    }

    // MARK: Time

    /// Runs every timer and frame that is due until `end`, each at its own time, then sets the clock to `end`.
    ///
    /// A callback may advance the clock itself; the outer call continues from there.
    func advance(to end: TimeInterval) {
        Platform.with(self) {
            while runNext(until: end) {}
            testClock.move(to: end)
        }
    }

    /// Runs the next timer or frame that is due by `end`. Returns false if there is none.
    private func runNext(until end: TimeInterval) -> Bool {
        let limit = end + Self.resolution
        let deadline = nextDeadline ?? .infinity
        if let frame = requestedFrame, time(ofFrame: frame) < deadline - Self.resolution {
            guard time(ofFrame: frame) <= limit else { return false }
            testClock.move(to: time(ofFrame: frame))
            runFrame(frame)
            return true
        }
        guard deadline <= limit, let timer = timers.first else { return false }
        timers.removeFirst()
        testClock.move(to: timer.deadline)
        timer.fire()
        return true
    }

    // MARK: Windows

    /// Creates a window of the size of its monitor, or else of the screen's size, regardless of the size in `configuration`.
    func makeWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        let monitor = configuration.monitor.flatMap { id in monitors.first { $0.id == id } }
        let window = TestWindow(
            platform: self, title: configuration.title, size: monitor?.frame.size ?? screenSize, scale: monitor?.scale ?? scale,
            filling: monitor?.id)
        windows.append(window)
        return window
    }

    // MARK: The desktop

    func canOpen(_ url: URL) -> Bool { opensURL(url) }

    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        let isOpened = opensURL(url)
        if isOpened { openedURLs.append(url) }
        _ = schedule(after: 0) { completion(isOpened) }
    }

    func chooseFiles(
        _ request: HostFileRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostDialog {
        TestDialog(choosesFiles(TestFileDialog(request)), platform: self, completion: completion)
    }

    func prepareFeedback() {}

    func play(_ feedback: HostFeedback) { self.feedback.append(feedback) }

    func playSound(at file: URL, completion: @escaping @MainActor (Bool) -> Void) {
        sounds.append(file)
        _ = schedule(after: 0.1) { completion(true) }
    }

    func forget(_ window: TestWindow) {
        windows.removeAll { $0 === window }
    }

    /// Runs `body`, and the rest of the test's task, as this platform's code.
    func enter<Result>(_ body: () -> Result) -> Result {
        if Platform.isEntered(self) { return body() }
        Platform.bindToCurrentTask(self)
        return Platform.with(self, body)
    }

    /// Closes the windows, drops pending timers and frames, and releases the singletons, which may retain the platform.
    func end() {
        Platform.with(self) {
            for window in windows { window.close() }
            onFrame = nil
            afterFrame = nil
            onAppearanceChange = nil
            onMemoryWarning = nil
            desktopApplication.onRequest = nil
            timers.removeAll()
            requestedFrame = nil
            singletons.removeAll()
        }
        Platform.forget(self)
    }
}
