internal import CWebKit

/// How pages of a web view behave. What is changed later holds for the web views that were made with it, too.
@preconcurrency @MainActor
open class WKPreferences: MainActorObject {
    /// The size in points that no text is smaller than. 0 unless set.
    open var minimumFontSize: CGFloat = 0 { didSet { apply() } }
    /// Whether scripts may open windows without a person's doing. True unless set.
    open var javaScriptCanOpenWindowsAutomatically = true { didSet { apply() } }
    /// Whether scripts run at all. True unless set; see ``WKWebpagePreferences/allowsContentJavaScript``.
    open var javaScriptEnabled = true { didSet { apply() } }
    /// Whether the tabulator key goes to links. False unless set.
    open var tabFocusesLinks = false { didSet { apply() } }
    /// Whether elements may fill the screen. False unless set.
    open var isElementFullscreenEnabled = false { didSet { apply() } }
    /// Whether backgrounds are printed. False unless set.
    open var shouldPrintBackgrounds = false { didSet { apply() } }
    /// Whether known pages get what they need to work. True unless set.
    open var isSiteSpecificQuirksModeEnabled = true { didSet { apply() } }

    /// Cameras and microphones of WebKitGTK's own, which show a pattern, take the place of real ones: for tests. False unless set.
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

/// How one page behaves.
@preconcurrency @MainActor
open class WKWebpagePreferences: MainActorObject {
    /// Whether the page's own scripts run. The app's scripts run in any case. True unless set.
    open var allowsContentJavaScript = true

    public init() { super.init(onMainActor: ()) }

    func copied() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.allowsContentJavaScript = allowsContentJavaScript
        return copy
    }
}

/// What plays only after a person did something.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// The kinds of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Pictures that move.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
