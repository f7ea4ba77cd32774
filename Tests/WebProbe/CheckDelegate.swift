import WebKit

/// Runs the named checks, or all of them, one after the other, and prints their results.
final class CheckDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        let names = Set(WebProbe.words)
        Task { @MainActor in
            for check in Check.all where names.isEmpty || names.contains(check.name) {
                let run = CheckRun(window)
                do {
                    try await check.body(run)
                    WebProbe.say(run.failures.isEmpty ? "ok \(check.name)" : "FAIL \(check.name): \(run.failures.joined(separator: "; "))")
                } catch {
                    WebProbe.say("FAIL \(check.name): \(error)")
                }
                run.end()
            }
            WebProbe.say("done")
        }
    }
}

/// A check with its name.
struct Check {
    let name: String
    let body: @MainActor (CheckRun) async throws -> Void

    @MainActor static var all: [Check] { loading + scripts + schemes + questions + asking + data + failures }
}

/// A running check with its web views and failures.
@MainActor
final class CheckRun {
    private(set) var failures: [String] = []
    let window: UIWindow
    private var views: [WKWebView] = []

    init(_ window: UIWindow) { self.window = window }

    func expect(_ condition: Bool, _ what: String = "", line: Int = #line) {
        if !condition { failures.append("line \(line) \(what)") }
    }

    func expect<Value: Equatable>(_ value: Value, is expected: Value, line: Int = #line) {
        if value != expected { failures.append("line \(line): \(value) is not \(expected)") }
    }

    /// A web view in the window, with a listener as its delegate.
    func makeView(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) -> (WKWebView, LoadListener) {
        if configuration.websiteDataStore.isPersistent { configuration.websiteDataStore = .nonPersistent() }
        let view = WKWebView(frame: CGRect(x: 20, y: 20, width: 400, height: 300), configuration: configuration)
        let listener = LoadListener()
        view.navigationDelegate = listener
        view.uiDelegate = listener
        listener.view = view
        window.rootViewController?.view.addSubview(view)
        views.append(view)
        listeners.append(listener)
        return (view, listener)
    }

    private var listeners: [LoadListener] = []

    /// Waits until `condition` holds.
    func until(_ what: String, within seconds: Double = 15, line: Int = #line, _ condition: () async -> Bool) async throws {
        let end = Date(timeIntervalSinceNow: seconds)
        while !(await condition()) {
            if Date() > end { throw Fault("line \(line): waited \(Int(seconds)) s until \(what)") }
            try await Task.sleep(nanoseconds: 10_000_000)
        }
    }

    func end() {
        views.forEach { $0.removeFromSuperview() }
        views = []
        listeners = []
    }
}

struct Fault: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// A delegate that records the calls of a web view.
@MainActor
final class LoadListener: WKNavigationDelegate, WKUIDelegate {
    weak var view: WKWebView?
    var events: [String] = []
    var errors: [any Error] = []
    var policy: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
    var responsePolicy: (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }
    var onDownload: (WKDownload) -> Void = { _ in }
    var makesWindow: ((WKWebViewConfiguration) -> WKWebView?)?
    var credentials: ((URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?))?
    var lateCredentials: ((@escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) -> Void)?
    /// Returns the chosen files. The argument is whether several are allowed.
    var files: ((Bool) -> [URL]?)?
    var capture: (WKMediaCaptureType) -> WKPermissionDecision = { _ in .deny }

    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        if let lateCredentials { return lateCredentials(completionHandler) }
        let (disposition, credential) = credentials?(challenge) ?? (.performDefaultHandling, nil)
        completionHandler(disposition, credential)
    }

    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping ([URL]?) -> Void
    ) { completionHandler(files?(parameters.allowsMultipleSelection)) }

    func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo,
        type: WKMediaCaptureType
    ) async -> WKPermissionDecision { capture(type) }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(policy(navigationAction)) }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(responsePolicy(navigationResponse)) }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { events.append("started") }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        events.append("redirected")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { events.append("committed") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { events.append("finished") }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { events.append("terminated") }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        events.append("failed early")
        errors.append(error)
    }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        events.append("failed")
        errors.append(error)
    }
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) { onDownload(download) }
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) { onDownload(download) }

    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        events.append("window")
        return makesWindow?(configuration)
    }

    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async {
        events.append("alert \(message)")
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) {
        events.append("confirm \(message)")
        completionHandler(true)
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (String?) -> Void
    ) {
        events.append("prompt \(prompt) \(defaultText ?? "")")
        completionHandler("an answer")
    }
}

extension CheckRun {
    /// Loads HTML and waits until it is loaded.
    func load(_ html: String, in view: WKWebView, _ listener: LoadListener, baseURL: URL? = nil) async throws {
        let before = listener.events.filter { $0 == "finished" }.count
        view.loadHTMLString(html, baseURL: baseURL)
        try await until("the page is there") { listener.events.filter { $0 == "finished" }.count > before }
    }
}
