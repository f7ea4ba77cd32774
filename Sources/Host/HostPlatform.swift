import Foundation

/// What a platform must offer: a clock, frames, timers, windows and the clipboard.
///
/// There are two: `GtkHost`'s, which draws on a real display, and `UIKitTesting`'s, whose clock moves only when it is told to.
/// Everything above reaches it through ``Platform/current`` or through an object that belongs to it (a window, a layer tree).
@MainActor
public protocol HostPlatform: AnyObject {
    /// The platform's monotonic clock; may be read on any thread.
    nonisolated var clock: any HostClock { get }

    /// Objects of which each platform has one: the application, the main screen, the frame loop.
    var singletons: PlatformSingletons { get }

    /// Called once for each frame that was asked for, on the main thread, with the time at which the frame will be shown.
    var onFrame: ((HostFrameTime) -> Void)? { get set }

    /// Asks for one frame. Asking again before it comes changes nothing; nothing is called when it is not asked for.
    func requestFrame()

    /// Calls `body` once on the main thread after `delay` seconds of the platform's clock, unless the timer is cancelled before.
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any HostTimer

    /// Opens a window. Throws ``HostError`` where there is no display.
    func makeWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow

    /// The desktop's clipboard; one that this program alone sees where no display is open.
    var clipboard: any HostClipboard { get }

    /// What was selected last, in whichever program, for the middle button to paste; nil where the desktop has no such thing.
    var primarySelection: (any HostClipboard)? { get }

    /// What a window will be, as far as that is known before there is one.
    var expectedWindow: HostExpectedWindow { get }

    /// What the desktop's user asks of every program.
    var appearance: HostAppearance { get }

    /// Called after ``appearance`` changed.
    var onAppearanceChange: (() -> Void)? { get set }

    /// Called when the machine runs short of memory.
    var onMemoryWarning: (() -> Void)? { get set }

    /// The way to assistive programs; nil where there is none.
    var accessibility: (any HostAccessibility)? { get }

    /// How many frames a second the display shows at most.
    var framesPerSecond: Int { get }

    /// Whether a program is there that opens `url`.
    func canOpen(_ url: URL) -> Bool

    /// Opens `url` with the program that the user prefers for it. `completion` is called once, later, with whether a program took it.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// Shows the desktop's own dialog for files, over a window where one is given. `completion` is called once, later, with what the person
    /// chose; nil for nothing.
    func chooseFiles(
        _ request: HostFileRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostDialog

    /// The desktop's way to print; nil where there is none.
    var printing: (any HostPrinting)? { get }

    /// Finds out whether there is something that plays feedback.
    func prepareFeedback()

    /// Lets the person feel something, where the machine can.
    func play(_ feedback: HostFeedback)

    /// Plays the sound of a file once, by what the desktop has for that. `completion` is called once, later, with whether it was played.
    func playSound(at file: URL, completion: @escaping @MainActor (Bool) -> Void)
}

extension HostPlatform {
    public var primarySelection: (any HostClipboard)? { nil }
    public var printing: (any HostPrinting)? { nil }

    /// A platform without sound plays none.
    public func playSound(at file: URL, completion: @escaping @MainActor (Bool) -> Void) {
        _ = schedule(after: 0) { completion(false) }
    }
}

/// A monotonic clock.
public protocol HostClock: Sendable {
    /// Seconds since a moment that stays the same while the program runs. Any thread.
    func now() -> TimeInterval
}

/// A callback that is still to come.
@MainActor
public protocol HostTimer: AnyObject {
    /// Calls it off. Does nothing when it has fired.
    func cancel()
}

/// The times of one frame, in seconds of the platform's clock.
public struct HostFrameTime: Sendable, Equatable {
    /// When the frame began; what `CADisplayLink.timestamp` tells.
    public var timestamp: TimeInterval
    /// When it will be seen; what `CADisplayLink.targetTimestamp` tells.
    public var targetTimestamp: TimeInterval
    /// Seconds from one frame to the next.
    public var interval: TimeInterval { targetTimestamp - timestamp }

    public init(timestamp: TimeInterval, targetTimestamp: TimeInterval) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
    }
}

/// What a window will be when it opens.
public struct HostExpectedWindow: Sendable, Equatable {
    /// The content's size in points, for a window that asks for none of its own.
    public var size: CGSize
    /// Device pixels per point.
    public var scale: CGFloat

    public init(size: CGSize = HostWindowConfiguration().size, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }
}

/// Settings of the desktop that change how everything looks and moves.
public struct HostAppearance: Sendable, Equatable {
    /// The user prefers light text on dark ground.
    public var isDark: Bool
    /// The user prefers as little motion as possible.
    public var reducesMotion: Bool
    /// Carets blink.
    public var blinksCaret: Bool
    /// Words that are typed are looked up in dictionaries.
    public var checksSpelling: Bool
    /// The user prefers colours that differ more.
    public var prefersHighContrast = false
    /// The desktop's own font is bold.
    public var prefersBoldText = false
    /// Switches and the like show signs beside their colours.
    public var showsStatusShapes = false
    /// How large text is, over the size that it has otherwise.
    public var textScale = 1.0

    public init(isDark: Bool = false, reducesMotion: Bool = false, blinksCaret: Bool = true, checksSpelling: Bool = true) {
        self.isDark = isDark
        self.reducesMotion = reducesMotion
        self.blinksCaret = blinksCaret
        self.checksSpelling = checksSpelling
    }
}

/// Why a platform could not do what was asked.
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
