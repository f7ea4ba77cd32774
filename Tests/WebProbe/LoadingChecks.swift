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
                try await run.until("the title is set") { view.title == "One" }
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
                var navigations: [String] = []
                listener.policy = { action in
                    navigations.append("\(action.request.url?.absoluteString ?? "") \(action.navigationType)")
                    return action.request.url?.scheme == "app" ? .cancel : .allow
                }
                try await run.load("<a id=a href='app://one'>x</a>", in: view, listener)
                _ = try await view.evaluateJavaScript("a.click()")
                try await run.until("the delegate was called") { navigations.contains { $0.hasPrefix("app://one") } }
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
            Check(name: "file parts") { run in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone web+\(UUID().uuidString)")
                let inside = folder.appendingPathComponent("in side")
                try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                for (directory, name) in [(inside, "inside"), (folder, "outside")] {
                    try "window.\(name)Ran = true".write(to: directory.appendingPathComponent("part.js"), atomically: true, encoding: .utf8)
                    try "#\(name) { width: 77px }".write(
                        to: directory.appendingPathComponent("part.css"), atomically: true, encoding: .utf8)
                    try "<svg xmlns='http://www.w3.org/2000/svg' width='33' height='33'/>"
                        .write(to: directory.appendingPathComponent("part.svg"), atomically: true, encoding: .utf8)
                }
                let parts = ["": "near", "../": "far", "..%2F": "encoded", "%2e%2e/": "dots"].map { way, name in
                    "<script src='\(way)part.js'></script><link rel=stylesheet href='\(way)part.css'><img id='\(name)' src='\(way)part.svg'>"
                }
                let html =
                    "<title>Parts</title><div id=inside></div><div id=outside></div><img id=absolute src='\(folder.absoluteString)part.svg'>"
                    + parts.joined()
                try html.write(to: inside.appendingPathComponent("in.html"), atomically: true, encoding: .utf8)
                let read = """
                    JSON.stringify([!!window.insideRan, !!window.outsideRan, getComputedStyle(document.getElementById('inside')).width,
                        getComputedStyle(document.getElementById('outside')).width == '77px',
                        ...['near', 'far', 'encoded', 'dots', 'absolute'].map(id => document.getElementById(id).naturalWidth)])
                    """
                let expected = "[true,false,\"77px\",false,33,0,0,0,0]"
                let (view, listener) = run.makeView()
                view.loadFileURL(inside.appendingPathComponent("in.html"), allowingReadAccessTo: inside)
                try await run.until("the file is there") { listener.events.last == "finished" }
                run.expect(try await view.evaluateJavaScript(read) as? String, is: expected)
                // Loads HTML text with a folder as its base URL, in another view.
                let (other, second) = run.makeView()
                try await run.load(html, in: other, second, baseURL: URL(fileURLWithPath: inside.path, isDirectory: true))
                run.expect(try await other.evaluateJavaScript(read) as? String, is: expected)
                // Loads the file without read access to its folder.
                let (alone, third) = run.makeView()
                alone.load(URLRequest(url: inside.appendingPathComponent("in.html")))
                try await run.until("the file is there") { third.events.last == "finished" }
                run.expect(try await alone.evaluateJavaScript("document.getElementById('near').naturalWidth") as? Int, is: 0)
                // HTML text without a base URL.
                try await run.load(html, in: alone, third)
                run.expect(try await alone.evaluateJavaScript("document.getElementById('absolute').naturalWidth") as? Int, is: 0)
            },
            Check(name: "file links") { run in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-web-\(UUID().uuidString)")
                let inside = folder.appendingPathComponent("inside")
                let files = FileManager.default
                try files.createDirectory(at: inside.appendingPathComponent("sub"), withIntermediateDirectories: true)
                defer { try? files.removeItem(at: folder) }
                let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='33' height='33'/>"
                for directory in [folder, inside, inside.appendingPathComponent("sub")] {
                    try svg.write(to: directory.appendingPathComponent("part.svg"), atomically: true, encoding: .utf8)
                }
                // Symbolic links to a file or folder outside, with special characters in their names, and links that stay inside.
                for (name, target) in [
                    ("secret.svg", "../part.svg"), ("way", ".."), ("a b+ü.svg", "../part.svg"), ("second.svg", "secret.svg"),
                    ("kept.svg", "part.svg"), ("down", "sub"),
                ] {
                    try files.createSymbolicLink(atPath: inside.appendingPathComponent(name).path, withDestinationPath: target)
                }
                let pictures = [
                    "part.svg", "kept.svg", "sub/part.svg", "down/part.svg", "secret.svg", "way/part.svg", "a%20b+%c3%bc.svg",
                    "a b%2Bü.svg",
                    "second.svg", "%73ecret.svg", "sub/..//secret.svg", "down/../secret.svg", "secret.svg?1",
                ]
                let html = "<title>Links</title>" + pictures.map { "<img src='\($0)'>" }.joined()
                try html.write(to: inside.appendingPathComponent("in.html"), atomically: true, encoding: .utf8)
                let (view, listener) = run.makeView()
                view.loadFileURL(inside.appendingPathComponent("in.html"), allowingReadAccessTo: inside)
                try await run.until("the file is there") { listener.events.last == "finished" }
                let sizesScript = "[...document.images].map(image => image.naturalWidth).join(' ')"
                let expected = "33 33 33 33" + String(repeating: " 0", count: pictures.count - 4)
                run.expect(try await view.evaluateJavaScript(sizesScript) as? String, is: expected)
                // One link more than the number of links that can be distinguished.
                for number in 0..<96 {
                    try files.createSymbolicLink(
                        atPath: inside.appendingPathComponent("link \(number)é.svg").path, withDestinationPath: "../part.svg")
                }
                let (many, second) = run.makeView()
                many.loadFileURL(inside.appendingPathComponent("in.html"), allowingReadAccessTo: inside)
                try await run.until("the file is there again") { second.events.last == "finished" }
                run.expect(try await many.evaluateJavaScript(sizesScript) as? String, is: expected)
                try files.createSymbolicLink(atPath: inside.appendingPathComponent("one more").path, withDestinationPath: "..")
                let (refused, third) = run.makeView()
                refused.loadFileURL(inside.appendingPathComponent("in.html"), allowingReadAccessTo: inside)
                try await run.until("it is refused") { !third.errors.isEmpty }
                run.expect((third.errors.first as? NSError)?.code, is: NSURLErrorNoPermissionsToReadFile)
            },
            Check(name: "frames") { run in
                let (view, listener) = run.makeView(
                    .serving([
                        "main": "<title>Main</title><iframe src='page://x/inner'></iframe><a id=a href='page://x/main?2'>x</a>",
                        "main?2": "<title>Second</title>",
                        "inner": "<body><a id=l href='page://x/next'>y</a><a id=t href='page://x/main?3' target=_top>z</a>"
                            + "<script>setTimeout(() => l.click(), 100)</script>",
                        "next": "<body><script>setTimeout(() => { const a = document.createElement('a'); a.href = 'page://x/up';"
                            + " a.target = '_top'; document.body.append(a); a.click() }, 100)</script>",
                        "up": "<title>Up</title>",
                    ]))
                var navigations: [String] = []
                listener.policy = { action in
                    let name = action.request.url?.lastPathComponent ?? ""
                    let (from, to) = (action.sourceFrame.isMainFrame, action.targetFrame?.isMainFrame ?? true)
                    navigations.append("\(name) \(from ? "main" : "frame") \(to ? "main" : "frame")")
                    return .allow
                }
                view.load(URLRequest(url: URL(string: "page://x/main")!))
                try await run.until("the frame led on") { view.title == "Up" }
                run.expect(navigations, is: ["main main main", "inner main frame", "next frame frame", "up frame main"])
            },
            Check(name: "downloads") { run in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-downloads-\(UUID().uuidString)")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let (view, listener) = run.makeView(
                    .serving(["a": "<title>A</title><a id=d download href='page://x/data.txt'>d</a>", "data.txt": "data"]))
                let saver = Saver(folder)
                listener.onDownload = { $0.delegate = saver }
                listener.policy = { $0.shouldPerformDownload ? .download : .allow }
                view.load(URLRequest(url: URL(string: "page://x/a")!))
                try await run.until("it is there") { view.title == "A" && !view.isLoading }
                _ = try await view.evaluateJavaScript("d.click()")
                try await run.until("it is saved") { !saver.finished.isEmpty }
                run.expect(try String(contentsOf: saver.finished[0], encoding: .utf8), is: "data")
                run.expect(saver.finished[0].lastPathComponent, is: "data.txt")
                // The response policy starts the download.
                listener.policy = { _ in .allow }
                listener.responsePolicy = { $0.response.url?.lastPathComponent == "data.txt" ? .download : .allow }
                _ = try await view.evaluateJavaScript("d.removeAttribute('download'); d.href = 'page://x/data.txt?2'; d.click()")
                try await run.until("it is saved too") { saver.finished.count == 2 }
                // The app starts a download, and then one of a missing resource.
                view.startDownload(using: URLRequest(url: URL(string: "page://x/data.txt")!)) { $0.delegate = saver }
                try await run.until("it is saved by the app") { saver.finished.count == 3 }
                view.startDownload(using: URLRequest(url: URL(string: "page://x/nothing")!)) { $0.delegate = saver }
                try await run.until("it failed") { saver.errors.count == 1 }
                // A download that WebKitGTK performs itself.
                let text = "data:text/plain,plain"
                view.startDownload(using: URLRequest(url: URL(string: text)!)) { $0.delegate = saver }
                try await run.until("it is saved by WebKitGTK") { saver.finished.count == 4 || saver.errors.count == 2 }
                run.expect(saver.errors.count, is: 1)
                run.expect(view.title, is: "A")
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
                // The scroll view follows a scroll by the page directly after that.
                view.scrollView.contentOffset = CGPoint(x: 0, y: 100)
                _ = try await view.evaluateJavaScript("scrollTo(0, 300); 0")
                try await run.until("the scroll view follows") { view.scrollView.contentOffset.y == 300 }
                for y in stride(from: 300, through: 900, by: 20) { view.scrollView.contentOffset.y = CGFloat(y) }
                run.expect(view.scrollView.contentOffset.y, is: 900)
                try await run.until("the page is where it was put last") { (try? await view.evaluateJavaScript("scrollY")) as? Int == 900 }
                run.expect(view.scrollView.contentOffset.y, is: 900)
            },
            Check(name: "zoom") { run in
                let (view, listener) = run.makeView()
                try await run.load(
                    "<body style='margin:0'><div id=d style='height:1000px'></div><p id=p style='margin:0;height:200px'>", in: view,
                    listener)
                try await run.until("the size is known") { view.scrollView.contentSize == CGSize(width: 400, height: 1200) }
                view.pageZoom = 2
                try await run.until("it is twice as high") { view.scrollView.contentSize == CGSize(width: 400, height: 2400) }
                view.scrollView.contentOffset = CGPoint(x: 0, y: 2000)
                try await run.until("the page scrolled in units of its own") {
                    (try? await view.evaluateJavaScript("scrollY")) as? Int == 1000
                }
                run.expect(try await view.evaluateJavaScript("document.elementFromPoint(10, 10).id") as? String, is: "p")
                _ = try await view.evaluateJavaScript("d.style.height = '500px'; 0")
                try await run.until("it is lower") { view.scrollView.contentSize == CGSize(width: 400, height: 1400) }
                view.pageZoom = 1
                try await run.until("it is as high as it says") { view.scrollView.contentSize == CGSize(width: 400, height: 700) }
            },
            Check(name: "storyboard") { run in
                let xml = """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
                    <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
                    <subviews><wkWebView contentMode="scaleToFill" id="w"><rect key="frame" x="10" y="20" width="300" height="200"/>
                    <wkWebViewConfiguration key="configuration"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
                    <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView></subviews></view>
                    </objects></document>
                    """
                let made = UINib(data: Data(xml.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
                let view = made.compactMap { $0 as? UIView }.first
                guard let web = view?.subviews.first as? WKWebView else {
                    throw Fault("there is a \(view?.subviews.first.map { "\($0)" } ?? "nothing")")
                }
                run.expect(web.frame, is: CGRect(x: 10, y: 20, width: 300, height: 200))
                web.loadHTMLString("<title>From a file</title>", baseURL: nil)
                try await run.until("its page is there") { web.title == "From a file" }
            },
            Check(name: "shared") { run in
                // Web views that share a configuration are distinguished.
                let configuration = WKWebViewConfiguration()
                let messageListener = MessageListener()
                configuration.userContentController.add(messageListener, name: "app")
                let (one, first) = run.makeView(configuration)
                let (two, second) = run.makeView(configuration)
                try await run.load(
                    "<body style='height:3000px'><script>webkit.messageHandlers.app.postMessage('one')</script>", in: one, first)
                try await run.load(
                    "<body style='height:2000px'><script>webkit.messageHandlers.app.postMessage('two')</script>", in: two, second)
                try await run.until("both messages arrived") { messageListener.messages.count == 2 }
                run.expect(messageListener.messages[0].webView === one && messageListener.messages[1].webView === two)
                try await run.until("both are followed") {
                    one.scrollView.contentSize.height >= 3000 && (2000..<3000).contains(two.scrollView.contentSize.height)
                }
                configuration.userContentController.removeAllScriptMessageHandlers()
                _ = try await two.evaluateJavaScript("document.body.style.height = '2500px'; 0")
                try await run.until("it is still followed") { two.scrollView.contentSize.height >= 2500 }
            },
        ]
    }
}

extension WKWebViewConfiguration {
    /// A configuration that serves `page://x/NAME` from the given texts.
    @MainActor static func serving(_ pages: [String: String]) -> WKWebViewConfiguration {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(TextHandler(pages), forURLScheme: "page")
        return configuration
    }
}

/// Serves the given texts as pages.
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
