/// The type of a navigation.
public enum WKNavigationType: Int, Sendable {
    /// The user clicked a link.
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    /// Another type, such as a load by the app or by a script.
    case other = -1
}

/// A navigation that is about to happen.
@preconcurrency @MainActor
open class WKNavigationAction: MainActorObject {
    /// The type of the navigation.
    open private(set) var navigationType = WKNavigationType.other
    /// The frame that requests the navigation.
    open private(set) lazy var sourceFrame = WKFrameInfo()
    /// The frame that navigates; nil for a new window.
    open private(set) var targetFrame: WKFrameInfo?
    /// The request that the navigation loads.
    open private(set) var request = WKFrameInfo.blank
    /// Whether the page requests a download, by a link with the `download` attribute.
    open private(set) var shouldPerformDownload = false
    /// The modifier keys that were pressed during the click.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// The mouse button of the click; empty if the navigation has another cause.
    open private(set) var buttonNumber: UIEvent.ButtonMask = []
    /// Whether a server's redirect caused the request.
    private(set) var isRedirect = false

    /// Creates an action that loads `about:blank` in a frame without a web view, for tests of delegates. Subclasses in tests override its properties.
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

    /// Returns a copy with the source and target frames of the reported navigation `way`. If `inFrame`, the target is a subframe.
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

/// A server's response, before its content is displayed.
@preconcurrency @MainActor
open class WKNavigationResponse: MainActorObject {
    /// Whether the response is for the main frame.
    open private(set) var isForMainFrame = true
    /// The server's response, without its content.
    open private(set) var response = URLResponse(
        url: WKFrameInfo.blankAddress, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    /// Whether a web view can display the content.
    open private(set) var canShowMIMEType = true

    /// Creates an empty response for the main frame, for tests of delegates. Subclasses in tests override its properties.
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
    /// Whether the frame is the page's main frame. WebKitGTK does not report that, so the library's scripts in the frames report it. Differs from Apple's
    /// WebKit: the value is true for a subframe that one of its own scripts navigates.
    open private(set) var isMainFrame = true
    /// The request of the frame's current content.
    open private(set) var request = WKFrameInfo.blank
    /// The web view of the frame.
    open private(set) weak var webView: WKWebView?
    /// The origin of ``request``.
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }

    static let blankAddress = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
    static let blank = URLRequest(url: blankAddress)

    /// Creates a main frame with `about:blank` and without a web view, for tests of delegates. Subclasses in tests override its properties.
    public init() { super.init(onMainActor: ()) }

    convenience init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
        self.init()
        self.isMainFrame = isMainFrame
        self.request = request
        self.webView = webView
    }
}

/// A delegate's decision about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// A delegate's decision about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}
