/// Serves what pages load from a scheme of the app's own.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
    /// A page wants something: tell `urlSchemeTask` the response, then data in any number of parts, then the end, now or later.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// The page does not wait for it any more. What the task is told from now on is left out.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// Something that a page wants from a scheme of the app's own.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: AnyObject {
    /// What it wants.
    var request: URLRequest { get }
    /// Answers with a response, once, before data.
    func didReceive(_ response: URLResponse)
    /// Answers with more data.
    func didReceive(_ data: Data)
    /// Ends the answer.
    func didFinish()
    /// Ends with an error.
    func didFailWithError(_ error: any Error)
}
