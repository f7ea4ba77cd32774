import CConformance

/// Decides about navigations of a web view, and is notified of their progress.
///
/// Each decision has two methods: one with a handler, to be called once at any time, and an `async` one. Implement one of them.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: _WKNavigationDecisions {
    /// Called when loading starts.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called after a server's redirect.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Called when a navigation failed before any content arrived. The web view still shows the previous page.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Called when the first content of the page has replaced the previous page.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when the page has loaded completely.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a navigation failed after part of the page arrived.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when the page's web process has terminated. The next load starts another process.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    /// Called when a navigation becomes a download. Set the download's delegate.
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    /// Called when a response becomes a download. Set the download's delegate.
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        defaultImplementation(of: .webViewDidStartProvisionalNavigation)
    }
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        defaultImplementation(of: .webViewDidReceiveServerRedirectForProvisionalNavigation)
    }
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        defaultImplementation(of: .webViewDidFailProvisionalNavigationWithError)
    }
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { defaultImplementation(of: .webViewDidCommit) }
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { defaultImplementation(of: .webViewDidFinish) }
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        defaultImplementation(of: .webViewDidFailWithError)
    }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        defaultImplementation(of: .webViewWebContentProcessDidTerminate)
    }
    public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        defaultImplementation(of: .webViewNavigationActionDidBecome)
    }
    public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        defaultImplementation(of: .webViewNavigationResponseDidBecome)
    }
}
