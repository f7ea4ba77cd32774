import Host
import UIKit
import UserNotifications

/// A screen, a key window and a virtual clock that only the test advances.
///
/// ```swift
/// let host = TestHost()
/// host.window.addSubview(board)
/// let finger = host.touchDown(at: CGPoint(x: 40, y: 60))
/// finger.move(to: CGPoint(x: 200, y: 60), duration: 0.3)
/// finger.lift()
/// await host.settle()
/// ```
///
/// Time passes only in ``advance(by:)``, ``settle(timeout:)`` and calls with a duration. Ten seconds of it take milliseconds.
/// `CACurrentMediaTime()`, frames, animations, display links and all of UIKit's timers follow this clock. Foundation's `Timer`,
/// `DispatchQueue.asyncAfter` and `Task.sleep` use real time.
///
/// Several hosts may exist at once, each with its own application, screen, pasteboard, clock and notification observers. Code of a test
/// belongs to the host that the test used last; code in a frame, timer or event belongs to the host that runs it.
///
/// Text is drawn in the family ``fontFamily``, which `make setup` installs, so that snapshots are the same on every machine. If the family is missing,
/// the host logs that on standard error.
@preconcurrency @MainActor
public final class TestHost {
    let platform: TestPlatform
    /// The window of a host without an app.
    private let ownWindow: UIWindow?
    /// The app's delegate, which the app references weakly; nil in a host without an app.
    private let appDelegate: (any UIApplicationDelegate)?
    let services: TestServices
    private var fingerCount: UInt64 = 0

