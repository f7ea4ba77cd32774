/// The settings of a new web view. The web view stores a copy of the configuration, which refers to the same objects.
@preconcurrency @MainActor
open class WKWebViewConfiguration: MainActorObject {
    /// The scripts, message handlers and content rules.
    open var userContentController = WKUserContentController()
    /// The store of cookies and other data of pages.
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var preferences = WKPreferences()
    /// The default preferences of a page. The navigation delegate may change them for each page.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The text that is appended to the user agent; nil for WebKitGTK's default.
    open var applicationNameForUserAgent: String?
    /// The media types that start to play only after a user action. Empty by default.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
    /// The page that opened the window, if the configuration is for a web view of a new window.
    weak var opener: WebPage?

    public init() { super.init(onMainActor: ()) }

    /// Sets the handler of a scheme that WebKit does not handle itself; nil removes the handler. The configuration retains the handler.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        guard scheme.range(of: "^[a-z][a-z0-9+.-]*$", options: .regularExpression) != nil, !WKWebView.handlesURLScheme(scheme) else {
            fatalError("Cannot set a handler for the URL scheme \"\(urlScheme)\": it is not valid, or WebKit handles it itself.")
        }
        schemeHandlers[scheme] = urlSchemeHandler
    }

    /// Returns the handler of a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }

    /// Returns a copy that refers to the same controller, store and preferences.
    func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences.copied()
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.schemeHandlers = schemeHandlers
        copy.opener = opener
        return copy
    }
}
