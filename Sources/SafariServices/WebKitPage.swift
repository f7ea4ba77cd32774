import UIKit
import WebKit

/// A page in a `WKWebView`.
@MainActor
final class WebKitPage: NSObject, BrowserPage {
    private let webView: WKWebView
    private var observations: [NSKeyValueObservation] = []

    var onChange: (() -> Void)?
    var allows: ((URL) -> Bool)?
    var onRedirect: ((URL) -> Void)?
    var onFinish: (((any Error)?) -> Void)?

    init(isEphemeral: Bool) {
        let configuration = WKWebViewConfiguration()
        if isEphemeral { configuration.websiteDataStore = .nonPersistent() }
        webView = WKWebView(frame: .zero, configuration: configuration)
        super.init()
        webView.allowsBackForwardNavigationGestures = true
        webView.navigationDelegate = self
        observations = [
            webView.observe(\.title) { [weak self] _, _ in self?.onChange?() },
            webView.observe(\.url) { [weak self] _, _ in self?.onChange?() },
            webView.observe(\.isLoading) { [weak self] _, _ in self?.onChange?() },
            webView.observe(\.canGoBack) { [weak self] _, _ in self?.onChange?() },
            webView.observe(\.canGoForward) { [weak self] _, _ in self?.onChange?() },
        ]
    }

    var view: UIView { webView }
    var url: URL? { webView.url }
    private(set) var shownURL: URL?
    var title: String { webView.title ?? "" }
    var isLoading: Bool { webView.isLoading }
    var canGoBack: Bool { webView.canGoBack }
    var canGoForward: Bool { webView.canGoForward }

    func load(_ request: URLRequest) { webView.load(request) }
    func reload() { webView.reload() }
    func stopLoading() { webView.stopLoading() }
    func goBack() { webView.goBack() }
    func goForward() { webView.goForward() }
}

extension WebKitPage: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, navigationAction.targetFrame?.isMainFrame ?? true else {
            return decisionHandler(.allow)
        }
        guard allows?(url) ?? true else { return decisionHandler(.cancel) }
        guard navigationAction.targetFrame == nil else { return decisionHandler(.allow) }
        // A link that would open a new window is loaded in this page instead.
        decisionHandler(.cancel)
        webView.load(navigationAction.request)
    }

    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        if let url = webView.url { onRedirect?(url) }
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        shownURL = webView.url
        onChange?()
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { onFinish?(nil) }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { onFinish?(error) }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        onFinish?(error)
    }
}
