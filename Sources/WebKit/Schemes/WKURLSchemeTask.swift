/// A request for a resource of a custom scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: AnyObject {
    /// The page's request for the resource.
    var request: URLRequest { get }
    /// Sends the response. Call this once, before sending any data.
    func didReceive(_ response: URLResponse)
    /// Sends the next part of the resource's data.
    func didReceive(_ data: Data)
    /// Ends the response after the last part of the data.
    func didFinish()
    /// Ends the request with an error.
    func didFailWithError(_ error: any Error)
}
