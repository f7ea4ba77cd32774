import Foundation

/// Everything that UIKit needs from the environment: a clock, frames, timers, windows, the clipboard and desktop services.
///
/// `GtkHost`'s implementation draws on a display, and `UIKitTesting`'s has a virtual clock. All other modules access the platform by ``Platform/current``, or
/// by an object of the platform, such as a window or a layer tree.
@MainActor
public protocol HostPlatform: AnyObject {
    /// The platform's monotonic clock. Safe on any thread.
    nonisolated var clock: any HostClock { get }

    /// The objects that exist once per platform, such as the application, the main screen and the frame loop.
    var singletons: PlatformSingletons { get }

    /// Called for each requested frame, on the main thread, with the frame's times.
    var onFrame: ((HostFrameTime) -> Void)? { get set }

    /// Requests one frame. Requests coalesce until the frame runs.
    func requestFrame()

    /// Whether changes are laid out in the next iteration of the run loop if no frame comes earlier, like Core Animation's implicit transactions. False by
    /// default: layout waits for the frame.
    var commitsWithRunLoop: Bool { get }

    /// Calls `body` once on the main thread after `delay` seconds of the platform's clock, unless the timer is cancelled.
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any HostTimer

    /// Opens a window.
    ///
    /// - Throws: ``HostError`` without a display.
    func makeWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow

    /// The desktop's clipboard, or a private one without a display.
    var clipboard: any HostClipboard { get }

    /// The selection that the middle mouse button pastes; nil on a desktop without such a selection.
    var primarySelection: (any HostClipboard)? { get }

    /// The expected properties of a window, for code that runs before the first window exists.
    var expectedWindow: HostExpectedWindow { get }

    /// The desktop's appearance settings.
    var appearance: HostAppearance { get }

    /// Called after ``appearance`` changed.
    var onAppearanceChange: (() -> Void)? { get set }

    /// The connected monitors; empty without a display.
    var monitors: [HostMonitor] { get }

    /// Called after ``monitors`` changed.
    var onMonitorsChange: (() -> Void)? { get set }

    /// Called when the machine is low on memory.
    var onMemoryWarning: (() -> Void)? { get set }

    /// The accessibility API; nil if the platform has no such API.
    var accessibility: (any HostAccessibility)? { get }

    /// The display's maximum frame rate.
    var framesPerSecond: Int { get }

    /// Whether an installed program can open `url`.
    func canOpen(_ url: URL) -> Bool

    /// Opens `url` with the user's preferred program. Calls `completion` once, after this function has returned, with whether a program accepted the URL.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// Shows the desktop's file dialog, above `window` unless it is nil. Calls `completion` once, after this function has returned, with the chosen files, or
    /// with nil if the user cancelled.
    func chooseFiles(
        _ request: HostFileRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostDialog

    /// The desktop's printing; nil if the platform cannot print.
    var printing: (any HostPrinting)? { get }

    /// Connects to a device for haptic feedback, so that the first feedback is not late.
    func prepareFeedback()

    /// Plays haptic feedback, if the machine has a device for it.
    func play(_ feedback: HostFeedback)

    /// Plays a sound file once. Calls `completion` once, after this function has returned, with whether the file was played.
    func playSound(at file: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// Stops the desktop's idle timer, which dims and locks the display. False restarts the timer.
    func setIdleInhibited(_ isInhibited: Bool)

    /// The state of the machine's batteries; nil without a battery.
    var battery: HostBattery? { get }

    /// The program as an application of the desktop; nil on a platform without a session bus.
    var application: (any HostApplication)? { get }

    /// The state that the program saves for its next start; nil if the platform cannot save state.
    var savedState: (any HostSavedState)? { get }

    /// Prevents the machine from suspending, and the user's session from ending, while the program finishes a task. False permits both again.
    func setSuspensionInhibited(_ isInhibited: Bool)
}

extension HostPlatform {
    public var primarySelection: (any HostClipboard)? { nil }
    public var printing: (any HostPrinting)? { nil }
    public var monitors: [HostMonitor] { [] }
    /// Never called, for a platform whose monitors do not change.
    public var onMonitorsChange: (() -> Void)? {
        get { nil }
        set {}
    }
    public var commitsWithRunLoop: Bool { false }
    public var battery: HostBattery? { nil }
    public var application: (any HostApplication)? { nil }
    public var savedState: (any HostSavedState)? { nil }

    /// Does nothing, for a platform that does not suspend.
    public func setSuspensionInhibited(_ isInhibited: Bool) {}

    /// Does nothing, for a platform without an idle timer.
    public func setIdleInhibited(_ isInhibited: Bool) {}

    /// Reports a failure, for a platform without sound.
    public func playSound(at file: URL, completion: @escaping @MainActor (Bool) -> Void) {
        _ = schedule(after: 0) { completion(false) }
    }
}

/// A platform whose clock advances only if the program advances it, as in tests.
@MainActor
package protocol VirtualTimePlatform: HostPlatform {
    /// Advances the clock to `end`. Runs each timer and frame that is due until then, at its own time.
    func advance(to end: TimeInterval)
}

/// A monotonic clock. Code on other threads identifies a platform by its clock.
public protocol HostClock: AnyObject, Sendable {
    /// Seconds since a fixed time. Safe on any thread.
    func now() -> TimeInterval
}

/// A pending callback.
@MainActor
public protocol HostTimer: AnyObject {
    /// Cancels the callback. Does nothing after the callback has run.
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
    /// Device pixels per point.
    public var scale: CGFloat

    public init(size: CGSize = HostWindowConfiguration().size, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }
}

/// The desktop's settings for appearance, motion and power, and the kind of the device.
public struct HostAppearance: Sendable, Equatable {
    /// Whether the dark appearance is preferred.
    public var isDark: Bool
    /// Whether reduced motion is preferred.
    public var reducesMotion: Bool
    /// Whether text carets blink.
    public var blinksCaret: Bool
    /// Whether typed words are spell-checked.
    public var checksSpelling: Bool
    /// Whether high contrast is preferred.
    public var prefersHighContrast = false
    /// Whether the desktop's font is bold.
    public var prefersBoldText = false
    /// Whether switches show symbols beside their colours.
    public var showsStatusShapes = false
    /// The desktop's scale factor for text. 1 is the normal size.
    public var textScale = 1.0
    /// Whether the device is a phone: every monitor is small, and a touch screen is connected.
    public var isPhone = false
    /// Whether the desktop's power profile saves energy.
    public var savesPower = false

    public init(isDark: Bool = false, reducesMotion: Bool = false, blinksCaret: Bool = true, checksSpelling: Bool = true) {
        self.isDark = isDark
        self.reducesMotion = reducesMotion
        self.blinksCaret = blinksCaret
        self.checksSpelling = checksSpelling
    }
}

/// The errors of a platform.
public enum HostError: Error, CustomStringConvertible, Equatable {
    /// None of the display addresses in `tried` could be opened.
    case noDisplay(tried: String)

    public var description: String {
        switch self {
        case .noDisplay(let tried):
            "Cannot open a display (tried \(tried)); set DISPLAY or WAYLAND_DISPLAY, or run under gtk4-broadwayd with GDK_BACKEND=broadway."
        }
    }
}
