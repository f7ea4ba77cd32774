internal import CWebKit

/// The source of a download, which reports its progress to a ``WKDownload``.
@MainActor
protocol DownloadSource: AnyObject {
    /// Starts to write to `file`, which must not exist yet.
    func setDestination(_ file: URL)
    /// Cancels the download. It then ends with an error.
    func cancel()
}

/// A download that WebKitGTK performs.
@MainActor
final class NativeDownload: DownloadSource {
    private weak var owner: WKDownload?
    private let download: UnsafeMutableRawPointer

    init(_ download: UnsafeMutableRawPointer, of owner: WKDownload) {
        self.download = download
        self.owner = owner
        lwk_retain(download)
        var handlers = LWKDownloadHandlers(
            decide: { context, name in
                let name = name.map { String(cString: $0) }
                WebKitCallContext.with(context, NativeDownload.self) { $0.decide(name) }
                return true
            },
            failed: { context, error in
                // `nonisolated(unsafe)`: WebKitGTK calls on the main thread.
                nonisolated(unsafe) let error = error
                WebKitCallContext.with(context, NativeDownload.self) { $0.failed(error?.pointee) }
            },
            finished: { context in _ = WebKitCallContext.with(context, NativeDownload.self) { $0.owner?.finished() } },
            progressed: { context in
                _ = WebKitCallContext.with(context, NativeDownload.self) {
                    $0.owner?.progressed(to: lwk_download_get_estimated_progress($0.download))
                }
            })
        lwk_download_listen(download, &handlers, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        lwk_download_end(download)
        lwk_release(download)
    }

    var request: URLRequest? { lwk_download_get_request(download).flatMap { URLRequest(foreign: $0) } }

    private func decide(_ suggestion: String?) {
        let response =
            lwk_download_get_response(download).map { URLResponse.foreign($0) }
            ?? URLResponse(
                url: request?.url ?? URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        owner?.decide(response, suggestion)
    }

    private func failed(_ error: LWKError?) {
        owner?.failed(error.map { WebKitErrorConversion.load($0, url: request?.url) } ?? WKError(.unknown))
    }

    func setDestination(_ file: URL) { lwk_download_set_destination(download, file.path) }
    func cancel() { lwk_download_cancel(download) }
}
