internal import CWebKit

/// Something that a page or the app downloads to a file.
@preconcurrency @MainActor
open class WKDownload: MainActorObject {
    /// What it was asked for with.
    open private(set) var originalRequest: URLRequest?
    /// The web view that it began in.
    open private(set) weak var webView: WKWebView?
    /// Chooses the file, and hears how it goes; held weakly.
    open weak var delegate: (any WKDownloadDelegate)?
    /// How much of it is there.
    public let progress = Progress(totalUnitCount: 1000)
    // Read when the object dies, when no other code can.
    nonisolated(unsafe) private let download: UnsafeMutableRawPointer
    private var cancellation: ((Data?) -> Void)?
    private var isOver = false
    /// Downloads live until their end, whether or not the app keeps them.
    private static var running: [ObjectIdentifier: WKDownload] = [:]

    init(_ download: UnsafeMutableRawPointer, webView: WKWebView?) {
        self.download = download
        self.webView = webView
        super.init(onMainActor: ())
        lwk_retain(download)
        originalRequest = lwk_download_get_request(download).flatMap { URLRequest(foreign: $0) }
        Self.running[ObjectIdentifier(self)] = self
        var handlers = LWKDownloadHandlers(
            decide: { context, name in
                let name = name.map { String(cString: $0) }
                return ForeignContext.with(context, WKDownload.self) { $0.decide(name) } ?? false
            },
            failed: { context, error in
                nonisolated(unsafe) let error = error
                ForeignContext.with(context, WKDownload.self) { $0.failed(error?.pointee) }
            },
            finished: { ForeignContext.with($0, WKDownload.self) { $0.finished() } },
            progressed: { ForeignContext.with($0, WKDownload.self) { $0.progressed() } })
        lwk_download_listen(download, &handlers, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        nonisolated(unsafe) let download = download
        MainActor.atDeath(leaving: download) { download in
            lwk_download_end(download)
            lwk_release(download)
        }
    }

    /// Ends it. `completionHandler` is given nil: it cannot be taken up again.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
        guard !isOver else { return completionHandler?(nil) ?? () }
        cancellation = completionHandler ?? { _ in }
        lwk_download_cancel(download)
    }

    private func decide(_ suggestion: String?) -> Bool {
        guard let delegate else {
            webLog.warning("A download has no delegate to say where it goes, and ends: set WKDownload.delegate in webView(_:…didBecome:).")
            lwk_download_cancel(download)
            return true
        }
        let response =
            lwk_download_get_response(download).map { URLResponse.foreign($0) }
            ?? URLResponse(
                url: originalRequest?.url ?? URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        // A server's name for a file is no way out of a folder.
        let name = (suggestion ?? "").components(separatedBy: CharacterSet(charactersIn: "/\\\0")).last ?? ""
        delegate.download(self, decideDestinationUsing: response, suggestedFilename: name.isEmpty || name == ".." ? "download" : name) {
            [weak self] url in
            guard let self, !isOver else { return }
            guard let url, url.isFileURL, !FileManager.default.fileExists(atPath: url.path) else { return lwk_download_cancel(download) }
            lwk_download_set_destination(download, url.path)
        }
        return true
    }

    private func failed(_ error: LWKError?) {
        guard !isOver else { return }
        isOver = true
        Self.running[ObjectIdentifier(self)] = nil
        if let cancellation { return cancellation(nil) }
        let told = error.map { ForeignError.load($0, url: originalRequest?.url) } ?? WKError(.unknown)
        delegate?.download(self, didFailWithError: told, resumeData: nil)
    }

    private func finished() {
        guard !isOver else { return }
        isOver = true
        progress.completedUnitCount = progress.totalUnitCount
        Self.running[ObjectIdentifier(self)] = nil
        delegate?.downloadDidFinish(self)
    }

    private func progressed() {
        progress.completedUnitCount = Int64(lwk_download_get_estimated_progress(download) * 999)
    }
}

/// Chooses the file of a download, and hears how it goes.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: AnyObject {
    /// Where it goes: `completionHandler` is called once, with the URL of a file that is not there yet, or with nil to end it.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL?
    /// All of it is in the file.
    func downloadDidFinish(_ download: WKDownload)
    /// It came to nothing. `resumeData` is nil.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
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
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
