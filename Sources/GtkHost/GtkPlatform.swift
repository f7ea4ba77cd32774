import CGtk
import Foundation
import Host

/// The platform on a desktop. GTK chooses the window system: X11, Wayland, or a browser through Broadway.
@MainActor
public final class GtkPlatform: GtkWindowPlatform {
    public nonisolated let clock: any HostClock = GtkClock()
    public let singletons = PlatformSingletons()
    public var onFrame: ((HostFrameTime) -> Void)?
    public var onAppearanceChange: (() -> Void)?
    public var onMonitorsChange: (() -> Void)?
    public var onMemoryWarning: (() -> Void)? {
        didSet { if oldValue == nil, onMemoryWarning != nil { watchMemory() } }
    }

    /// The user's desktop settings. `LODESTONE_APPEARANCE=light` or `dark` in the environment overrides the desktop's colour scheme.
    public var appearance: HostAppearance { desktop?.appearance ?? HostAppearance(isDark: GtkDesktopSettings.forcedDark ?? false) }

    /// The AT-SPI accessibility API.
    public var accessibility: (any HostAccessibility)? { screenReaders }
    private lazy var screenReaders = GtkAccessibility(platform: self) { window, onScreen in
        (window as? GtkWindowHost)?.topLeftOfContent(onScreen: onScreen) ?? (0, 0)
    }

    /// The desktop's clipboard. Access opens the display.
    public private(set) lazy var clipboard: any HostClipboard = makeClipboard()
    /// The desktop's primary selection. Access opens the display.
    public private(set) lazy var primarySelection: (any HostClipboard)? = makePrimarySelection()
    /// The program's registration as a desktop application; nil before ``registerApplication(_:arguments:)``, and without a session bus.
    public internal(set) var application: (any HostApplication)?
    /// The state that the program saves for its next start; nil before ``registerApplication(_:arguments:)``.
    public internal(set) var savedState: (any HostSavedState)?
    /// GTK's print dialog.
    public private(set) lazy var printing: (any HostPrinting)? = GtkPrinting(self)
    /// The timeouts for data transfers from other programs.
    package var patience = TransferPatience()
    /// The drags between this program and others.
    let drags = GtkDrags()

    /// The open windows, oldest first.
    private(set) var windows: [GtkWindowHost] = []
    /// The state that the inputs of all windows share.
    private(set) lazy var input = SharedInputState(clock: clock, keys: KeySnoopQueue(accessibility: screenReaders))
    let feedback = GtkFeedback()
    let idleInhibition = GtkIdleInhibition(LODESTONE_INHIBITED_IDLE)
    let suspensionInhibition = GtkIdleInhibition(LODESTONE_INHIBITED_SUSPENSION)

    private(set) var desktop: GtkDesktopSettings?
    private var isFrameRequested = false
    /// Whether a frame is running.
    private(set) var isInFrame = false
    private var lastFrame: TimeInterval = 0
    private var windowlessFrame: (any HostTimer)?
    private let soon = DeferredCallQueue()
    private var loop: OpaquePointer?
    private var onSignal: (() -> Void)?
    private var onLoss: ((String) -> Void)?

    /// Creates a platform. The first window opens the display.
    public init() {}

    // MARK: Frames

    public func requestFrame() {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        askForFrame()
    }

    /// Whether a frame is requested.
    var wantsFrame: Bool { isFrameRequested }

    /// Runs the requested frame. A window's frame clock calls this in its cycle, before painting.
    func runFrame(_ time: HostFrameTime) {
        guard isFrameRequested else { return }
        isFrameRequested = false
        windowlessFrame?.cancel()
        windowlessFrame = nil
        // Each window has its own clock, whose times GTK smooths. The maximum ensures that frame times never decrease.
        let timestamp = max(time.timestamp, lastFrame)
        lastFrame = timestamp
        let frame = HostFrameTime(timestamp: timestamp, targetTimestamp: timestamp + time.interval)
        isInFrame = true
        Platform.with(self) { onFrame?(frame) }
        isInFrame = false
        for window in windows { window.frameDidEnd() }
    }

