import CConformance

/// Presents the dialogs and windows that a page requests.
///
/// Each request has two methods: one with a completion handler, to be called once at any time, and an `async` one. Implement one of them. If neither is
/// implemented, the request is considered cancelled, and the page continues.
@preconcurrency @MainActor
public protocol WKUIDelegate: _WKUIQuestions {
    /// Called when a page opens a window. Return a web view created with `configuration`, or nil to prevent the window.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Called when a page closes its window.
    func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        defaultImplementation(of: .webViewCreateWebViewWithForWindowFeatures)
        return nil
    }

    public func webViewDidClose(_ webView: WKWebView) { defaultImplementation(of: .webViewDidClose) }
}

/// The requested features of a new window. All are nil, because WebKitGTK reports them only after the window exists.
@preconcurrency @MainActor
open class WKWindowFeatures: MainActorObject {
    /// Creates features that are all nil.
    public init() { super.init(onMainActor: ()) }
}

/// The parameters of a file chooser.
@preconcurrency @MainActor
open class WKOpenPanelParameters: MainActorObject {
    /// Whether the page accepts several files.
    open private(set) var allowsMultipleSelection = false
    var isLeftToSystem = false

    /// Creates parameters for a single file.
    public init() { super.init(onMainActor: ()) }

    convenience init(allowsMultipleSelection: Bool) {
        self.init()
        self.allowsMultipleSelection = allowsMultipleSelection
    }
}

/// The type of a media capture request.
public enum WKMediaCaptureType: Int, Sendable {
    case camera = 0
    case microphone = 1
    case cameraAndMicrophone = 2
}

/// The answer to a permission request.
public enum WKPermissionDecision: Int, Sendable {
    /// The same as ``deny``, because the library has no permission prompt.
    case prompt = 0
    case grant = 1
    case deny = 2
}
