/// Serves the resources of a custom scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: AnyObject {
    /// Called when a page requests a resource. Pass the response, the data in any number of parts, and the end of the data to `urlSchemeTask`. You may do this
    /// synchronously or asynchronously.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Called when the page no longer needs the resource. Later calls of the task's methods are ignored.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
