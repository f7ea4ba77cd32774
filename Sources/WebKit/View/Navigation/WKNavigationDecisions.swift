/// The methods of ``WKNavigationDelegate`` that have a decision handler or are `async`.
///
/// Each method with a handler exists twice. In one, the handler has the type of the current SDK; the library calls this method. In the other, it has the type
/// of Xcode 15 and earlier. The default implementation of the first method calls the second. A class that implements one of the two conforms, in Swift 5 and in
/// Swift 6 mode.
///
/// These requirements are in a separate protocol, because the compiler does not distinguish the two types in a `@preconcurrency` protocol. In Swift 5 mode it
/// would warn about each method. In Swift 6 mode it would use the default implementation instead of the older variant.
@_documentation(visibility: internal)
@MainActor
public protocol _WKNavigationDecisions: AnyObject {
    /// Called before a navigation, to allow or cancel it. The default implementation allows it.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    @_disfavoredOverload
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy

    /// Called before a navigation. The delegate may change `preferences`. The default implementation calls the method without preferences.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    @_disfavoredOverload
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)

    /// Called for a server's response, to allow or cancel loading its content. The default implementation allows it if the web view can display the content.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    @_disfavoredOverload
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy

    /// Called when a server requests credentials, or if its certificate is not trusted. The default implementation refuses the challenge.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    @_disfavoredOverload
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func webView(
        _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
}

// Each default implementation calls the next method in this order: current handler with preferences, older handler with preferences, current handler, older
// handler, `async` with preferences, `async`.
extension _WKNavigationDecisions {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        let older: (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = decisionHandler
        self.webView(webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: older)
    }

    @_disfavoredOverload
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        let isAsked = PolicyQuestion.isAsked
        PolicyQuestion.isAsked = nil
        let question = PolicyQuestion(preferences)
        PolicyQuestion.isAsked = question
        self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, question.preferences) }
        PolicyQuestion.isAsked = isAsked
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let older: (WKNavigationActionPolicy) -> Void = decisionHandler
        self.webView(webView, decidePolicyFor: navigationAction, decisionHandler: older)
    }

    @_disfavoredOverload
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
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
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        let older: (WKNavigationResponsePolicy) -> Void = decisionHandler
        self.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: older)
    }

    @_disfavoredOverload
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
        Task { @MainActor in decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }

    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
    {
        navigationResponse.canShowMIMEType ? .allow : .cancel
    }

    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let older: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = completionHandler
        self.webView(webView, didReceive: challenge, completionHandler: older)
    }

    @_disfavoredOverload
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        Task { @MainActor in
            let (disposition, credential) = await self.webView(webView, respondTo: challenge)
            completionHandler(disposition, credential)
        }
    }

    public func webView(
        _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}

/// The preferences of a pending decision, for the methods without a preferences parameter.
@MainActor
private final class PolicyQuestion {
    /// The pending decision, while a method without the parameter runs.
    static var isAsked: PolicyQuestion?
    var preferences: WKWebpagePreferences

    init(_ preferences: WKWebpagePreferences) { self.preferences = preferences }
}
