internal import CWebKit

/// A response to a page's request. It is written through a pipe, because the page's process may read slowly or not at all.
@MainActor
final class SchemeTask: WKURLSchemeTask {
    let request: URLRequest
    private let foreign: UnsafeMutableRawPointer
    private weak var owner: WKWebView?
    private let handler: any WKURLSchemeHandler
    private var pipe: ResponsePipe?
    private var state = State.waiting

    private enum State { case waiting, answering, over }

    private static let mostOfBody = 64 << 20

    init?(_ foreign: UnsafeMutableRawPointer, owner: WKWebView, handler: any WKURLSchemeHandler) {
        guard let request = URLRequest(scheme: foreign, mostOfBody: Self.mostOfBody) else { return nil }
        self.request = request
        self.foreign = foreign
        self.owner = owner
        self.handler = handler
        lwk_retain(foreign)
    }

    isolated deinit {
        // The handler released the task without a response. Fails the request, because the page would otherwise wait forever.
        if state == .waiting {
            lwk_scheme_fail(
                foreign, NSURLErrorDomain, Int32(NSURLErrorCancelled), "The scheme handler released the task without a response.")
        }
        pipe?.close()
        lwk_release(foreign)
    }

    /// Serves a WebKitGTK request with the handler of the web view that made the request.
    static func serve(_ request: UnsafeMutableRawPointer) {
        let scheme = lwk_uri_scheme_request_get_scheme(request).map { String(cString: $0) } ?? ""
        let owner = WebPage.of(lwk_uri_scheme_request_get_web_view(request))?.owner
        guard let owner, let handler = owner.ownConfiguration.urlSchemeHandler(forURLScheme: scheme),
            let task = SchemeTask(request, owner: owner, handler: handler)
        else {
            return lwk_scheme_fail(
                request, NSURLErrorDomain, Int32(NSURLErrorUnsupportedURL), "The web view has no handler for the scheme \"\(scheme)\".")
        }
        owner.schemeTasks.append(task)
        task.start()
    }

    private func start() {
        guard let owner else { return }
        handler.webView(owner, start: self)
    }

    /// Ends the task, and notifies the handler that the page no longer waits for the response.
    func stop() {
        guard state != .over else { return }
        if state == .waiting {
            lwk_scheme_fail(foreign, NSURLErrorDomain, Int32(NSURLErrorCancelled), "The page no longer waits for the response.")
        }
        end()
        if let owner { handler.webView(owner, stop: self) }
    }

    func didReceive(_ response: URLResponse) {
        guard isIn(.waiting, "didReceive(_:) with a response") else { return }
        state = .answering
        let answer = response as? HTTPURLResponse
        let headers = lwk_soup_headers_new(1)
        for (name, value) in answer?.allHeaderFields ?? [:] {
            if let name = name as? String, let value = value as? String, !(name + value).contains(where: \.isNewline) {
                lwk_soup_headers_append(headers, name, value)
            }
        }
        let length = response.expectedContentLength
        let descriptor = lwk_scheme_respond(
            foreign, length >= 0 ? Int64(length) : -1, response.mimeType ?? "application/octet-stream", UInt32(answer?.statusCode ?? 200),
            headers)
        guard descriptor >= 0 else {
            return webLog.error(
                """
                Cannot send the response to "\(request.url?.absoluteString ?? "an unknown URL")": no file descriptors are left. Close \
                files or raise the limit.
                """
            )
        }
        pipe = ResponsePipe(descriptor) { [weak self] in self?.stop() }
    }

    func didReceive(_ data: Data) {
        guard isIn(.answering, "didReceive(_:) with data") else { return }
        pipe?.write(data)
    }

    func didFinish() {
        if state == .waiting { return fault("didFinish()", "before a response") }
        guard isIn(.answering, "didFinish()") else { return }
        end()
    }

    func didFailWithError(_ error: any Error) {
        guard state != .over else { return fault("didFailWithError(_:)", "after the task ended") }
        if state == .waiting {
            let error = error as NSError
            lwk_scheme_fail(foreign, error.domain, Int32(clamping: error.code), error.localizedDescription)
        }
        end()
    }

    private func end() {
        state = .over
        pipe?.close()
        pipe = nil
        owner?.schemeTasks.removeAll { $0 === self }
    }

    private func isIn(_ needed: State, _ what: String) -> Bool {
        if state == needed { return true }
        fault(what, state == .over ? "after the task ended" : needed == .waiting ? "a second time" : "before a response")
        return false
    }

    private func fault(_ what: String, _ when: String) {
        webLog.error("Ignored a call of \(what) \(when) by the scheme handler of \"\(request.url?.absoluteString ?? "an unknown URL")\".")
    }
}
