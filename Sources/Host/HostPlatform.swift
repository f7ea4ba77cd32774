import Foundation

/// A platform: a clock, frames, timers, windows and the clipboard.
///
/// There are two implementations: `GtkHost`'s draws on a display; `UIKitTesting`'s has a virtual clock. All other modules access it by
/// ``Platform/current``, or by an object that belongs to it (a window, a layer tree).
@MainActor
public protocol HostPlatform: AnyObject {
    /// The platform's monotonic clock. Safe on any thread.
    nonisolated var clock: any HostClock { get }

    /// The platform's singletons: the application, the main screen, the frame loop.
    var singletons: PlatformSingletons { get }

    /// Called once for each requested frame, on the main thread, with the frame's presentation time.
    var onFrame: ((HostFrameTime) -> Void)? { get set }

    /// Requests one frame. Requests coalesce until the frame runs.
    func requestFrame()

    /// Whether changes are laid out with the next iteration of the run loop if no frame is due by then, as Core Animation commits implicit
    /// transactions. False by default: layout waits for the frame.
    var commitsWithRunLoop: Bool { get }

    /// Calls `body` once on the main thread after `delay` seconds of the platform's clock, unless the timer is cancelled.
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any HostTimer

    /// Opens a window.
    ///
    /// - Throws: ``HostError`` without a display.
    func makeWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow

    /// The desktop's clipboard, or a private one without a display.
    var clipboard: any HostClipboard { get }

    /// The selection that the middle button pastes; nil on a desktop without one.
    var primarySelection: (any HostClipboard)? { get }

    /// The expected properties of a window before there is one.
    var expectedWindow: HostExpectedWindow { get }

    /// The desktop's appearance settings.
    var appearance: HostAppearance { get }

    /// Called after ``appearance`` changed.
    var onAppearanceChange: (() -> Void)? { get set }

    /// Called when the machine is low on memory.
    var onMemoryWarning: (() -> Void)? { get set }

    /// The accessibility API; nil on a platform without one.
    var accessibility: (any HostAccessibility)? { get }

    /// The display's maximum frame rate.
    var framesPerSecond: Int { get }

    /// Whether a program can open `url`.
    func canOpen(_ url: URL) -> Bool

    /// Opens `url` with the user's preferred program. `completion` is called once, later, with whether a program accepted it.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// Shows the desktop's file dialog, above a window if one is given. `completion` is called once, later, with the chosen files; nil if
    /// cancelled.
    func chooseFiles(
        _ request: HostFileRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostDialog

    /// The desktop's printing; nil on a platform without it.
    var printing: (any HostPrinting)? { get }

    /// Detects a device for haptic feedback.
    func prepareFeedback()

    /// Plays haptic feedback, if the machine can.
    func play(_ feedback: HostFeedback)

    /// Plays a sound file once. `completion` is called once, later, with whether it was played.
    func playSound(at file: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// Stops the desktop's idle timer, which dims and locks the display, or lets it run again.
    func setIdleInhibited(_ isInhibited: Bool)

    /// The state of the machine's batteries; nil without a battery.
    var battery: HostBattery? { get }

    /// The program as an application of the desktop; nil on a platform without a session bus.
    var application: (any HostApplication)? { get }

    /// The state that the program keeps between two starts; nil on a platform without it.
    var savedState: (any HostSavedState)? { get }

    /// Keeps the machine from suspending and the user's session from ending while the program finishes a task, or permits both again.
    func setSuspensionInhibited(_ isInhibited: Bool)
}

extension HostPlatform {
    public var primarySelection: (any HostClipboard)? { nil }
    public var printing: (any HostPrinting)? { nil }
    public var commitsWithRunLoop: Bool { false }
    public var battery: HostBattery? { nil }
    public var application: (any HostApplication)? { nil }
    public var savedState: (any HostSavedState)? { nil }

    /// The default: a platform that does not suspend.
    public func setSuspensionInhibited(_ isInhibited: Bool) {}

    /// The default: a platform without an idle timer.
    public func setIdleInhibited(_ isInhibited: Bool) {}

    /// The default: a platform without sound.
    public func playSound(at file: URL, completion: @escaping @MainActor (Bool) -> Void) {
        _ = schedule(after: 0) { completion(false) }
    }
}

/// A platform whose clock moves only if the program moves it, as in tests.
@MainActor
package protocol VirtualTimePlatform: HostPlatform {
    /// Runs every timer and frame that is due until `end`, each at its own time, then sets the clock to `end`.
    func advance(to end: TimeInterval)
}

/// A monotonic clock. Its identity stands for its platform in code on any thread.
public protocol HostClock: AnyObject, Sendable {
    /// Seconds since a fixed time. Safe on any thread.
    func now() -> TimeInterval
}

/// A pending callback.
@MainActor
public protocol HostTimer: AnyObject {
    /// Cancels the callback. Does nothing after it has fired.
    func cancel()
}

/// The times of a frame, in seconds of the platform's clock.
public struct HostFrameTime: Sendable, Equatable {
    /// The beginning of the frame: `CADisplayLink.timestamp`.
    public var timestamp: TimeInterval
    /// The presentation time: `CADisplayLink.targetTimestamp`.
    public var targetTimestamp: TimeInterval
    /// The duration of a frame in seconds.
    public var interval: TimeInterval { targetTimestamp - timestamp }

    public init(timestamp: TimeInterval, targetTimestamp: TimeInterval) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
    }
}

/// The expected properties of a window.
public struct HostExpectedWindow: Sendable, Equatable {
    /// The default size of the content, in points.
    public var size: CGSize
    /// Device pixels a point.
    public var scale: CGFloat

    public init(size: CGSize = HostWindowConfiguration().size, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }
}

/// The desktop's settings for appearance and motion.
public struct HostAppearance: Sendable, Equatable {
    /// Whether the dark appearance is preferred.
    public var isDark: Bool
    /// Whether reduced motion is preferred.
    public var reducesMotion: Bool
    /// Whether carets blink.
    public var blinksCaret: Bool
    /// Whether typed words are spell-checked.
    public var checksSpelling: Bool
    /// Whether high contrast is preferred.
    public var prefersHighContrast = false
    /// Whether the desktop's font is bold.
    public var prefersBoldText = false
    /// Whether switches show symbols beside their colours.
    public var showsStatusShapes = false
    /// The text scale factor.
    public var textScale = 1.0

    public init(isDark: Bool = false, reducesMotion: Bool = false, blinksCaret: Bool = true, checksSpelling: Bool = true) {
        self.isDark = isDark
        self.reducesMotion = reducesMotion
        self.blinksCaret = blinksCaret
        self.checksSpelling = checksSpelling
    }
}

/// The errors of a platform.
public enum HostError: Error, CustomStringConvertible, Equatable {
    /// No display could be opened.
    case noDisplay(tried: String)

    public var description: String {
        switch self {
        case .noDisplay(let tried):
            "Cannot open a display (tried \(tried)); set DISPLAY or WAYLAND_DISPLAY, or run under gtk4-broadwayd with GDK_BACKEND=broadway."
        }
    }
}
