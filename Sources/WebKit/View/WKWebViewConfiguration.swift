/// What a web view is made with. A web view takes a copy: changes after that change nothing, but for the objects in it.
@preconcurrency @MainActor
open class WKWebViewConfiguration: MainActorObject {
    /// Scripts, message handlers and rules.
    open var userContentController = WKUserContentController()
    /// Where cookies and pages' data are.
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var preferences = WKPreferences()
    /// What pages have that no delegate says otherwise about.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// What the end of the user agent says; nil for WebKitGTK's own.
    open var applicationNameForUserAgent: String?
    /// What plays only after a person did something. Nothing unless set.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
    /// The page that opens a window, for the web view that becomes it.
    weak var opener: WebPage?

    public init() { super.init(onMainActor: ()) }

    /// Lets `urlSchemeHandler`, which is kept, serve what begins with a scheme that WebKit does not know itself.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        guard scheme.range(of: "^[a-z][a-z0-9+.-]*$", options: .regularExpression) != nil, !WKWebView.handlesURLScheme(scheme) else {
            fatalError("\"\(urlScheme)\" cannot be a scheme of the app's own: it is no valid one, or WebKit serves it itself.")
        }
        schemeHandlers[scheme] = urlSchemeHandler
    }

    /// The handler of a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }

    /// A copy that shares the controller, the store and the preferences.
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
