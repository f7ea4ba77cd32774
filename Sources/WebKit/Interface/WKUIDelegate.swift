import CConformance

/// Shows what a page asks a person. Each question has a form with a handler, which is to be called once, at any time, and one that is `async`: implement one of
/// them. What is not implemented is answered as if the person had called it off, and the page goes on.
@preconcurrency @MainActor
public protocol WKUIDelegate: _WKUIQuestions {
    /// A page opens a window: a web view that was made with `configuration` shows it, nil opens none.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A page closes its window.
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

/// What a page wants of the window that it opens. WebKitGTK tells it only once the window is there, so that all of it is nil.
@preconcurrency @MainActor
open class WKWindowFeatures: MainActorObject {
    /// Features of which none is set.
    public init() { super.init(onMainActor: ()) }
}

/// What files a page wants.
@preconcurrency @MainActor
open class WKOpenPanelParameters: MainActorObject {
    /// Whether it takes several.
    open private(set) var allowsMultipleSelection = false
    var isLeftToSystem = false

    /// Parameters of a panel for one file.
    public init() { super.init(onMainActor: ()) }

    convenience init(allowsMultipleSelection: Bool) {
        self.init()
        self.allowsMultipleSelection = allowsMultipleSelection
    }
}

/// What a page wants to hear or see.
public enum WKMediaCaptureType: Int, Sendable {
    case camera = 0
    case microphone = 1
    case cameraAndMicrophone = 2
}

/// What a page is answered.
public enum WKPermissionDecision: Int, Sendable {
    /// As ``deny``: nothing here asks the person by itself.
    case prompt = 0
    case grant = 1
    case deny = 2
}

/// Where a page is from.
@preconcurrency @MainActor
open class WKSecurityOrigin: MainActorObject {
    public let `protocol`: String
    open private(set) var host: String
    /// 0 for the usual one.
    open private(set) var port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init(onMainActor: ())
    }
}
