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
    public let navigationType: WKNavigationType
    /// The frame that asks.
    public let sourceFrame: WKFrameInfo
    /// The frame that is to show it; nil for a new window.
    public let targetFrame: WKFrameInfo?
    /// What is to be loaded.
    public let request: URLRequest
    /// Whether the page asks for a download (a link with `download`).
    public let shouldPerformDownload: Bool
    /// The keys that were down with the click.
    public let modifierFlags: UIKeyModifierFlags
    /// The button of the click; empty without one.
    public let buttonNumber: UIEvent.ButtonMask
    /// Whether a server leads there.
    let isRedirect: Bool

    init(
        type: WKNavigationType, source: WKFrameInfo, target: WKFrameInfo?, request: URLRequest, modifiers: UIKeyModifierFlags,
        button: UIEvent.ButtonMask, isRedirect: Bool, isDownload: Bool = false
    ) {
        navigationType = type
        sourceFrame = source
        targetFrame = target
        self.request = request
        shouldPerformDownload = isDownload
        modifierFlags = modifiers
        buttonNumber = button
        self.isRedirect = isRedirect
        super.init(onMainActor: ())
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
    public let isForMainFrame: Bool
    /// The answer.
    public let response: URLResponse
    /// Whether a web view can show it.
    public let canShowMIMEType: Bool

    init(isForMainFrame: Bool, response: URLResponse, canShowMIMEType: Bool) {
        self.isForMainFrame = isForMainFrame
        self.response = response
        self.canShowMIMEType = canShowMIMEType
        super.init(onMainActor: ())
    }
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: MainActorObject {
    /// Whether it is the page itself. WebKitGTK does not tell the frames of a page from one another: scripts in them do, so that this is
    /// true for a frame that
    /// goes elsewhere by a script of its own.
    public let isMainFrame: Bool
    /// What the frame shows.
    public let request: URLRequest
    /// The web view.
    open private(set) weak var webView: WKWebView?

    init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
        self.isMainFrame = isMainFrame
        self.request = request
        self.webView = webView
        super.init(onMainActor: ())
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
