import Host
import UIKit

/// A screen, a key window and a clock that moves only when told to: what a test drives an interface through.
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
/// Time passes only in ``advance(by:)``, ``settle(timeout:)`` and in what takes a duration; a test of ten seconds takes milliseconds.
/// `CACurrentMediaTime()`, frames, animations, display links and everything in UIKit that waits follow this clock. Foundation's
/// `Timer`, `DispatchQueue.asyncAfter` and `Task.sleep` do not: they know real time alone.
///
/// Several hosts may be alive at once, each with its own application, screen, pasteboard and clock, and its own observers of notifications. Code that a test runs belongs to
/// the host that the test used last; what runs inside a frame, a timer or an event belongs to that frame's, timer's or event's host.
///
/// Texts are drawn in the font family ``fontFamily``, which the project's `make setup` installs, so that pictures are the same on every
/// machine; a host that does not find it says so on standard error.
@preconcurrency @MainActor
public final class TestHost {
    let platform: TestPlatform
    let keyWindow: UIWindow
    private var fingerCount: UInt64 = 0

    /// A mouse. It is outside of the window until its first move.
    public private(set) lazy var pointer = TestPointer(host: self)

    /// Opens a screen with one window that covers it, makes that window key and shows it.
    ///
    /// - Parameters:
    ///   - size: The screen's size in points.
    ///   - scale: Device pixels per point; a ``snapshot()`` is `scale` times as large as the window.
    ///   - framesPerSecond: How many frames the virtual display shows in a second of the virtual clock.
    public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, framesPerSecond: Int = 60) {
        let platform = TestPlatform(screenSize: size, scale: scale, framesPerSecond: framesPerSecond)
        self.platform = platform
        Platform.bindToCurrentTask(platform)
        keyWindow = Platform.with(platform) {
            TestFont.checkOnce()
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.makeKeyAndVisible()
            return window
        }
    }

    @MainActor deinit {
        let window = keyWindow
        Platform.with(platform) { window.isHidden = true }
        platform.end()
    }

    /// The window that covers the screen.
    public var window: UIWindow {
        Platform.bindToCurrentTask(platform)
        return keyWindow
    }

    /// Runs `body` as this host's code, and the rest of the test's task too.
    func enter<Result>(_ body: () -> Result) -> Result {
        if Platform.isEntered(platform) { return body() }
        Platform.bindToCurrentTask(platform)
        return Platform.with(platform, body)
    }

    /// A number for a finger that this host never used before.
    func makeFingerIdentifier() -> UInt64 {
        fingerCount += 1
        return fingerCount
    }

    // MARK: The screen

    /// Gives the screen and its scene another size, in points, as a person does who pulls at a desktop window's corner.
    public func resize(to size: CGSize) {
        enter { for window in platform.windows { window.resize(to: size) } }
    }

    /// Whether the desktop asks for light text on dark ground. False at first.
    public var isDark: Bool {
        get { platform.appearance.isDark }
        set { enter { platform.appearance.isDark = newValue } }
    }

    /// Whether the desktop asks for as little motion as possible. False at first.
    public var reducesMotion: Bool {
        get { platform.appearance.reducesMotion }
        set { enter { platform.appearance.reducesMotion = newValue } }
    }

    /// Whether the desktop asks for colours that differ more. False at first.
    public var prefersHighContrast: Bool {
        get { platform.appearance.prefersHighContrast }
        set { enter { platform.appearance.prefersHighContrast = newValue } }
    }

    /// Whether the desktop's font is bold. False at first.
    public var prefersBoldText: Bool {
        get { platform.appearance.prefersBoldText }
        set { enter { platform.appearance.prefersBoldText = newValue } }
    }

    /// How large the desktop asks text to be, over its usual size. 1 at first.
    public var textScale: Double {
        get { platform.appearance.textScale }
        set { enter { platform.appearance.textScale = newValue } }
    }

    /// Whether the window has the keyboard, as a click on it or on another program's window changes. True at first.
    public var isActive: Bool {
        get { platform.windows.first?.isActive ?? false }
        set { enter { for window in platform.windows { window.setActive(newValue) } } }
    }

    /// Whether the window can be seen; false minimizes it. True at first.
    public var isVisible: Bool {
        get { platform.windows.first?.isVisible ?? false }
        set { enter { for window in platform.windows { window.setVisible(newValue) } } }
    }

    // MARK: Time

    /// The virtual clock, in seconds; what `CACurrentMediaTime()` answers meanwhile. It starts at some moment of its own: only
    /// differences have a meaning.
    public var now: TimeInterval { platform.now }

    /// Called after the commit of each frame, with the frame's time in seconds of the virtual clock.
    ///
    /// It may look at ``snapshot()`` and ``presentedFrame(of:)``: that is how a test sees every picture that a person would have seen.
    public var onFrame: ((TimeInterval) -> Void)? {
        get { platform.afterFrame }
        set { platform.afterFrame = newValue }
    }

    /// Lets time pass: runs every frame and UIKit timer that falls due, each at its own time and in order.
    ///
    /// A frame falls due only when something asked for it (a change, an animation, a display link). Zero runs what is due at this very
    /// moment; a negative time is an error of the test.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "A test's clock cannot go back (\(seconds) s).")
        enter { platform.advance(to: platform.now + seconds) }
    }

    /// Lets time pass until nothing moves and nothing is queued on the main actor: no frame is wanted, since no animation or display
    /// link runs and every change was committed, and no UIKit timer waits.
    ///
    /// What has been queued by `Task`, `DispatchQueue.main.async` and awaits between main-actor tasks runs as well; work on other
    /// threads that has not come back to the main actor is not waited for.
    ///
    /// - Parameter timeout: How many seconds of the virtual clock may pass at most. An animation that repeats for ever uses them up;
    ///   ``isSettled`` tells whether that happened. Timers that are due later than that do not count.
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

    /// No frame is wanted and no UIKit timer waits.
    public var isSettled: Bool { platform.nextMoment == nil }

    private func hasMoment(until end: TimeInterval) -> Bool {
        guard let moment = platform.nextMoment else { return false }
        return moment <= end + TestPlatform.resolution
    }

    /// Lets run what is queued on the main actor, and what that queues, for `rounds` generations.
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
