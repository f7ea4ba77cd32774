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
