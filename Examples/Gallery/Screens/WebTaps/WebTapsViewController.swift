import WebKit

/// A web page whose elements are found by taps: single taps through a link's scheme, double taps through a recognizer and a script.
public final class WebTapsViewController: StageViewController, WKNavigationDelegate, UIGestureRecognizerDelegate {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Web Taps", summary: "Tap a room of the page once or twice, scroll it, and drag the cards onto it.", symbol: .web,
        color: .systemIndigo, makeViewController: { WebTapsViewController() })

    private lazy var webView = makeWebView()
    private let label = UILabel()
    private let taker = UISwitch()
    private let cards = [(UIColor.systemOrange, "Orange"), (.systemTeal, "Teal")].map { color, name in
        let card = WebTapsViewController.card(color)
        card.isAccessibilityElement = true
        card.accessibilityLabel = local("%1 card", with: local(name))
        return card
    }
    private let under = WebTapsViewController.card(.systemPink)
    private let missing = UILabel()
    private var placed: [Bool] = [false, false]
    /// The room of the last double tap. The page may report its first tap later.
    private var doubled: String?

    private lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.numberOfTapsRequired = 2
        tap.delegate = self
        return tap
    }()
    private lazy var greedy = UILongPressGestureRecognizer { [weak self] in self?.took($0) }

    /// Builds the page, the cards and the switch.
    public override func viewDidLoad() {
        super.viewDidLoad()
        label.text = local("A recognizer takes the page's touches")
        taker.accessibilityLabel = label.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = .note
        label.followTextSize(upTo: 24)
        label.numberOfLines = 0
        missing.font = .systemFont(ofSize: 15)
        missing.followTextSize(upTo: 20)
        missing.textColor = .note
        missing.numberOfLines = 0
        missing.textAlignment = .center
        missing.isHidden = true
        greedy.minimumPressDuration = 0
        greedy.isEnabled = false
        taker.addAction(UIAction { [weak self] _ in self?.greedy.isEnabled = self?.taker.isOn ?? false }, for: .valueChanged)
        webView.addGestureRecognizer(doubleTap)
        webView.addGestureRecognizer(greedy)
        let parts: [UIView] = [label, taker, under, webView, missing]
        for view in parts + cards { stage.addSubview(view) }
        for card in cards { card.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.drag($0) }) }
        for card in cards {
            card.accessibilityCustomActions = actions("Put it on the %1") { [weak self, weak card] room in
                if let card { self?.put(card, on: room) }
            }
        }
        webView.accessibilityCustomActions = actions("Tap the %1 twice") { [weak self] in self?.tapTwice($0) }
        if let url = TapPage.url { webView.load(URLRequest(url: url)) }
    }

    private func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(TapPage(), forURLScheme: TapPage.scheme)
        configuration.websiteDataStore = .nonPersistent()
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.navigationDelegate = self
        view.layer.cornerRadius = 20
        view.clipsToBounds = true
        view.backgroundColor = .tertiarySystemGroupedBackground
        return view
    }

    private static func card(_ color: UIColor) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        card.backgroundColor = color
        card.layer.cornerRadius = 14
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 6
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        return card
    }

    override func leastStageHeight(forWidth width: CGFloat) -> CGFloat { 280 + headHeight(forWidth: width) }

    /// The height of the switch with its label.
    private func headHeight(forWidth width: CGFloat) -> CGFloat {
        let availableWidth = max(0, width - taker.intrinsicContentSize.width - 12)
        return max(40, label.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude)).height.rounded(.up))
    }

    override func layoutStage() {
        let bounds = stage.bounds
        let size = taker.intrinsicContentSize
        let availableSize = CGSize(width: max(0, bounds.maxX - size.width - 12), height: .greatestFiniteMagnitude)
        let head = headHeight(forWidth: bounds.width)
        let width = min(label.sizeThatFits(availableSize).width.rounded(.up), availableSize.width)
        taker.frame = stage.directed(
            CGRect(x: bounds.maxX - size.width, y: ((head - size.height) / 2).rounded(), width: size.width, height: size.height))
        label.frame = stage.directed(CGRect(x: 0, y: 0, width: width, height: head))
        webView.frame = CGRect(x: 0, y: head + 12, width: bounds.width, height: max(0, bounds.height - head - 12 - 24))
        // The message is above the cards.
        missing.frame = CGRect(
            x: 24, y: webView.frame.minY + 24, width: max(0, bounds.width - 48), height: max(0, webView.frame.height - 96))
        under.center = stage.directed(CGPoint(x: 60, y: webView.frame.maxY - 8))
        for (index, card) in cards.enumerated() where !placed[index] {
            card.center = stage.directed(CGPoint(x: bounds.maxX - 56 - CGFloat(index) * 76, y: webView.frame.maxY - 8))
        }
    }

    // MARK: Taps

    /// A single tap on a room is a link to the app's own scheme.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = navigationAction.request.url, url.scheme == TapPage.tapScheme, let room = url.host else {
            return decisionHandler(.allow)
        }
        decisionHandler(.cancel)
        guard room != doubled else { return }
        light(room, "single")
        status = .dropped(local("One tap on the %1", with: local(room)), color: .systemBlue)
    }

    /// Shows the reason if the page cannot be displayed.
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        missing.text = error.localizedDescription
        missing.isHidden = false
        webView.isHidden = true
    }

    /// A double tap is looked up in the page, which does not get it.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === doubleTap else { return true }
        doubled = nil
        guard touch.tapCount == 2 else { return true }
        find(touch.location(in: webView)) { [weak self] room in
            self?.tapTwice(room)
        }
        return false
    }

    private func tapTwice(_ room: String) {
        doubled = room.lowercased()
        light(room, "double")
        status = .dropped(local("Two taps on the %1", with: local(room.lowercased())), color: .systemGreen)
    }

    /// Calls `body` with the name of the room at a point of the web view, if there is one.
    private func find(_ point: CGPoint, _ body: @escaping (String) -> Void) {
        let (x, y) = (point.x / webView.pageZoom, point.y / webView.pageZoom)
        webView.evaluateJavaScript("document.elementFromPoint(\(x), \(y))?.closest('a')?.id") { value, _ in
            if let room = value as? String { body(room) }
        }
    }

    private func light(_ room: String, _ kind: String) {
        webView.callAsyncJavaScript("light(room, kind)", arguments: ["room": room, "kind": kind], in: nil, in: .page)
    }

    // MARK: Recognizers

    private func took(_ press: UIGestureRecognizer) {
        let point = press.location(in: webView)
        if press.state == .ended {
            status = .cancelled(local("The page heard nothing of that touch"))
        } else {
            status = .dragging(local("The recognizer has it, at %1, %2", with: "\(Int(point.x))", "\(Int(point.y))"))
        }
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard let card = pan.view, let index = cards.firstIndex(of: card) else { return }
        placed[index] = true
        if pan.state == .began { stage.bringSubviewToFront(card) }
        let step = pan.translation(in: stage)
        pan.setTranslation(.zero, in: stage)
        card.center = CGPoint(
            x: min(max(card.center.x + step.x, 0), stage.bounds.maxX), y: min(max(card.center.y + step.y, 0), stage.bounds.maxY))
        guard pan.state == .ended else { return }
        guard webView.frame.contains(card.center) else { return status = .cancelled(local("The card lies beside the page")) }
        find(stage.convert(card.center, to: webView)) { [weak self] room in
            self?.cardLies(on: room)
        }
    }

    private func cardLies(on room: String) {
        light(room, "card")
        status = .dropped(local("The card lies on the %1", with: local(room.lowercased())), color: .systemOrange)
    }

    // MARK: Keys and screen readers

    /// The gestures as an action for each room.
    private func actions(_ name: String, _ body: @escaping (String) -> Void) -> [UIAccessibilityCustomAction] {
        TapPage.rooms.map { room in
            UIAccessibilityCustomAction(name: local(name, with: local(room.lowercased()))) { _ in
                body(room)
                return true
            }
        }
    }

    /// Moves a card onto a room, which is scrolled into view.
    private func put(_ card: UIView, on room: String) {
        let script = """
            const a = document.getElementById(room);
            a.scrollIntoView({ block: 'nearest' });
            const r = a.getBoundingClientRect();
            return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
            """
        webView.callAsyncJavaScript(script, arguments: ["room": room], in: nil, in: .page) { [weak self] result in
            guard let self, case .success(let value) = result, let position = value as? [String: Double], let x = position["x"],
                let y = position["y"], let index = cards.firstIndex(of: card)
            else { return }
            placed[index] = true
            stage.bringSubviewToFront(card)
            card.center = stage.convert(CGPoint(x: x * webView.pageZoom, y: y * webView.pageZoom), from: webView)
            cardLies(on: room)
        }
    }
}
