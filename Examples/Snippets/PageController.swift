import WebKit

final class PageController: UIViewController, WKNavigationDelegate {
    private let web = WKWebView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        web.frame = view.bounds
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        web.navigationDelegate = self
        view.addSubview(web)
        web.load(URLRequest(url: URL(string: "https://example.org")!))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { title = webView.title }
}
