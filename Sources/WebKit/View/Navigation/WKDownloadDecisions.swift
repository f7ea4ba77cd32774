/// The methods of ``WKDownloadDelegate`` that have a completion handler or are `async`. ``_WKNavigationDecisions`` explains why each handler has two types.
@_documentation(visibility: internal)
@MainActor
public protocol _WKDownloadDecisions: AnyObject {
    /// Called to choose the destination. Call `completionHandler` once, with the URL of a file that does not exist yet, or with nil to cancel.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
    @_disfavoredOverload
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL?
}

extension _WKDownloadDecisions {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
        let older: (URL?) -> Void = completionHandler
        self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename, completionHandler: older)
    }

    @_disfavoredOverload
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) {
        Task { @MainActor in
            completionHandler(await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
        }
    }

    public func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL? {
        nil
    }
}