    /// Requests the frame from the clock of a visible window, preferably the active one. Without a visible window a timer runs the frame, so that animations
    /// still finish.
    private func askForFrame() {
        if let window = windows.first(where: { $0.isActive && $0.isVisible }) ?? windows.first(where: \.isVisible) {
            window.frames.scheduler.request()
        } else if windowlessFrame == nil {
            let interval = 1.0 / 60
            windowlessFrame = schedule(after: max(0, lastFrame + interval - clock.now())) { [weak self] in
                guard let self else { return }
                windowlessFrame = nil
                let now = clock.now()
                runFrame(HostFrameTime(timestamp: now, targetTimestamp: now + interval))
            }
        }
    }

    // MARK: Timers

    public func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any HostTimer {
        let call: @MainActor () -> Void = { [weak self] in
            guard let self else { return }
            Platform.with(self, body)
        }
        return delay > 0 ? GtkTimer(delay: delay, body: call) : soon.call(call)
    }

    // MARK: Windows

    /// Opens a window with the size and position that were saved under its name. The environment variable `LODESTONE_WINDOW`, such as `1280x800`, overrides the
    /// content size of every window. Nothing is saved if it is set. `1280x800 bare` also removes the title bar and the frame.
    ///
    /// - Throws: `HostError.noDisplay` without a display.
    public func makeWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow {
        try openDisplay()
        var configuration = configuration
        var saved: SavedWindowFrames.Frame?
        if !isSizeOverruled {
            saved = configuration.savedName.flatMap { savedFrames.frame(of: $0) }
            if let saved { configuration.size = fitting(saved) }
        } else {
            configuration = Self.overruled(configuration)
            configuration.savedName = nil
        }
        let window = GtkWindowHost(platform: self, configuration: configuration, saved: saved)
        windows.append(window)
        window.show()
        if isFrameRequested { askForFrame() }
        return window
    }

    /// The saved sizes and positions of the windows.
    private(set) lazy var savedFrames = SavedWindowFrames(program: ProcessInfo.processInfo.processName)

    private var isSizeOverruled: Bool { ProcessInfo.processInfo.environment["LODESTONE_WINDOW"] != nil }

    /// A saved size, limited to the largest connected monitor.
    private func fitting(_ frame: SavedWindowFrames.Frame) -> CGSize {
        var width: Int32 = 0
        var height: Int32 = 0
        guard desktop != nil, lodestone_display_largest(gdk_display_get_default(), &width, &height) != 0 else {
            return CGSize(width: frame.width, height: frame.height)
        }
        return CGSize(width: min(frame.width, Int(width)), height: min(frame.height, Int(height)))
    }

    private static func overruled(_ configuration: HostWindowConfiguration) -> HostWindowConfiguration {
        ProcessInfo.processInfo.environment["LODESTONE_WINDOW"].map(configuration.overruled(by:)) ?? configuration
    }

    /// The default size of windows, and the scale of the display's first monitor. The desktop chooses the monitor of a window only when it opens.
    public var expectedWindow: HostExpectedWindow {
        // Apps create their first window with the screen's size, so the size is needed before a window exists.
        let saved = isSizeOverruled ? nil : savedFrames.first.map(fitting)
        return HostExpectedWindow(
            size: saved ?? Self.overruled(HostWindowConfiguration()).size,
            scale: desktop == nil ? 1 : CGFloat(lodestone_display_scale(gdk_display_get_default())))
    }

    /// Called after a window's visibility changed. Requests a pending frame from a clock that runs now.
    func windowVisibilityDidChange() {
        if isFrameRequested { askForFrame() }
    }

    func windowDidClose(_ window: GtkWindowHost) {
        windows.removeAll { $0 === window }
        if isFrameRequested { askForFrame() }
    }

