/// Why a page is to be left for another.
public enum WKNavigationType: Int, Sendable {
    /// A link was clicked.
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    /// Anything else: the app or a script loads something.
    case other = -1
}

/// What is to be loaded, and why.
@preconcurrency @MainActor
open class WKNavigationAction: MainActorObject {
    /// Why.
    open private(set) var navigationType = WKNavigationType.other
    /// The frame that asks.
    open private(set) lazy var sourceFrame = WKFrameInfo()
    /// The frame that is to show it; nil for a new window.
    open private(set) var targetFrame: WKFrameInfo?
    /// What is to be loaded.
    open private(set) var request = WKFrameInfo.blank
    /// Whether the page asks for a download (a link with `download`).
    open private(set) var shouldPerformDownload = false
    /// The keys that were down with the click.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// The button of the click; empty without one.
    open private(set) var buttonNumber: UIEvent.ButtonMask = []
    /// Whether a server leads there.
    private(set) var isRedirect = false

    /// An action that loads `about:blank` in a frame without a web view. Tests of delegates override what it says.
    public init() { super.init(onMainActor: ()) }

    convenience init(
        type: WKNavigationType, source: WKFrameInfo, target: WKFrameInfo?, request: URLRequest, modifiers: UIKeyModifierFlags,
        button: UIEvent.ButtonMask, isRedirect: Bool, isDownload: Bool = false
    ) {
        self.init()
        navigationType = type
        sourceFrame = source
        targetFrame = target
        self.request = request
        shouldPerformDownload = isDownload
        modifierFlags = modifiers
        buttonNumber = button
        self.isRedirect = isRedirect
    }

    /// The same of the frames that a way leads from and to.
    func going(_ way: FrameReports.Way?, inFrame: Bool) -> WKNavigationAction {
        guard way != nil || inFrame else { return self }
        let view = sourceFrame.webView
        let source = way.flatMap { way in
            way.isSourceMain
                ? nil
                : URL(string: way.source).map { WKFrameInfo(isMainFrame: false, request: URLRequest(url: $0), webView: view) }
        }
        let isMain = !inFrame && (way?.isTargetMain ?? true)
        return WKNavigationAction(
            type: navigationType, source: source ?? sourceFrame,
            target: WKFrameInfo(isMainFrame: isMain, request: request, webView: view), request: request, modifiers: modifierFlags,
            button: buttonNumber, isRedirect: isRedirect, isDownload: way?.isDownload ?? false)
    }
}

/// What a server answered, before it is shown.
@preconcurrency @MainActor
open class WKNavigationResponse: MainActorObject {
    /// Whether it is for the main frame.
    open private(set) var isForMainFrame = true
    /// The answer.
    open private(set) var response = URLResponse(
        url: WKFrameInfo.blankAddress, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    /// Whether a web view can show it.
    open private(set) var canShowMIMEType = true

    /// A response that says nothing, for the main frame. Tests of delegates override what it says.
    public init() { super.init(onMainActor: ()) }

    convenience init(isForMainFrame: Bool, response: URLResponse, canShowMIMEType: Bool) {
        self.init()
        self.isForMainFrame = isForMainFrame
        self.response = response
        self.canShowMIMEType = canShowMIMEType
    }
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: MainActorObject {
    /// Whether it is the page itself. WebKitGTK does not tell the frames of a page from one another: scripts in them do, so that this is
    /// true for a frame that
    /// goes elsewhere by a script of its own.
    open private(set) var isMainFrame = true
    /// What the frame shows.
    open private(set) var request = WKFrameInfo.blank
    /// The web view.
    open private(set) weak var webView: WKWebView?
    /// The origin of ``request``.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }

    static let blankAddress = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
    static let blank = URLRequest(url: blankAddress)

    /// A main frame that shows `about:blank`, without a web view. Tests of delegates override what it says.
    public init() { super.init(onMainActor: ()) }

    convenience init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
        self.init()
        self.isMainFrame = isMainFrame
        self.request = request
        self.webView = webView
    }
}

/// What a delegate answers about something that is to be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// What a delegate answers about what a server answered.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}
