import CConformance
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
    private var source: (any DownloadSource)?
    private var cancellation: ((Data?) -> Void)?
    private var isOver = false
    /// Downloads live until their end, whether or not the app keeps them.
    private static var running: [ObjectIdentifier: WKDownload] = [:]

    /// A download of nothing. Tests of delegates hand it over.
    public init() { super.init(onMainActor: ()) }

    /// What WebKitGTK downloads.
    convenience init(_ download: UnsafeMutableRawPointer, webView: WKWebView?) {
        self.init()
        self.webView = webView
        let source = ForeignDownload(download, of: self)
        self.source = source
        originalRequest = source.request
        Self.running[ObjectIdentifier(self)] = self
    }

    /// What the app serves by a scheme of its own; nil for what it does not.
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
        // The app sets the delegate first.
        Task { @MainActor in source.start() }
    }

    /// Ends it. `completionHandler` is given nil: it cannot be taken up again.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
        guard !isOver else { return completionHandler?(nil) ?? () }
        cancellation = completionHandler ?? { _ in }
        source?.cancel()
    }

    // MARK: What its source tells

    func decide(_ response: URLResponse, _ suggestion: String?) {
        guard let delegate else {
            webLog.warning("A download has no delegate to say where it goes, and ends: set WKDownload.delegate in webView(_:…didBecome:).")
            source?.cancel()
            return
        }
        // A server's name for a file is no way out of a folder.
        let name = (suggestion ?? "").components(separatedBy: CharacterSet(charactersIn: "/\\\0")).last ?? ""
        let isNoName = ["", ".", ".."].contains(name)
        delegate.download(self, decideDestinationUsing: response, suggestedFilename: isNoName ? "download" : name) { [weak self] url in
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

    /// So much of it is there, from 0 to 1.
    func progressed(to part: Double) {
        progress.completedUnitCount = Int64(min(max(part, 0), 1) * 999)
    }

    private func end() {
        isOver = true
        source = nil
        Self.running[ObjectIdentifier(self)] = nil
    }
}

/// Chooses the file of a download, and hears how it goes.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: _WKDownloadDecisions {
    /// All of it is in the file.
    func downloadDidFinish(_ download: WKDownload)
    /// It came to nothing. `resumeData` is nil.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func downloadDidFinish(_ download: WKDownload) { defaultImplementation(of: .downloadDidFinish) }
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        defaultImplementation(of: .downloadDidFailWithErrorResumeData)
    }
}
