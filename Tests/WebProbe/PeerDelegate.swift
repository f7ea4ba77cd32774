import WebKit

/// The app for `Benchmarks/run web`: a window of 1280 × 800 with a page from a file, or with a square that follows the finger.
final class PeerDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.backgroundColor = UIColor(white: 0.94, alpha: 1)
        if let file = WebProbe.words.first {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            let web = WKWebView(frame: controller.view.bounds, configuration: configuration)
            web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(web)
            do { web.loadHTMLString(try String(contentsOfFile: file, encoding: .utf8), baseURL: nil) } catch { fatalError("\(error)") }
        } else {
            controller.view.addSubview(Square(frame: CGRect(x: 590, y: 350, width: 100, height: 100)))
        }
        window.makeKeyAndVisible()
        window.windowScene?.title = "peer"
        self.window = window
    }

    /// A square in the colour that the measuring program searches for.
    private final class Square: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = UIColor(red: 0xE0 / 255, green: 0x20 / 255, blue: 0x20 / 255, alpha: 1)
        }

        required init?(coder: NSCoder) { nil }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if let touch = touches.first { center = touch.location(in: superview) }
        }
    }
}
