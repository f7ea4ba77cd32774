internal import CWebKit
import Host

/// A view that displays web pages with WebKitGTK.
///
/// A page is composited like any other view. It can be below and above other views, and its superviews clip and fade it.
///
/// The gesture recognizers of the web view, of its ``scrollView`` and of their superviews receive touches before the page. If one of them recognizes its
/// gesture, the touch is cancelled for the page. If a recognizer of the web view or its scroll view rejects a touch with `gestureRecognizer(_:shouldReceive:)`,
/// the page does not receive the touch either.
///
/// The first web view loads WebKitGTK. If WebKitGTK or a display is missing, loading a page fails with ``WebKitUnavailable``.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// A copy of the web view's configuration.
    open var configuration: WKWebViewConfiguration { ownConfiguration.copied() }
    let ownConfiguration: WKWebViewConfiguration

    /// The delegate that decides about navigations and is notified of their progress. Weakly referenced.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The delegate that presents the dialogs of pages. Weakly referenced.
    open weak var uiDelegate: (any WKUIDelegate)?

    /// The scroll view that mirrors the scroll position of the page. Setting its `contentOffset` scrolls the page.
    open var scrollView: UIScrollView { pageScroller }
    let pageScroller = WKScrollView(frame: .zero)

    /// The history of the web view.
    open private(set) lazy var backForwardList = WKBackForwardList(self)

    let observers = PropertyObservers()
    var streams: [(observation: NSKeyValueObservation, finish: @Sendable () -> Void)] = []
    var schemeTasks: [SchemeTask] = []
    var navigations = NavigationState()
    var finding: ((Bool) -> Void)?
    /// The number of pending requests to scroll or to read the scroll position. Reports of the page are outdated and ignored while it is not zero.
    var scrollQuestions = 0
    /// The navigations that scripts in the page's frames (main frame and iframes) reported. WebKitGTK does not report which frame navigates.
    var frames = FrameReports()
    /// The page's root on the accessibility bus; nil until it is found.
    var knownPlug: HostAccessiblePlug?
    /// The navigation that waits until its files are granted.
    private var waiting: WKNavigation?
    private var knownPage: WebPage?
    private var hasLoggedUnavailability = false

    // MARK: Initializers

    /// Creates a web view with `configuration`.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        ownConfiguration = configuration.copied()
        super.init(frame: frame)
        prepare()
    }

    /// Creates a web view with a new configuration.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Creates a web view from a storyboard, with a new configuration.
    public required init?(coder: NSCoder) {
        ownConfiguration = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        pageScroller.frame = bounds
        pageScroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageScroller.content.takesTouch = { [weak self] in self?.takes($0) ?? false }
        pageScroller.content.takesScrolls = { [weak self] in self?.pageScroller.isScrollEnabled ?? false }
        pageScroller.content.onCancel = { [weak self] in self?.cancelPressInPage() }
        pageScroller.onMove = { [weak self] in self?.scrollPage(to: $0) }
        addSubview(pageScroller)
        _ = page
    }

    /// Whether the page receives a touch. False if the delegate of a recognizer on the web view or its scroll view has rejected the touch.
    private func takes(_ touch: UITouch) -> Bool {
        !touch.refusals.contains { $0.view === self || $0.view === pageScroller || $0.view === pageScroller.content }
    }

    deinit {
        let (streams, tasks) = (streams, schemeTasks)
        MainActor.runOnDeinit(leaving: (streams, tasks)) { streams, tasks in
            for stream in streams { stream.finish() }
            for task in tasks { task.stop() }
        }
    }

    /// The page, created on first access. Nil while WebKitGTK or a display is missing.
    var page: WebPage? {
        if let knownPage { return knownPage }
        guard let made = WebPage(owner: self, configuration: ownConfiguration) else { return nil }
        knownPage = made
        pageScroller.content.native = OpaquePointer(made.view)
        applyAppearance(to: made)
        return made
    }

    /// Returns the error for an unavailable page. Logs the error once.
    func unavailability() -> any Error {
        let error = WebKitUnavailable.current ?? .noDisplay
        if !hasLoggedUnavailability { webLog.error("\(error.localizedDescription)") }
        hasLoggedUnavailability = true
        return error
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, page != nil else { return }
        showStyle()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if window != nil, knownPage != nil { showStyle() }
    }

    /// Sets the colour scheme of all pages. They share one scheme, so the web view that was displayed last determines it.
    private func showStyle() { lwk_show_dark(traitCollection.userInterfaceStyle == .dark) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if pageScroller.frame != bounds { pageScroller.frame = bounds }
    }

    // MARK: Page state

    /// The page's title; empty without one.
    open var title: String? { page.map { lwk_web_view_get_title($0.view).map { String(cString: $0) } ?? "" } ?? "" }

    /// The page's URL.
    open var url: URL? { page.flatMap { lwk_web_view_get_uri($0.view) }.flatMap { URL(string: String(cString: $0)) } }

    /// Whether a page is loading.
    open var isLoading: Bool { page.map { lwk_web_view_is_loading($0.view) != 0 } ?? false }

    /// The fraction of the page that is loaded, from 0 to 1.
    open var estimatedProgress: Double { page.map { lwk_web_view_get_estimated_load_progress($0.view) } ?? 0 }

    /// Whether ``backForwardList`` has a page before the current one.
    open var canGoBack: Bool { page.map { lwk_web_view_can_go_back($0.view) != 0 } ?? false }

    /// Whether ``backForwardList`` has a page after the current one.
    open var canGoForward: Bool { page.map { lwk_web_view_can_go_forward($0.view) != 0 } ?? false }

    /// Whether the page has an `https` URL. Differs from Apple's WebKit: the page's resources are not checked.
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }

    // MARK: Appearance

    /// The scale of the page's content; 1 by default.
    open var pageZoom: CGFloat = 1 {
        didSet {
            guard pageZoom != oldValue, let page else { return }
            lwk_web_view_set_zoom_level(page.view, Double(pageZoom))
            // The page reports its size in CSS pixels, whose size has changed. If the numbers remain the same, the page sends no report.
            let (ratio, offset, size) = (pageZoom / oldValue, pageScroller.contentOffset, pageScroller.contentSize)
            pageScroller.follow(
                offset: CGPoint(x: offset.x * ratio, y: offset.y * ratio),
                size: CGSize(width: size.width * ratio, height: size.height * ratio))
            readScrolling()
        }
    }

    /// The user agent; nil for WebKitGTK's default.
    open var customUserAgent: String? {
        didSet { if let page { lwk_set_string(page.settings, "user-agent", customUserAgent) } }
    }

    /// Whether swipes from an edge navigate back and forward. False by default.
    open var allowsBackForwardNavigationGestures = false {
        didSet {
            if let page { lwk_set_bool(page.settings, "enable-back-forward-navigation-gestures", allowsBackForwardNavigationGestures) }
        }
    }

    /// Whether the page's context menu contains a command that opens the web inspector. False by default.
    open var isInspectable = false {
        didSet { if let page { lwk_set_bool(page.settings, "enable-developer-extras", isInspectable) } }
    }

    /// The colour behind the page; white by default.
    open var underPageBackgroundColor: UIColor! {
        didSet { if let page { applyAppearance(to: page) } }
    }

    /// Whether the page is drawn on an opaque background. If false, a page without a background is transparent.
    open override var isOpaque: Bool {
        didSet { if let knownPage { applyAppearance(to: knownPage) } }
    }

    private func applyAppearance(to page: WebPage) {
        if isOpaque {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
            _ = underPageBackgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            lwk_view_set_background(page.view, red, green, blue, alpha)
        } else {
            lwk_view_set_background(page.view, 0, 0, 0, 0)
        }
        lwk_web_view_set_zoom_level(page.view, Double(pageZoom))
        if customUserAgent != nil { lwk_set_string(page.settings, "user-agent", customUserAgent) }
        lwk_set_bool(page.settings, "enable-back-forward-navigation-gestures", allowsBackForwardNavigationGestures)
        lwk_set_bool(page.settings, "enable-developer-extras", isInspectable)
    }

    // MARK: Focus and keyboard

    open override var canBecomeFirstResponder: Bool { knownPage != nil }
    open override var canBecomeFocused: Bool { knownPage != nil }

    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        // The user moves the focus with the keyboard. Without a mouse, only the Tab key can reach links.
        guard let page, context.nextFocusedItem === self, !context.focusHeading.isEmpty else { return }
        lwk_set_bool(page.settings, "enable-tabs-to-links", true)
    }

    open override var isFirstResponder: Bool { pageScroller.content.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { pageScroller.content.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { pageScroller.content.resignFirstResponder() }

    // MARK: Loading

    /// Whether WebKit handles a scheme itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool { lwk_is_scheme_known(urlScheme) }

    /// Loads `request`. If its URL is a file URL, the page may read only that file. If the file is a resource of the app, the page may read all resources of
    /// its bundle.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        return begin(granting: url.isFileURL ? [url] + Self.resources(around: url) : []) { page in
            guard let made = lwk_uri_request_new(url.absoluteString) else { return }
            if let headers = lwk_uri_request_get_http_headers(made) {
                for (name, value) in request.allHTTPHeaderFields ?? [:] where !(name + value).contains(where: \.isNewline) {
                    lwk_soup_headers_replace(headers, name, value)
                }
            }
            lwk_web_view_load_request(page.view, made)
            lwk_release(made)
        }
    }

    /// The resource folders of the app that contain `file`.
    private static func resources(around file: URL) -> [URL] {
        let path = file.standardizedFileURL.resolvingSymlinksInPath().path
        let roots = Bundle.allBundles.compactMap(\.resourceURL).filter { !["/", "/usr", "/usr/bin"].contains($0.standardizedFileURL.path) }
        return roots.filter { path.hasPrefix($0.standardizedFileURL.resolvingSymlinksInPath().path + "/") }
    }

    /// Displays `string`, with links relative to `baseURL`. If that is the URL of a folder, the page may read the folder. If it is the URL of a file, the page
    /// may read the file's folder.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        // A C string would end at a zero byte, so such text is loaded as data.
        guard !string.utf8.contains(0) else {
            return load(Data(string.utf8), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: baseURL)
        }
        return begin(granting: Self.folder(of: baseURL)) { lwk_web_view_load_html($0.view, string, baseURL?.absoluteString) }
    }

    private static func folder(of base: URL?) -> [URL] {
        guard let base, base.isFileURL else { return [] }
        return [base.hasDirectoryPath ? base : base.deletingLastPathComponent()]
    }

    /// Displays data of a MIME type, with links relative to `baseURL`. If that is the URL of a folder, the page may read the folder. If it is the URL of a
    /// file, the page may read the file's folder.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL?) -> WKNavigation? {
        begin(granting: Self.folder(of: baseURL)) { page in
            data.withUnsafeBytes {
                lwk_view_load_bytes(page.view, $0.baseAddress, $0.count, MIMEType, characterEncodingName, baseURL?.absoluteString)
            }
        }
    }

    /// Displays a file. The page may read `readAccessURL`, the files inside of it, and files that were granted before. It may not read others.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard URL.isFileURL, readAccessURL.isFileURL else { return nil }
        return begin(granting: [URL, readAccessURL]) { lwk_web_view_load_uri($0.view, URL.absoluteString) }
    }

    /// Reloads the page.
    @discardableResult
    open func reload() -> WKNavigation? { begin { lwk_web_view_reload($0.view) } }

    /// Reloads the page and its resources, without using the cache.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { begin { lwk_web_view_reload_bypass_cache($0.view) } }

    /// Stops loading.
    open func stopLoading() {
        waiting = nil
        if let page { lwk_web_view_stop_loading(page.view) }
    }

    /// Goes to the previous page.
    @discardableResult
    open func goBack() -> WKNavigation? { canGoBack ? begin { lwk_web_view_go_back($0.view) } : nil }

    /// Goes to the next page.
    @discardableResult
    open func goForward() -> WKNavigation? { canGoForward ? begin { lwk_web_view_go_forward($0.view) } : nil }

    /// Goes to a page of ``backForwardList``.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard let found = backForwardList.nativeItem(at: item.index) else { return nil }
        return begin { lwk_web_view_go_to_back_forward_list_item($0.view, found) }
    }

    /// Downloads `request` to a file.
    open func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
        guard let url = request.url else { return }
        if let download = WKDownload(scheme: request, webView: self) { return completionHandler(download) }
        guard let page, let download = lwk_web_view_download_uri(page.view, url.absoluteString) else { return }
        completionHandler(WKDownload(download, webView: self))
        lwk_release(download)
    }

    // MARK: Scripts and snapshots

    /// Runs a script in the page's own world.
    ///
    /// `completionHandler` receives the value of the last statement, converted as in ``WKScriptMessage/body``, nil for `undefined`, or a ``WKError``.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        baseEvaluateJavaScript(javaScriptString, completionHandler: completionHandler)
    }

    /// Captures an image of the visible part of the page.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        baseTakeSnapshot(with: snapshotConfiguration, completionHandler: completionHandler)
    }

    /// Starts a navigation after granting access to `files`.
    private func begin(granting files: [URL] = [], _ body: @escaping (WebPage) -> Void) -> WKNavigation? {
        let navigation = WKNavigation()
        guard let page else {
            let error = unavailability()
            Task { @MainActor in self.navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error) }
            return navigation
        }
        guard !files.isEmpty else {
            waiting = nil
            navigations.pending = navigation
            body(page)
            return navigation
        }
        waiting = navigation
        page.files.grant(files) { [weak self] error in
            guard let self, waiting === navigation, let page = self.page else { return }
            waiting = nil
            if let error {
                navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
            } else {
                navigations.pending = navigation
                body(page)
            }
        }
        return navigation
    }
}
