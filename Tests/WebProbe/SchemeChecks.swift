import WebKit

extension Check {
    @MainActor static var schemes: [Check] {
        [
            Check(name: "late scheme") { run in
                let (view, listener) = run.makeView(
                    .handling { task in
                        Task { @MainActor in
                            try? await Task.sleep(nanoseconds: 400_000_000)
                            task.respond("<title>Late</title>")
                        }
                    })
                view.load(URLRequest(url: URL(string: "page://x/a")!))
                // The title arrives separately.
                try await run.until("it came") { listener.events.last == "finished" && view.title == "Late" }
            },
            Check(name: "scheme twice") { run in
                let (view, listener) = run.makeView(
                    .handling { task in
                        task.respond("<title>Once</title>")
                        task.respond("<title>Twice</title>")
                        task.didFailWithError(URLError(.unknown))
                    })
                view.load(URLRequest(url: URL(string: "page://x/a")!))
                try await run.until("it came") { listener.events.last == "finished" && view.title == "Once" }
                run.expect(listener.errors.isEmpty)
            },
            Check(name: "scheme never") { run in
                let retained = RetainedTasks()
                let (view, listener) = run.makeView(.handling { retained.tasks.append($0) })
                view.load(URLRequest(url: URL(string: "page://x/a")!))
                try await run.until("the delegate was called") { !retained.tasks.isEmpty }
                run.expect(view.isLoading)
                try await run.load("<title>Other</title>", in: view, listener)
                try await run.until("its title is set") { view.title == "Other" }
                retained.tasks.forEach { $0.respond("<title>Too late</title>") }
                try await Task.sleep(nanoseconds: 200_000_000)
                run.expect(view.title, is: "Other")
            },
            Check(name: "scheme fails") { run in
                let (view, listener) = run.makeView(.handling { $0.didFailWithError(URLError(.fileDoesNotExist)) })
                view.load(URLRequest(url: URL(string: "page://x/a")!))
                try await run.until("it failed") { !listener.errors.isEmpty }
                run.expect((listener.errors.first as? NSError)?.code, is: URLError.Code.fileDoesNotExist.rawValue)
                // Loads a scheme without a handler.
                view.load(URLRequest(url: URL(string: "unknown://x/a")!))
                try await run.until("it failed too") { listener.errors.count == 2 }
                run.expect((listener.errors.last as? NSError)?.code, is: NSURLErrorUnsupportedURL)
            },
            Check(name: "large page") { run in
                let (view, listener) = run.makeView(
                    .handling { task in
                        guard let url = task.request.url else { return }
                        task.didReceive(URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
                        task.didReceive(Data("<title>Large</title><!--".utf8))
                        let part = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
                        for _ in 0..<50 { task.didReceive(part) }
                        task.didReceive(Data("--><p id=end>End</p>".utf8))
                        task.didFinish()
                    })
                view.load(URLRequest(url: URL(string: "page://x/a")!))
                // The app stays responsive meanwhile.
                let start = Date()
                try await Task.sleep(nanoseconds: 10_000_000)
                run.expect(Date().timeIntervalSince(start) < 5)
                try await run.until("it came", within: 60) { listener.events.last == "finished" }
                run.expect(try await view.evaluateJavaScript("document.getElementById('end').textContent") as? String, is: "End")
            },
        ]
    }

    @MainActor static var questions: [Check] {
        [
            Check(name: "dialogs") { run in
                let (view, listener) = run.makeView()
                try await run.load("<p>", in: view, listener)
                run.expect(try await view.evaluateJavaScript("alert('A'); 1") as? Int, is: 1)
                run.expect(try await view.evaluateJavaScript("confirm('C')") as? Bool, is: true)
                run.expect(try await view.evaluateJavaScript("prompt('P', 'D')") as? String, is: "an answer")
                run.expect(listener.events.suffix(3), is: ["alert A", "confirm C", "prompt P D"])
                view.uiDelegate = nil
                run.expect(try await view.evaluateJavaScript("confirm('C')") as? Bool, is: false)
                run.expect(try await view.evaluateJavaScript("prompt('P')") is NSNull)
            },
            Check(name: "windows") { run in
                let (view, listener) = run.makeView()
                var made: WKWebView?
                try await run.load("<p>", in: view, listener)
                run.expect(try await view.evaluateJavaScript("window.open('about:blank') === null") as? Bool, is: true)
                listener.makesWindow = { configuration in
                    made = WKWebView(frame: CGRect(x: 450, y: 20, width: 200, height: 200), configuration: configuration)
                    return made
                }
                _ = try await view.evaluateJavaScript("window.other = window.open('about:blank'); other.document.title = 'Opened'; 0")
                try await run.until("it is open") { made?.title == "Opened" }
                run.expect(listener.events.filter { $0 == "window" }.count, is: 2)
            },
        ]
    }
}

extension WKWebViewConfiguration {
    /// A configuration in which `start` handles `page://`.
    @MainActor static func handling(_ start: @escaping @MainActor (any WKURLSchemeTask) -> Void) -> WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(ClosureHandler(start), forURLScheme: "page")
        return configuration
    }
}

@MainActor
private final class ClosureHandler: WKURLSchemeHandler {
    private let start: @MainActor (any WKURLSchemeTask) -> Void
    init(_ start: @escaping @MainActor (any WKURLSchemeTask) -> Void) { self.start = start }
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) { start(urlSchemeTask) }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}

@MainActor
private final class RetainedTasks {
    var tasks: [any WKURLSchemeTask] = []
}

extension WKURLSchemeTask {
    /// Responds with complete HTML.
    @MainActor func respond(_ html: String) {
        guard let url = request.url else { return }
        didReceive(URLResponse(url: url, mimeType: "text/html", expectedContentLength: html.utf8.count, textEncodingName: "utf-8"))
        didReceive(Data(html.utf8))
        didFinish()
    }
}
