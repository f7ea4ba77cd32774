import CConformance

/// Decides about what a web view loads, and hears how that goes.
///
/// Each decision has a form with a handler, which is to be called once, at any time, and one that is `async`. Implement one of them.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: _WKNavigationDecisions {
    /// Loading begins.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A server leads elsewhere.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Nothing came of it; the page that was shown stays.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// The first of the page is there, and the page that was shown is gone.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// All of it is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// The page came in part.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// The process in which the page ran ended. Loading starts another.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    /// What was to be loaded becomes a download. Set its delegate.
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    /// What a server answered becomes a download. Set its delegate.
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
