import WebKit

/// Shows a page of 500 × 400 points at (100, 50) in a window of 900 × 700, with native cards above and below.
final class PageDelegate: UIResponder, UIApplicationDelegate, WKScriptMessageHandler, WKNavigationDelegate, UIGestureRecognizerDelegate {
    var window: UIWindow?
    private var webView: WKWebView?
    private var card: UIView?
    private let field = UITextField(frame: CGRect(x: 650, y: 50, width: 200, height: 40))

    private static let page = """
        <!doctype html><body style='margin:0;background:rgb(230,230,255);height:3000px'>
        <button id=b style='position:absolute;left:50px;top:100px;width:150px;height:60px'>Button</button>
        <input id=f style='position:absolute;left:250px;top:110px;width:150px;height:40px'>
        <a id=a href='tap://link' style='position:absolute;left:50px;top:200px;width:150px;height:60px;background:rgb(255,220,180)'>Link</a>
        <div id=d style='position:absolute;left:250px;top:200px;width:150px;height:100px;background:rgb(200,255,200)'>text to select</div>
        <script>
        const log = t => webkit.messageHandlers.log.postMessage(t);
        for (const k of ['pointerdown', 'pointerup', 'click', 'dblclick', 'pointercancel', 'contextmenu'])
            addEventListener(k, e => log(k + ' ' + (e.target.id || e.target.nodeName) + ' at ' + Math.round(e.clientX) + ',' + Math.round(e.clientY)
                + (e.isTrusted ? '' : ' by hand')));
        for (const k of ['touchstart', 'touchend', 'touchcancel']) addEventListener(k, e => log(k + ' ' + e.target.id), { passive: true });
        let moves = 0;
        addEventListener('mousemove', e => { moves++; log('hover ' + (e.target.id || e.target.nodeName)); });
        document.addEventListener('selectionchange', () => { const s = String(getSelection()); if (s) log('selected ' + s); });
        addEventListener('keydown', e => { log('keydown ' + e.key); });
        addEventListener('focus', () => log('focus'));
        addEventListener('blur', () => log('blur'));
        addEventListener('scroll', () => log('scroll ' + Math.round(scrollY)));
        f.addEventListener('input', () => log('text ' + f.value));
        for (const k of ['dragstart', 'dragenter', 'drop', 'dragend'])
            addEventListener(k, e => log(k + ' ' + (e.target.id || e.target.nodeName) + ' ' + [...e.dataTransfer.types].join(',')));
        </script>
        """

    private func has(_ word: String) -> Bool { WebProbe.words.contains(word) }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        let controller = KeyController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(self, name: "log")
        let under = UIView(frame: CGRect(x: 80, y: 30, width: 100, height: 100))
        under.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        controller.view.addSubview(under)
        let web = WKWebView(frame: CGRect(x: 100, y: 50, width: 500, height: 400), configuration: configuration)
        web.navigationDelegate = self
        controller.view.addSubview(web)
        webView = web
        if has("turned") { web.transform = CGAffineTransform(rotationAngle: .pi / 18) }
        if has("half") { web.alpha = 0.5 }
        if has("rounded") {
            web.layer.cornerRadius = 60
            web.clipsToBounds = true
        }
        if has("card") || has("carry") {
            let card = UIView(frame: CGRect(x: 500, y: 300, width: 150, height: 150))
            card.backgroundColor = UIColor(red: 0, green: 0.6, blue: 0, alpha: 1)
            card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PageDelegate.cardTapped)))
            controller.view.addSubview(card)
            self.card = card
            if has("carry") { card.addInteraction(UIDragInteraction(delegate: self)) }
        }
        if has("field") {
            field.addAction(UIAction { [weak self] _ in WebProbe.say("FIELD \(self?.field.text ?? "")") }, for: .editingChanged)
            controller.view.addSubview(field)
        }
        if has("scaled") { web.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        if has("zoomed") { web.pageZoom = 1.5 }
        if has("cover") {
            let cover = UIView(frame: web.frame)
            cover.backgroundColor = .gray
            let tap = UITapGestureRecognizer { [weak cover] _ in
                cover?.removeFromSuperview()
                WebProbe.say("COVER gone")
            }
            cover.addGestureRecognizer(tap)
            controller.view.addSubview(cover)
        }
        if has("claim") {
            let pan = UIPanGestureRecognizer(target: self, action: Selector(PageDelegate.panned))
            web.addGestureRecognizer(pan)
        }
        if has("tap") { web.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PageDelegate.tapped))) }
        if has("veto") || has("double") {
            let tap = UITapGestureRecognizer(target: self, action: Selector(PageDelegate.tapped))
            tap.numberOfTapsRequired = 2
            tap.delegate = self
            web.addGestureRecognizer(tap)
        }
        if has("twice") {
            let tap = UITapGestureRecognizer(target: self, action: Selector(PageDelegate.tapped))
            tap.numberOfTapsRequired = 2
            web.addGestureRecognizer(tap)
        }
        if has("delay") {
            let tap = UITapGestureRecognizer(target: self, action: Selector(PageDelegate.tapped))
            tap.numberOfTapsRequired = 2
            tap.delaysTouchesBegan = true
            web.addGestureRecognizer(tap)
        }
        web.loadHTMLString(Self.page, baseURL: nil)
    }

    private func cardTapped() { WebProbe.say("CARD tapped") }
    private func tapped(_ tap: UITapGestureRecognizer) { WebProbe.say("TAP \(tap.numberOfTapsRequired)") }
    private func panned(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { WebProbe.say("PAN began") }
        if pan.state == .ended { WebProbe.say("PAN ended") }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if has("veto") {
            WebProbe.say("VETO")
            return false
        }
        guard touch.tapCount == 2, let webView else { return true }
        let point = touch.location(in: webView)
        webView.evaluateJavaScript("document.elementFromPoint(\(point.x / webView.pageZoom), \(point.y / webView.pageZoom)).id") { id, _ in
            WebProbe.say("FOUND \(id ?? "nothing")")
        }
        return false
    }

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        WebProbe.say("PAGE \(message.body)")
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        let url = navigationAction.request.url
        if url?.scheme == "tap" { WebProbe.say("POLICY \(url?.host ?? "") \(navigationAction.navigationType)") }
        decisionHandler(url?.scheme == "tap" ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        if has("mine") { webView.becomeFirstResponder() }
        Task { @MainActor in
            if has("zoomed") { webView.scrollView.contentOffset = CGPoint(x: 0, y: 90) }
            // A page gets animation frames only if it is visible.
            let shown = "for (let i = 0; i < 3; i++) await new Promise(done => requestAnimationFrame(done))"
            _ = try? await webView.callAsyncJavaScript(shown, contentWorld: .defaultClient)
            WebProbe.say("READY")
        }
    }

    /// Prints the keys that no earlier responder handled.
    private final class KeyController: UIViewController {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { WebProbe.say("UNUSED \(press.key?.charactersIgnoringModifiers ?? "")") }
        }
    }
}

extension PageDelegate: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "carried" as NSString))]
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        WebProbe.say("CARRIED \(operation.rawValue)")
    }
}
