import CConformance

/// Decides about what a web view loads, and hears how that goes.
///
/// Each decision has a form with a handler, which is to be called once, at any time, and one that is `async`. Implement one of them.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
    // MARK: Decisions

    /// Something is to be loaded. Allowed unless implemented.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy

    /// Something is to be loaded, with `preferences`, which may be changed. Asks the one without them unless implemented.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)

    /// A server answered. Allowed unless implemented, if it can be shown.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy

    /// A server asks who the person is, or its certificate is not trusted. Refused unless implemented.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func webView(
        _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

    // MARK: How it goes

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
    // The library calls the form with a handler and preferences. Each form that is not implemented asks the next one of: handler and preferences, handler,
    // async and preferences, async.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        defaultImplementation(of: .webViewDecidePolicyForPreferencesDecisionHandler)
        let isAsked = PolicyQuestion.isAsked
        PolicyQuestion.isAsked = nil
        let question = PolicyQuestion(preferences)
        PolicyQuestion.isAsked = question
        self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, question.preferences) }
        PolicyQuestion.isAsked = isAsked
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        defaultImplementation(of: .webViewDecidePolicyForDecisionHandlerWKNavigationAction)
        let question = PolicyQuestion.isAsked
        Task { @MainActor in
            guard let question else { return decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
            let (policy, preferences) = await self.webView(webView, decidePolicyFor: navigationAction, preferences: question.preferences)
            question.preferences = preferences
            decisionHandler(policy)
        }
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        (await self.webView(webView, decidePolicyFor: navigationAction), preferences)
    }

    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
        .allow
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
        defaultImplementation(of: .webViewDecidePolicyForDecisionHandlerWKNavigationResponse)
        Task { @MainActor in decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }

    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
    {
        navigationResponse.canShowMIMEType ? .allow : .cancel
    }

    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        defaultImplementation(of: .webViewDidReceiveCompletionHandler)
        Task { @MainActor in
            let (disposition, credential) = await self.webView(webView, respondTo: challenge)
            completionHandler(disposition, credential)
        }
    }

    public func webView(
        _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        defaultImplementation(of: .webViewDidStartProvisionalNavigation)
    }
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        defaultImplementation(of: .webViewDidReceiveServerRedirectForProvisionalNavigation)
    }
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        defaultImplementation(of: .webViewDidFailProvisionalNavigationWithError)
    }
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        defaultImplementation(of: .webViewDidCommit)
    }
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        defaultImplementation(of: .webViewDidFinish)
    }
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

/// The preferences of a navigation that a delegate is being asked about, for the forms of the question that do not carry them.
@MainActor
private final class PolicyQuestion {
    static var isAsked: PolicyQuestion?
    var preferences: WKWebpagePreferences

    init(_ preferences: WKWebpagePreferences) { self.preferences = preferences }
}