    /// Opens a screen with one visible key window that covers it.
    ///
    /// - Parameters:
    ///   - size: The screen's size in points.
    ///   - scale: Device pixels per point. A ``snapshot()`` has `scale` times the window's width and height in pixels.
    ///   - framesPerSecond: The frame rate on the virtual clock.
    public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, framesPerSecond: Int = 60) {
        let platform = TestPlatform(screenSize: size, scale: scale, framesPerSecond: framesPerSecond)
        self.platform = platform
        services = TestServices(platform)
        Platform.bindToCurrentTask(platform)
        appDelegate = nil
        ownWindow = Platform.with(platform) {
            TestFont.checkOnce()
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.makeKeyAndVisible()
            return window
        }
    }

    /// Launches an app on a screen and a clock of its own. On return, the delegate has finished launching, and the first scene is visible.
    ///
    /// ``window`` is the app's key window, or an empty one if the app shows none.
    ///
    /// - Parameters:
    ///   - delegateClass: The class of the app's delegate.
    ///   - information: The app's `Info.plist`.
    ///   - arguments: The program's arguments, without its name: the app's own, and files and links to open.
    ///   - shortcutType: The type of the quick action that starts the app.
    ///   - notification: The notification of an earlier launch whose click starts the app.
    ///   - state: The state of earlier launches, which this one restores and saves.
    ///   - size: The screen's size in points.
    ///   - scale: Device pixels per point.
    ///   - framesPerSecond: The frame rate on the virtual clock.
    public init<Delegate: UIApplicationDelegate>(
        launching delegateClass: Delegate.Type, information: [String: Any] = [:], arguments: [String] = [], shortcutType: String? = nil,
        notification: UNNotificationRequest? = nil, state: TestSavedState? = nil, size: CGSize = CGSize(width: 390, height: 844),
        scale: CGFloat = 2, framesPerSecond: Int = 60
    ) {
        let platform = TestPlatform(screenSize: size, scale: scale, framesPerSecond: framesPerSecond)
        platform.savedState = state.map { TestStateStore($0) }
        self.platform = platform
        let services = TestServices(platform)
        self.services = services
        Platform.bindToCurrentTask(platform)
        ownWindow = nil
        appDelegate = Platform.with(platform) {
            TestFont.checkOnce()
            return ApplicationStart.launch(
                delegateClass: delegateClass as AnyClass, on: platform, information: information, arguments: arguments,
                shortcutType: shortcutType,
                notification: notification.map { NotificationPayload($0, action: nil, date: services.notifications.date).text })
        }
    }

    /// Launches an app on a screen of its own with the `Info.plist` and the documents of its module, as `@main` does. Its layout is complete on
    /// return.
    ///
    /// - Parameters:
    ///   - delegateClass: The class of the app delegate.
    ///   - size: The screen's size in points.
    ///   - scale: Device pixels per point.
    ///   - urls: Files and links to open at the launch.
    ///   - information: The app's `Info.plist`, instead of the module's.
    package init(
        launchingClass delegateClass: AnyClass, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        opening urls: [URL] = [], information: [String: Any]? = nil
    ) {
        let platform = TestPlatform(screenSize: size, scale: scale, framesPerSecond: 60)
        self.platform = platform
        services = TestServices(platform)
        Platform.bindToCurrentTask(platform)
        ownWindow = nil
        Platform.with(platform) { TestFont.checkOnce() }
        appDelegate = ApplicationStart.launch(delegateClass: delegateClass, on: platform, opening: urls, information: information)
    }

    @MainActor deinit {
        let window = ownWindow
        Platform.with(platform) { window?.isHidden = true }
        platform.end()
    }

    /// The key window of the first scene, which gets the events.
    var keyWindow: UIWindow {
        if let ownWindow { return ownWindow }
        let scenes = Platform.with(platform) { UIApplication.shared.windowScenes }
        // An app without a window is a programming error that its test reports. Until then it has an empty, hidden window.
        return scenes.first?.keyWindow ?? scenes.first?.windows.last ?? Platform.with(platform) { UIWindow(frame: .zero) }
    }

    /// The window that covers the screen.
    public var window: UIWindow {
        Platform.bindToCurrentTask(platform)
        return keyWindow
    }

    /// Runs `body`, and the rest of the test's task, as this host's code.
    package func enter<Result>(_ body: () -> Result) -> Result { platform.enter(body) }

    /// Ends that code outside of tasks runs as this host's code.
    package func leave() { Platform.leave(platform) }

    /// A touch identifier that this host has not used before.
    func makeFingerIdentifier() -> UInt64 {
        fingerCount += 1
        return fingerCount
    }

    // MARK: The screen

    /// Resizes the screen and its scene to a size in points, as a user does at a desktop window's corner.
    public func resize(to size: CGSize) {
        enter { for window in platform.windows { window.resize(to: size) } }
    }

    /// Whether the desktop prefers the dark appearance. The default is false.
    public var isDark: Bool {
        get { platform.appearance.isDark }
        set { enter { platform.appearance.isDark = newValue } }
    }

    /// Whether the desktop prefers reduced motion. The default is false.
    public var reducesMotion: Bool {
        get { platform.appearance.reducesMotion }
        set { enter { platform.appearance.reducesMotion = newValue } }
    }

    /// Whether the desktop prefers high contrast. The default is false.
    public var prefersHighContrast: Bool {
        get { platform.appearance.prefersHighContrast }
        set { enter { platform.appearance.prefersHighContrast = newValue } }
    }

    /// Whether the desktop's font is bold. The default is false.
    public var prefersBoldText: Bool {
        get { platform.appearance.prefersBoldText }
        set { enter { platform.appearance.prefersBoldText = newValue } }
    }

    /// The desktop's text scale factor. The default is 1.
    public var textScale: Double {
        get { platform.appearance.textScale }
        set { enter { platform.appearance.textScale = newValue } }
    }

    /// Whether the device is a phone. The default is false.
    package var isPhone: Bool {
        get { platform.appearance.isPhone }
        set { enter { platform.appearance.isPhone = newValue } }
    }

    /// Whether the desktop's power profile saves energy. The default is false.
    package var savesPower: Bool {
        get { platform.appearance.savesPower }
        set { enter { platform.appearance.savesPower = newValue } }
    }

    /// The connected monitors. The first shows all windows.
    package var monitors: [HostMonitor] {
        get { platform.monitors }
        set { enter { platform.setMonitors(newValue) } }
    }

    /// Changes the scale of all windows, as a move to another monitor does.
    package func setScale(_ scale: CGFloat) {
        enter { for window in platform.windows { window.setScale(scale) } }
    }

    /// The number of requests for the desktop's on-screen keyboard.
    package var keyboardRequests: Int { platform.windows.reduce(0) { $0 + $1.keyboardRequests } }

    /// Whether the window has the keyboard focus. A click on another program's window removes it. The default is true.
    public var isActive: Bool {
        get { platform.windows.first?.isActive ?? false }
        set { enter { for window in platform.windows { window.setActive(newValue) } } }
    }

    /// Whether the window is visible; false minimizes it. The default is true.
    public var isVisible: Bool {
        get { platform.windows.first?.isVisible ?? false }
        set { enter { for window in platform.windows { window.setVisible(newValue) } } }
    }

    // MARK: Time

    /// The virtual time in seconds, which `CACurrentMediaTime()` returns in code of this host. Its origin is arbitrary: only differences have a
    /// meaning.
    public var now: TimeInterval { platform.now }

    /// Called after the commit of each frame, with the frame's time in seconds of the virtual clock.
    ///
    /// It may call ``snapshot()`` and ``presentedFrame(of:)``, so that a test sees every frame that a user would.
    public var onFrame: ((TimeInterval) -> Void)? {
        get { platform.afterFrame }
        set { platform.afterFrame = newValue }
    }

    /// Advances the clock: runs every frame and UIKit timer that is due, each at its own time and in order.
    ///
    /// A frame is due only if it was requested (by a change, an animation or a display link). Zero runs everything that is due now. A
    /// negative time is a programming error.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "The test clock cannot go back by \(seconds) seconds. Pass zero or a positive time.")
        enter { platform.advance(to: platform.now + seconds) }
    }

    /// Advances the clock until the interface is idle: no frame is requested, no UIKit timer is pending, and nothing is queued on the main
    /// actor.
    ///
    /// Jobs queued by `Task`, `DispatchQueue.main.async` and awaits between main-actor tasks run as well. Work on other threads that has
    /// not returned to the main actor is not awaited.
    ///
    /// - Parameter timeout: The maximum time by which the virtual clock advances, in seconds. An endless animation uses all of it; ``isSettled`` is then
    ///   false. Timers that are due later are ignored.
    public func settle(timeout: TimeInterval = 10) async {
        let end = platform.now + timeout
        while true {
            await emptyMainQueue(rounds: 2)
            if !hasMoment(until: end) {
                await emptyMainQueue(rounds: 16)
                guard hasMoment(until: end) else { return }
            }
            enter {
                guard let moment = platform.nextMoment else { return }
                platform.advance(to: max(moment, platform.now))
            }
        }
    }

    /// Whether a frame is requested: something changed or moves.
    package var isFrameRequested: Bool { platform.isFrameRequested }

    /// Whether no frame is requested and no UIKit timer is pending.
    public var isSettled: Bool { platform.nextMoment == nil }

    /// Whether a frame or a timer is due until `end`.
    package func hasMoment(until end: TimeInterval) -> Bool {
        guard let moment = platform.nextMoment else { return false }
        return moment <= end + TestPlatform.resolution
    }

    /// Runs the jobs that are queued on the main actor, and those that they queue, for `rounds` generations.
    private func emptyMainQueue(rounds: Int) async {
        for _ in 0..<rounds {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            await Task.yield()
        }
        Platform.bindToCurrentTask(platform)
    }
}
