import CConformance

/// Presents the dialogs and windows that a page requests.
///
/// Each request exists as a method with a completion handler, to be called once at any time, and as an `async` method. Implement one of them. A
/// request that is not implemented is treated as cancelled, and the page continues.
@preconcurrency @MainActor
public protocol WKUIDelegate: _WKUIQuestions {
    /// Called when a page opens a window. Return a web view created with `configuration`, or nil to open none.
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

/// The requested features of a new window. All are nil, since WebKitGTK only reports them after the window exists.
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
    /// Same as ``deny``, since the library has no prompt of its own.
    case prompt = 0
    case grant = 1
    case deny = 2
}
