import WebKit

extension Check {
    @MainActor static var loading: [Check] {
        [
            Check(name: "load") { run in
                let (view, listener) = run.makeView()
                var titles: [String] = []
                let observation = view.observe(\.title, options: [.new]) { _, change in
                    titles.append(change.newValue.map { $0 ?? "" } ?? "")
                }
                var progress: [Double] = []
                let other = view.observe(\.estimatedProgress, options: .new) { _, change in progress.append(change.newValue ?? -1) }
                try await run.load("<title>One</title><p id=p>Text</p>", in: view, listener)
                run.expect(listener.events, is: ["started", "committed", "finished"])
                run.expect(view.title, is: "One")
                run.expect(titles.last, is: "One")
                run.expect(progress.last, is: 1)
                run.expect(!view.isLoading)
                observation.invalidate()
                other.invalidate()
                _ = try await view.evaluateJavaScript("document.title = 'Two'")
                try await run.until("the title changed") { view.title == "Two" }
                run.expect(titles.last, is: "One")
            },
            Check(name: "stream") { run in
                let (view, listener) = run.makeView()
                let task = Task { @MainActor in
                    var seen: [String] = []
                    for await title in view.values(of: \.title) {
                        seen.append(title ?? "")
                        if title == "Last" { break }
                    }
                    return seen
                }
                try await run.load("<title>Last</title>", in: view, listener)
                run.expect(await task.value.last, is: "Last")
            },
            Check(name: "history") { run in
                let (view, listener) = run.makeView(.serving(["a": "<title>A</title><a href='page://x/b'>b</a>", "b": "<title>B</title>"]))
                view.load(URLRequest(url: URL(string: "page://x/a")!))
                try await run.until("A") { listener.events.last == "finished" && view.title == "A" }
                view.load(URLRequest(url: URL(string: "page://x/b")!))
                try await run.until("B") { listener.events.last == "finished" && view.title == "B" }
                run.expect(view.canGoBack && !view.canGoForward)
                run.expect(view.backForwardList.backItem?.title, is: "A")
                run.expect(view.backForwardList.backList.map(\.url.absoluteString), is: ["page://x/a"])
                view.goBack()
                try await run.until("A again") { view.title == "A" && !view.isLoading }
                run.expect(view.canGoForward)
                view.goForward()
                try await run.until("B again") { view.title == "B" && !view.isLoading }
                if let item = view.backForwardList.item(at: -1) { view.go(to: item) }
                try await run.until("A by its item") { view.title == "A" }
            },
            Check(name: "refused") { run in
                let (view, listener) = run.makeView()
                view.load(URLRequest(url: URL(string: "http://127.0.0.1:47/")!))
                try await run.until("it failed") { !listener.errors.isEmpty }
                run.expect((listener.errors.first as? NSError)?.domain, is: NSURLErrorDomain)
                run.expect((listener.errors.first as? NSError)?.code, is: NSURLErrorCannotConnectToHost)
                run.expect(!listener.events.contains("finished"))
            },
            Check(name: "policy") { run in
                let (view, listener) = run.makeView()
                var asked: [String] = []
                listener.policy = { action in
                    asked.append("\(action.request.url?.absoluteString ?? "") \(action.navigationType)")
                    return action.request.url?.scheme == "app" ? .cancel : .allow
                }
                try await run.load("<a id=a href='app://one'>x</a>", in: view, listener)
                _ = try await view.evaluateJavaScript("a.click()")
                try await run.until("it was asked") { asked.contains { $0.hasPrefix("app://one") } }
                try await Task.sleep(nanoseconds: 200_000_000)
                run.expect(listener.errors.isEmpty, "no error for what the app cancelled")
                run.expect(try await view.evaluateJavaScript("document.links.length") as? Int, is: 1)
            },
            Check(name: "files") { run in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-web-\(UUID().uuidString)")
                let inside = folder.appendingPathComponent("inside")
                try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                try "<title>In</title><a id=out href='../out.html'>x</a><a id=near href='near.html'>y</a>"
                    .write(to: inside.appendingPathComponent("in.html"), atomically: true, encoding: .utf8)
                try "<title>Near</title>".write(to: inside.appendingPathComponent("near.html"), atomically: true, encoding: .utf8)
                try "<title>Out</title>".write(to: folder.appendingPathComponent("out.html"), atomically: true, encoding: .utf8)
                let (view, listener) = run.makeView()
                view.loadFileURL(inside.appendingPathComponent("in.html"), allowingReadAccessTo: inside)
                try await run.until("the file is there") { view.title == "In" && !view.isLoading }
                _ = try await view.evaluateJavaScript("document.getElementById('out').click()")
                try await run.until("it is refused") { !listener.errors.isEmpty }
                run.expect((listener.errors.first as? NSError)?.code, is: NSURLErrorNoPermissionsToReadFile)
                run.expect(view.title, is: "In")
                _ = try await view.evaluateJavaScript("document.getElementById('near').click()")
                try await run.until("the neighbour is there") { view.title == "Near" }
            },
            Check(name: "pictures") { run in
                let (view, listener) = run.makeView()
                try await run.load("<body style='background:rgb(10,200,30)'>needle and Needle", in: view, listener)
                try await Task.sleep(nanoseconds: 300_000_000)
                let image = try await view.takeSnapshot(configuration: nil)
                run.expect(image.size, is: CGSize(width: 400, height: 300))
                let part = WKSnapshotConfiguration()
                part.rect = CGRect(x: 10, y: 10, width: 50, height: 20)
                run.expect(try await view.takeSnapshot(configuration: part).size, is: CGSize(width: 50, height: 20))
                run.expect(try await view.find("Needle").matchFound)
                run.expect(try await view.find("straw").matchFound, is: false)
                let data = try await view.pdf()
                run.expect(data.prefix(5) == Data("%PDF-".utf8), "a PDF of \(data.count) bytes")
            },
            Check(name: "scrolling") { run in
                let (view, listener) = run.makeView()
                try await run.load("<body style='margin:0'><div style='height:2000px;width:900px'></div>", in: view, listener)
                try await run.until("the size is known") { view.scrollView.contentSize.height >= 2000 }
                view.scrollView.contentOffset = CGPoint(x: 0, y: 700)
                try await run.until("the page scrolled") { (try? await view.evaluateJavaScript("scrollY")) as? Int == 700 }
            },
        ]
    }
}

extension WKWebViewConfiguration {
    /// Serves `page://x/NAME` from texts.
    @MainActor static func serving(_ pages: [String: String]) -> WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(TextHandler(pages), forURLScheme: "page")
        return configuration
    }
}

/// Serves texts as pages.
@MainActor
final class TextHandler: WKURLSchemeHandler {
    private let pages: [String: String]
    init(_ pages: [String: String]) { self.pages = pages }

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        guard let url = urlSchemeTask.request.url, let text = pages[url.lastPathComponent] else {
            return urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist))
        }
        let data = Data(text.utf8)
        urlSchemeTask.didReceive(URLResponse(url: url, mimeType: "text/html", expectedContentLength: data.count, textEncodingName: "utf-8"))
        urlSchemeTask.didReceive(data)
        urlSchemeTask.didFinish()
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}