    /// Opens the display that the environment names.
    ///
    /// - Throws: `HostError.noDisplay` if it cannot be opened.
    public func openDisplay() throws {
        guard desktop == nil else { return }
        // The name is the window's class on X11 and its app id on Wayland. GTK has no other function for it.
        if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
        guard GtkStart.initialize(), let display = gdk_display_get_default() else { throw HostError.noDisplay(tried: Self.displaysTried) }
        // `GtkAccessibility` replaces GTK's own accessibility, which covers only widgets. Only one implementation can be active in a program.
        lodestone_accessibility_take_from_gtk()
        lodestone_display_watch_sources(display)
        lodestone_display_watch_drags(
            display,
            { GtkCallback.with($0, GtkPlatform.self) { platform in platform.windows.forEach { $0.frames.scheduler.motionIsHeld() } } },
            Unmanaged.passUnretained(self).toOpaque())
        lodestone_display_watch_loss(
            display, { GtkCallback.with($0, GtkPlatform.self) { $0.displayWasLost() } }, Unmanaged.passUnretained(self).toOpaque())
        lodestone_selections_watch(
            display, { GtkCallback.with($0, GtkPlatform.self) { $0.dragSourceTerminated() } }, Unmanaged.passUnretained(self).toOpaque())
        desktop = GtkDesktopSettings { [weak self] in
            guard let self else { return }
            Platform.with(self) { onAppearanceChange?() }
        }
        watchMonitors(of: display)
    }

    private static var displaysTried: String {
        let environment = ProcessInfo.processInfo.environment
        let named = ["GDK_BACKEND", "WAYLAND_DISPLAY", "DISPLAY", "BROADWAY_DISPLAY"].compactMap { name in
            environment[name].map { "\(name)=\($0)" }
        }
        return named.isEmpty ? "no DISPLAY and no WAYLAND_DISPLAY are set" : named.joined(separator: ", ")
    }

    /// Called when the program of the current or last drag over a window has terminated.
    private func dragSourceTerminated() {
        drags.sourceTerminated()
        windows.forEach { $0.dragSourceTerminated() }
    }

    // MARK: The loop

    /// Runs the program's event loop on the main thread until ``stop()``. Calls `onTerminationSignal` after SIGTERM, SIGINT or SIGHUP.
    ///
    /// - Parameter onDisplayLoss: Called with the display's name after its server closed the connection. Must not return.
    public func run(onTerminationSignal: @escaping () -> Void, onDisplayLoss: @escaping (String) -> Void) {
        if lodestone_loop_attach() == 0 {
            hostLog.warning("Cannot observe the main run loop's timers, so timers from other threads may fire late.")
        }
        if lodestone_loop_is_interposed() == 0 {
            hostLog.warning("The run loop's functions are not interposed, so blocks from other threads may run late.")
        }
        onSignal = onTerminationSignal
        onLoss = onDisplayLoss
        let watches = [SIGTERM, SIGINT, SIGHUP].map { signal in
            lodestone_loop_watch_signal(
                signal,
                { GtkCallback.with($0, GtkPlatform.self) { $0.signalArrived() } }, Unmanaged.passUnretained(self).toOpaque())
        }
        let watchdog = ServiceWatchdog()
        watchdog?.start(on: self)
        let loop = g_main_loop_new(nil, 0)
        self.loop = loop
        g_main_loop_run(loop)
        self.loop = nil
        g_main_loop_unref(loop)
        withExtendedLifetime(watchdog) { watches.filter { $0 != 0 }.forEach { g_source_remove($0) } }
        onSignal = nil
        onLoss = nil
    }

    /// Ends ``run(onTerminationSignal:onDisplayLoss:)`` after the current callback.
    ///
    /// A nested loop delays the return. The module of ibus runs one while it waits for its daemon, for up to 15 seconds if the daemon hangs. In a nested loop,
    /// the program ends after ``nestedPatience``, with status 0.
    public func stop() {
        guard let loop else { return }
        g_main_loop_quit(loop)
        if g_main_depth() > 1 { _ = schedule(after: Self.nestedPatience) { exit(0) } }
    }

    /// The time in seconds that a stopped program waits for a nested loop.
    private static let nestedPatience: TimeInterval = 1

    private func signalArrived() {
        Platform.with(self) { onSignal?() }
    }

    private func displayWasLost() {
        let name = gdk_display_get_default().flatMap { gdk_display_get_name($0) }.map { String(cString: $0) } ?? ""
        Platform.with(self) { onLoss?(name) }
        // Before the event loop runs, there is nothing to save.
        exit(1)
    }
}
