import Foundation

/// A download from a custom scheme of the app. WebKitGTK does not support such downloads.
///
/// Data that arrives before the app has chosen the file is buffered in memory.
@MainActor
final class SchemeDownload: DownloadSource, WKURLSchemeTask {
    let request: URLRequest
    private let handler: any WKURLSchemeHandler
    private weak var owner: WKDownload?
    private var response: URLResponse?
    private var file: FileHandle?
    private var early = Data()
    private var received: Int64 = 0
    private var state = State.waiting

    private enum State { case waiting, answering, whole, over }

    init(_ request: URLRequest, handler: any WKURLSchemeHandler, of owner: WKDownload) {
        self.request = request
        self.handler = handler
        self.owner = owner
    }

    func start() {
        guard state == .waiting, let view = owner?.webView else { return fail(URLError(.cancelled)) }
        handler.webView(view, start: self)
    }

    // MARK: WKURLSchemeTask

    func didReceive(_ response: URLResponse) {
        guard state == .waiting else { return fault("didReceive(_:) with a response") }
        state = .answering
        self.response = response
        owner?.decide(response, response.suggestedFilename ?? request.url?.lastPathComponent)
    }

    func didReceive(_ data: Data) {
        guard state == .answering else { return fault("didReceive(_:) with data") }
        received += Int64(data.count)
        if file == nil { early.append(data) } else { write(data) }
        let expected = response?.expectedContentLength ?? -1
        if expected > 0 { owner?.progressed(to: Double(received) / Double(expected)) }
    }

    func didFinish() {
        guard state == .answering else { return fault("didFinish()") }
        state = .whole
        if file != nil { finish() }
    }

    func didFailWithError(_ error: any Error) {
        guard state != .over, state != .whole else { return fault("didFailWithError(_:)") }
        fail(error)
    }

    private func fault(_ what: String) {
        guard state != .over else { return }
        webLog.error(
            """
            Ignored a call of \(what) out of order by the scheme handler of "\(request.url?.absoluteString ?? "an unknown URL")". Send a \
            response, then data, then the end or an error.
            """
        )
    }

    // MARK: The file

    func setDestination(_ url: URL) {
        guard state != .over, file == nil else { return }
        do {
            try Data().write(to: url, options: .withoutOverwriting)
            file = try FileHandle(forWritingTo: url)
        } catch { return stop(error) }
        write(early)
        early = Data()
        if state == .whole { finish() }
    }

    private func write(_ data: Data) {
        do { try file?.write(contentsOf: data) } catch { stop(error) }
    }

    private func finish() {
        guard state == .whole else { return }
        state = .over
        do { try file?.close() } catch { return owner?.failed(error) ?? () }
        owner?.finished()
    }

    func cancel() { stop(URLError(.cancelled)) }

    /// Ends the download with an error, and stops the handler if it is still active.
    private func stop(_ error: any Error) {
        guard state != .over else { return }
        let isServed = state == .answering || state == .waiting
        let view = owner?.webView
        fail(error)
        if isServed, let view { handler.webView(view, stop: self) }
    }

    private func fail(_ error: any Error) {
        guard state != .over else { return }
        state = .over
        try? file?.close()
        file = nil
        owner?.failed(error)
    }
}
