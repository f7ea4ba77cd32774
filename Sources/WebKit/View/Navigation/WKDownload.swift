import CConformance
internal import CWebKit

/// A download to a file, started by a page or the app.
@preconcurrency @MainActor
open class WKDownload: MainActorObject {
    /// The request that started the download.
    open private(set) var originalRequest: URLRequest?
    /// The web view in which the download started.
    open private(set) weak var webView: WKWebView?
    /// The delegate, which chooses the file and is notified when the download ends. Weakly referenced.
    open weak var delegate: (any WKDownloadDelegate)?
    /// The progress of the download.
    open private(set) var progress = Progress(totalUnitCount: 1000)
    private var source: (any DownloadSource)?
    private var cancellation: ((Data?) -> Void)?
    private var isOver = false
    /// The running downloads, retained until their end.
    private static var running: [ObjectIdentifier: WKDownload] = [:]

    /// Creates a download without content, for tests of delegates.
    public init() { super.init(onMainActor: ()) }

    /// Creates a download that WebKitGTK performs.
    convenience init(_ download: UnsafeMutableRawPointer, webView: WKWebView?) {
        self.init()
        self.webView = webView
        let source = NativeDownload(download, of: self)
        self.source = source
        originalRequest = source.request
        Self.running[ObjectIdentifier(self)] = self
    }

    /// Creates a download from a custom scheme of the app; nil if the app does not handle the scheme.
    convenience init?(scheme request: URLRequest, webView: WKWebView) {
        guard let scheme = request.url?.scheme, let handler = webView.ownConfiguration.urlSchemeHandler(forURLScheme: scheme) else {
            return nil
        }
        self.init()
        self.webView = webView
        originalRequest = request
        let source = SchemeDownload(request, handler: handler, of: self)
        self.source = source
        Self.running[ObjectIdentifier(self)] = self
        // Starts later, so that the app can set the delegate first.
        Task { @MainActor in source.start() }
    }

    /// Cancels the download. Passes nil to `completionHandler`, because the download cannot be resumed.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
        guard !isOver else { return completionHandler?(nil) ?? () }
        cancellation = completionHandler ?? { _ in }
        source?.cancel()
    }

    // MARK: Events of the source

    func decide(_ response: URLResponse, _ suggestion: String?) {
        guard let delegate else {
            webLog.warning(
                "Cancelled a download that has no delegate to choose its destination. Set WKDownload.delegate in webView(_:…didBecome:).")
            source?.cancel()
            return
        }
        // Folders in the name that the server suggested could lead out of the destination folder. A server must not create hidden files either.
        let name = SafeFilename.name(suggestion, or: "download", canBeHidden: false, separators: ["/", "\\"])
        delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) { [weak self] url in
            guard let self, !isOver else { return }
            guard let url, url.isFileURL, !FileManager.default.fileExists(atPath: url.path) else { return source?.cancel() ?? () }
            source?.setDestination(url)
        }
    }

    func failed(_ error: any Error) {
        guard !isOver else { return }
        end()
        if let cancellation { return cancellation(nil) }
        delegate?.download(self, didFailWithError: error, resumeData: nil)
    }

    func finished() {
        guard !isOver else { return }
        end()
        progress.completedUnitCount = progress.totalUnitCount
        delegate?.downloadDidFinish(self)
    }

    /// Sets the progress, from 0 to 1.
    func progressed(to part: Double) {
        progress.completedUnitCount = Int64(min(max(part, 0), 1) * 999)
    }

    private func end() {
        isOver = true
        source = nil
        Self.running[ObjectIdentifier(self)] = nil
    }
}

/// Chooses the file of a download, and is notified when the download ends.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: _WKDownloadDecisions {
    /// Called when the file is complete.
    func downloadDidFinish(_ download: WKDownload)
    /// Called when the download failed. `resumeData` is nil.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func downloadDidFinish(_ download: WKDownload) { defaultImplementation(of: .downloadDidFinish) }
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        defaultImplementation(of: .downloadDidFailWithErrorResumeData)
    }
}
