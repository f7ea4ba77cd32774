internal import CWebKit

/// The preferences of the pages of web views. Later changes also apply to existing web views with these preferences.
@preconcurrency @MainActor
open class WKPreferences: MainActorObject {
    /// The minimum font size in points; 0 by default.
    open var minimumFontSize: CGFloat = 0 { didSet { apply() } }
    /// Whether scripts may open windows without a user action. True by default.
    open var javaScriptCanOpenWindowsAutomatically = true { didSet { apply() } }
    /// Whether scripts run. True by default; see ``WKWebpagePreferences/allowsContentJavaScript``.
    open var javaScriptEnabled = true { didSet { apply() } }
    /// Whether the Tab key moves to links. False by default.
    open var tabFocusesLinks = false { didSet { apply() } }
    /// Whether elements may be displayed in full screen. False by default.
    open var isElementFullscreenEnabled = false { didSet { apply() } }
    /// Whether pages print with their backgrounds. False by default.
    open var shouldPrintBackgrounds = false { didSet { apply() } }
    /// Whether WebKit applies its quirks for known sites. True by default.
    open var isSiteSpecificQuirksModeEnabled = true { didSet { apply() } }

    /// Whether WebKitGTK replaces real capture devices with its mock devices, which display a test pattern. For tests; false by default.
    package var usesMockCaptureDevices = false { didSet { apply() } }

    private var settings: [WeakPage] = []

    private struct WeakPage {
        weak var page: WebPage?
    }

    public init() { super.init(onMainActor: ()) }

    func attach(_ page: WebPage) {
        settings = settings.filter { $0.page != nil } + [WeakPage(page: page)]
    }

    private func apply() {
        for entry in settings { if let page = entry.page { apply(to: page.settings) } }
    }

    func apply(to settings: UnsafeMutableRawPointer) {
        lwk_set_int(settings, "minimum-font-size", Int32(clamping: Int(minimumFontSize.rounded())))
        lwk_set_bool(settings, "javascript-can-open-windows-automatically", javaScriptCanOpenWindowsAutomatically)
        lwk_set_bool(settings, "enable-javascript", javaScriptEnabled)
        lwk_set_bool(settings, "enable-mock-capture-devices", usesMockCaptureDevices)
        lwk_set_bool(settings, "enable-tabs-to-links", tabFocusesLinks)
        lwk_set_bool(settings, "enable-fullscreen", isElementFullscreenEnabled)
        lwk_set_bool(settings, "print-backgrounds", shouldPrintBackgrounds)
        lwk_set_bool(settings, "enable-site-specific-quirks", isSiteSpecificQuirksModeEnabled)
    }
}

/// The preferences of a single page.
@preconcurrency @MainActor
open class WKWebpagePreferences: MainActorObject {
    /// Whether the page's own scripts run. True by default; the app's scripts always run.
    open var allowsContentJavaScript = true

    public init() { super.init(onMainActor: ()) }

    func copied() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.allowsContentJavaScript = allowsContentJavaScript
        return copy
    }
}

/// The types of media that start to play only after a user action.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// One bit for each type.
    public let rawValue: UInt
    /// Creates a set of types with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Audio.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Video.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All types.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
