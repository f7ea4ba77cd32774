import Glibc
import WebKit

extension Check {
    @MainActor static var data: [Check] {
        [
            Check(name: "cookies") { run in
                let configuration = WKWebViewConfiguration()
                configuration.websiteDataStore = .nonPersistent()
                let (view, listener) = run.makeView(configuration)
                let store = configuration.websiteDataStore.httpCookieStore
                let cookie = HTTPCookie(properties: [.name: "a", .value: "b", .domain: "example.org", .path: "/"])
                guard let cookie else { throw Fault("no cookie") }
                await store.setCookie(cookie)
                try await run.load("<p>", in: view, listener, baseURL: URL(string: "http://example.org/"))
                run.expect(try await view.evaluateJavaScript("document.cookie") as? String, is: "a=b")
                _ = try await view.evaluateJavaScript("document.cookie = 'c=d; path=/'; 0")
                try await run.until("it is there") { await store.allCookies().map(\.name).sorted() == ["a", "c"] }
                await store.deleteCookie(cookie)
                try await run.until("it is gone") { await store.allCookies().map(\.name) == ["c"] }
                await configuration.websiteDataStore.removeData(
                    ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
                try await run.until("all are gone") { await store.allCookies().isEmpty }
            },
            Check(name: "ephemeral") { run in
                let (view, listener) = run.makeView()
                try await run.load("<p>", in: view, listener, baseURL: URL(string: "http://example.org/"))
                _ = try await view.evaluateJavaScript("localStorage.a = 1; 0")
                run.expect(try await view.evaluateJavaScript("localStorage.a") as? String, is: "1")
                let (other, second) = run.makeView()
                try await run.load("<p>", in: other, second, baseURL: URL(string: "http://example.org/"))
                run.expect(try await other.evaluateJavaScript("localStorage.a === undefined") as? Bool, is: true)
            },
            Check(name: "rules") { run in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-rules-\(UUID().uuidString)")
                defer { try? FileManager.default.removeItem(at: folder) }
                let store = WKContentRuleListStore(url: folder)
                var list: WKContentRuleList?
                var error: (any Error)?
                let hides = "[{\"trigger\": {\"url-filter\": \".*\"}, \"action\": {\"type\": \"css-display-none\", \"selector\": \"#ad\"}}]"
                store.compileContentRuleList(forIdentifier: "hide", encodedContentRuleList: hides) {
                    list = $0; error = $1
                }
                try await run.until("it is compiled") { list != nil || error != nil }
                guard let list else { throw Fault("\(error.map { "\($0)" } ?? "")") }
                let configuration = WKWebViewConfiguration()
                configuration.userContentController.add(list)
                let (view, listener) = run.makeView(configuration)
                try await run.load("<p id=ad>Ad</p><p id=p>Text</p>", in: view, listener, baseURL: URL(string: "http://example.org/"))
                run.expect(
                    try await view.evaluateJavaScript("getComputedStyle(document.getElementById('ad')).display") as? String, is: "none")
                var fault: (any Error)?
                store.compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: "no rules") { fault = $1 }
                try await run.until("bad ones are refused") { fault != nil }
            },
        ]
    }

    @MainActor static var failures: [Check] {
        [
            Check(name: "killed") { run in
                let (view, listener) = run.makeView(.handling { _ in })
                try await run.load("<title>First</title>", in: view, listener)
                view.load(URLRequest(url: URL(string: "page://x/a")!))
                try await run.until("it loads") { view.isLoading }
                run.expect(kill(webProcesses: getpid()) > 0, "a process was killed")
                try await run.until("the delegate is notified") { listener.events.contains("terminated") }
                do {
                    _ = try await view.evaluateJavaScript("1")
                } catch { run.expect(error is WKError) }
                try await run.load("<title>Again</title>", in: view, listener)
                try await run.until("its title is set") { view.title == "Again" }
            },
            Check(name: "endless") { run in
                let (view, listener) = run.makeView()
                try await run.load("<p>", in: view, listener)
                view.evaluateJavaScript("while (true) {}") { _, _ in }
                // The app stays responsive.
                for _ in 0..<20 { try await Task.sleep(nanoseconds: 20_000_000) }
                let (other, second) = run.makeView()
                try await run.load("<title>Other</title>", in: other, second)
                try await run.until("its title is set") { other.title == "Other" }
                run.expect(kill(webProcesses: getpid()) > 0, "a process was killed")
                try await run.until("the delegate is notified") { listener.events.contains("terminated") }
            },
            Check(name: "gone") { run in
                weak var last: WKWebView?
                for number in 0..<10 {
                    let view = WKWebView(
                        frame: CGRect(x: 20, y: 20, width: 200, height: 200), configuration: .serving(["a": "<title>A</title>"]))
                    let listener = LoadListener()
                    view.navigationDelegate = listener
                    run.window.rootViewController?.view.addSubview(view)
                    view.load(URLRequest(url: URL(string: "page://x/a")!))
                    // Half of the views are removed during a load.
                    if number % 2 == 0 { try await run.until("it is there") { view.title == "A" } }
                    view.removeFromSuperview()
                    last = view
                }
                try await run.until("the views are gone") { last == nil }
                try await run.until("their processes are gone", within: 30) { webProcesses(of: getpid()).isEmpty }
            },
        ]
    }
}

/// The web processes that run the pages of a program.
private func webProcesses(of program: pid_t) -> [pid_t] {
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
    var parents: [pid_t: (name: String, parent: pid_t)] = [:]
    for process in all {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let open = text.firstIndex(of: "("),
            let close = text.lastIndex(of: ")")
        else { continue }
        let rest = text[text.index(after: close)...].split(separator: " ")
        guard rest.count > 1, rest[0] != "Z", let parent = pid_t(rest[1]) else { continue }
        parents[process] = (String(text[text.index(after: open)..<close]), parent)
    }
    return all.filter { process in
        guard parents[process]?.name.hasPrefix("WebKitWebProces") ?? false else { return false }
        return sequence(first: process) { parents[$0]?.parent }.contains(program)
    }
}

/// Kills the web processes that run the pages of a program, and returns their number.
func kill(webProcesses program: pid_t) -> Int {
    let found = webProcesses(of: program)
    found.forEach { Glibc.kill($0, SIGKILL) }
    return found.count
}
