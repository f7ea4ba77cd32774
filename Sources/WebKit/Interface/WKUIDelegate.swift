import CConformance

/// Shows what a page asks a person. Each question has a form with a handler, which is to be called once, at any time, and one that is `async`: implement one of
/// them. What is not implemented is answered as if the person had called it off, and the page goes on.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
    /// A page opens a window: a web view that was made with `configuration` shows it, nil opens none.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A page closes its window.
    func webViewDidClose(_ webView: WKWebView)

    /// A script's `alert`.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void)
    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async

    /// A script's `confirm`.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void)
    func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async
        -> Bool

    /// A script's `prompt`.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (String?) -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String?

    /// A page wants files. Unless implemented, GTK's own dialog asks for them.
    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping ([URL]?) -> Void)

    /// A page wants the camera or the microphone. Denied unless implemented.
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void)
    func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo,
        type: WKMediaCaptureType
    ) async -> WKPermissionDecision
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        defaultImplementation(of: .webViewCreateWebViewWithForWindowFeatures)
        return nil
    }

    public func webViewDidClose(_ webView: WKWebView) {
        defaultImplementation(of: .webViewDidClose)
    }

    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) {
        defaultImplementation(of: .webViewRunJavaScriptAlertPanelWithMessageInitiatedByFrameCompletionHandler)
        Task { @MainActor in
            await self.webView(webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
            completionHandler()
        }
    }

    public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async
    {}

    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) {
        defaultImplementation(of: .webViewRunJavaScriptConfirmPanelWithMessageInitiatedByFrameCompletionHandler)
        Task { @MainActor in
            completionHandler(await self.webView(webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame))
        }
    }

    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool { false }

    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (String?) -> Void
    ) {
        defaultImplementation(of: .webViewRunJavaScriptTextInputPanelWithPromptDefaultTextInitiatedByFrameCompletionHandler)
        Task { @MainActor in
            completionHandler(
                await self.webView(
                    webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText, initiatedByFrame: frame))
        }
    }

    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String? { nil }

    public func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping ([URL]?) -> Void
    ) {
        defaultImplementation(of: .webViewRunOpenPanelWithInitiatedByFrameCompletionHandler)
        completionHandler(nil)
    }

    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) {
        defaultImplementation(of: .webViewRequestMediaCapturePermissionForInitiatedByFrameTypeDecisionHandler)
        Task { @MainActor in
            decisionHandler(await self.webView(webView, decideMediaCapturePermissionsFor: origin, initiatedBy: frame, type: type))
        }
    }

    public func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo,
        type: WKMediaCaptureType
    ) async -> WKPermissionDecision { .deny }
}

/// What a page wants of the window that it opens. WebKitGTK tells it only once the window is there, so that all of it is nil.
@preconcurrency @MainActor
open class WKWindowFeatures: MainActorObject {
    init() { super.init(onMainActor: ()) }
}

/// What files a page wants.
@preconcurrency @MainActor
open class WKOpenPanelParameters: MainActorObject {
    /// Whether it takes several.
    public let allowsMultipleSelection: Bool

    init(allowsMultipleSelection: Bool) {
        self.allowsMultipleSelection = allowsMultipleSelection
        super.init(onMainActor: ())
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
    public let host: String
    /// 0 for the usual one.
    public let port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init(onMainActor: ())
    }
}
