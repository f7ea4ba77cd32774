/// Serves the resources of a custom scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
    /// Called when a page requests a resource. Pass the response, then data in any number of parts, then the end to `urlSchemeTask`, now or later.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Called when the page no longer needs the resource. Later calls of the task's methods are ignored.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request for a resource of a custom scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: AnyObject {
    /// The page's request for the resource.
    var request: URLRequest { get }
    /// Sends the response, once, before any data.
    func didReceive(_ response: URLResponse)
    /// Sends the next part of the resource's data.
    func didReceive(_ data: Data)
    /// Ends the response after the last part of the data.
    func didFinish()
    /// Fails the request.
    func didFailWithError(_ error: any Error)
}
