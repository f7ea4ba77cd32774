internal import CWebKit

extension WKWebView {
    func baseEvaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)?) {
        evaluate(javaScriptString, in: .page) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Runs a script in the page's content world and returns the value of its last statement.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await awaited { self.evaluate(javaScriptString, in: .page, $0) }
    }

    /// Runs a script in a content world of the main frame. Returns `undefined` as `NSNull`.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        guard frame?.isMainFrame ?? true else { return completionHandler?(.failure(WKError(.javaScriptInvalidFrameTarget))) ?? () }
        evaluate(javaScript, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    /// Runs a script in a content world of the main frame, and returns the value of its last statement.
    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await awaited { self.evaluate(javaScript, in: contentWorld, $0) }
    }

    /// Calls an async function with the parameters `arguments` and the body `functionBody`, which may use `await`. The result is awaited.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) {
        guard frame?.isMainFrame ?? true else { return completionHandler?(.failure(WKError(.javaScriptInvalidFrameTarget))) ?? () }
        call(functionBody, arguments, in: contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    /// Calls an async function with the parameters `arguments` and the body `functionBody`, which may use `await`. The result is awaited.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await awaited { self.call(functionBody, arguments, in: contentWorld, $0) }
    }

    private func awaited(_ body: (@escaping (Result<Any?, any Error>) -> Void) -> Void) async throws -> Any? {
        // `nonisolated(unsafe)` is safe, because no other code has a reference to a value that was converted from JavaScript.
        nonisolated(unsafe) var value: Any?
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            body { result in
                switch result {
                case .success(let got):
                    value = got
                    continuation.resume()
                case .failure(let error): continuation.resume(throwing: error)
                }
            }
        }
        return value
    }

    private func evaluate(_ script: String, in world: WKContentWorld, _ done: @escaping (Result<Any?, any Error>) -> Void) {
        guard let page else { return done(.failure(unavailability())) }
        let text = Array(script.utf8CString)
        lwk_view_evaluate(
            page.view, text, text.count - 1, world.nativeName, WebKitCall.callback, WebKitCall.context { done(Self.result($0, $1)) })
    }

    private func call(
        _ body: String, _ arguments: [String: Any], in world: WKContentWorld, _ done: @escaping (Result<Any?, any Error>) -> Void
    ) {
        guard let page else { return done(.failure(unavailability())) }
        let names = arguments.keys.sorted()
        if let wrong = names.first(where: { $0.range(of: "^[A-Za-z_$][A-Za-z0-9_$]*$", options: .regularExpression) == nil }) {
            return done(.failure(WKError(.javaScriptExceptionOccurred, "\"\(wrong)\" is not a valid name of a JavaScript argument.")))
        }
        do {
            let json = try ScriptValue.json(names.map { arguments[$0] })
            let revive =
                "(k, v) => v !== null && typeof v === 'object' && '\(ScriptValue.dateKey)' in v ? new Date(v['\(ScriptValue.dateKey)']) : v"
            let function =
                "return await (async (\(names.joined(separator: ", "))) => {\n\(body)\n})(...JSON.parse(lodestoneArguments, \(revive)))"
            lwk_view_call(
                page.view, function, json, world.nativeName, WebKitCall.callback, WebKitCall.context { done(Self.result($0, $1)) })
        } catch {
            done(.failure(error))
        }
    }

    private static func result(_ value: UnsafeMutableRawPointer?, _ error: LWKError?) -> Result<Any?, any Error> {
        if let error { return .failure(WebKitErrorConversion.script(error)) }
        return Result { try ScriptValue.read(value) }
    }

    // MARK: Library scripts

    /// Cancels the current press for the page.
    func cancelPressInPage() { run("cancelPress()") }

    /// Runs a library script in the main frame. Calls `done` once, with nil if the script failed.
    func run(_ script: String, _ done: @escaping (Any?) -> Void = { _ in }) {
        guard let page else { return done(nil) }
        let text = Array(script.utf8CString)
        lwk_view_evaluate(
            page.view, text, text.count - 1, WKContentWorld.toolkit.nativeName, WebKitCall.callback,
            WebKitCall.context { done((try? Self.result($0, $1).get()) ?? nil) })
    }

    // MARK: Scrolling

    /// Scrolls the page to an offset of the scroll view.
    func scrollPage(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        askScrolling("scrollPage(\(Double(offset.x / pageZoom)), \(Double(offset.y / pageZoom)))")
    }

    /// Requests the page's scroll position and size.
    func readScrolling() { askScrolling("readScrolling()") }

    /// Runs a library script that replies with the scroll position. Reports that arrive before the reply are outdated, and are ignored.
    private func askScrolling(_ question: String) {
        scrollQuestions += 1
        run(question) { [weak self] answer in
            guard let self else { return }
            scrollQuestions -= 1
            if let answer { pageDidScroll(answer) }
        }
    }

    /// Called with the page's scroll position and size.
    func pageDidScroll(_ body: Any) {
        guard scrollQuestions == 0, let numbers = body as? [Any] else { return }
        let values = numbers.compactMap { ($0 as? NSNumber)?.doubleValue }
        guard values.count == 4, values.allSatisfy(\.isFinite) else { return }
        let offset = CGPoint(x: values[0] * pageZoom, y: values[1] * pageZoom)
        let size = CGSize(width: values[2] * pageZoom, height: values[3] * pageZoom)
        pageScroller.follow(offset: offset, size: size)
    }
}
