import WebKit

/// Two pages of one address side by side, and buttons that load other pages and kill the web processes, for screen readers. A label shows the page's messages.
final class ReaderDelegate: UIResponder, UIApplicationDelegate, WKScriptMessageHandler, WKNavigationDelegate {
    var window: UIWindow?
    private let line = UILabel(frame: CGRect(x: 20, y: 20, width: 860, height: 40))
    private var views: [WKWebView] = []

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        line.text = "Nothing was heard"
        controller.view.addSubview(line)
        for (index, title) in ["Next", "Remove", "Kill", "Again"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 20 + 220 * index, y: 80, width: 200, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.press(title) }, for: .primaryActionTriggered)
            controller.view.addSubview(button)
        }
        for side in 0..<2 {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.add(self, name: "heard")
            configuration.websiteDataStore = .nonPersistent()
            let view = WKWebView(frame: CGRect(x: 20 + 440 * side, y: 160, width: 420, height: 400), configuration: configuration)
            view.navigationDelegate = self
            controller.view.addSubview(view)
            views.append(view)
            show(["Left", "Right"][side], in: view)
        }
    }

    /// Loads a page. Both pages have the address of their base URL.
    private func show(_ name: String, in view: WKWebView) {
        let html = """
            <!doctype html><title>Page</title><h1>\(name) heading</h1>
            <button onclick="webkit.messageHandlers.heard.postMessage('\(name) was pressed')">\(name) button</button>
            <p>Words of the \(name.lowercased()) page.</p>
            """
        view.loadHTMLString(html, baseURL: URL(string: "https://page.invalid/"))
    }

    private func press(_ title: String) {
        switch title {
        case "Next": show("Next", in: views[0])
        case "Remove": views[1].removeFromSuperview()
        case "Kill": _ = kill(webProcesses: getpid())
        default: show("Left", in: views[0])
        }
    }

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        let side = views.firstIndex { $0 === message.webView } ?? -1
        line.text = "\(message.body) in view \(side)"
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        line.text = "A process ended"
    }
}
