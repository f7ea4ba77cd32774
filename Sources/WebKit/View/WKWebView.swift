internal import CWebKit
import Host

/// A view that shows web pages, by WebKitGTK.
///
/// A page is a view like any other: it lies under and over others, and is clipped and faded with what it is in. Touches come to the
/// recognizers of
/// the web view, of its ``scrollView`` and of what is around it first; the page is given what they leave it. A recognizer that recognizes
/// takes the
/// touch away from the page; one on the web view or its scroll view whose delegate answers `gestureRecognizer(_:shouldReceive:)` with
/// false keeps
/// the touch from the page.
///
/// The library is loaded when the first web view is made. Where it or a display is missing, loading fails with ``WebKitUnavailable``.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// A copy of what the web view was made with.
    open var configuration: WKWebViewConfiguration { ownConfiguration.copied() }
    let ownConfiguration: WKWebViewConfiguration

    /// Decides about what is loaded, and hears how that goes; held weakly.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Shows what pages ask; held weakly.
    open weak var uiDelegate: (any WKUIDelegate)?

    /// Where the page is scrolled to. Setting its `contentOffset` scrolls the page.
    open var scrollView: UIScrollView { pageScroller }
    let pageScroller = WKScrollView(frame: .zero)

    /// The pages that were shown.
    open private(set) lazy var backForwardList = WKBackForwardList(self)

    let observers = PropertyObservers()
    var streams: [(observation: NSKeyValueObservation, finish: @Sendable () -> Void)] = []
    var schemeTasks: [SchemeTask] = []
    var navigations = NavigationState()
    var finding: ((Bool) -> Void)?
    /// What was asked of the page's scrolling and not answered yet: what the page tells meanwhile is older.
    var scrollQuestions = 0
    /// What the frames of the page told of themselves.
    var frames = FrameReports()
    /// Where assistive programs are told of the page; nil until that was found.
    var knownPlug: HostAccessiblePlug?
    /// Waits until the page may show its files.
    private var waiting: WKNavigation?
    private var knownPage: WebPage?
    private var hasToldUnavailability = false

    // MARK: Making

    /// A web view with `configuration`.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        ownConfiguration = configuration.copied()
        super.init(frame: frame)
        prepare()
    }

    /// A web view with a new configuration.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// A web view that a storyboard describes, with a new configuration.
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

    /// A touch is the page's unless a delegate of a recognizer on the web view or on its scroll view answered that it is not to be
    /// received.
    private func takes(_ touch: UITouch) -> Bool {
        !touch.refusals.contains { $0.view === self || $0.view === pageScroller || $0.view === pageScroller.content }
    }

    deinit {
        let (streams, tasks) = (streams, schemeTasks)
        MainActor.atDeath(leaving: (streams, tasks)) { streams, tasks in
            for stream in streams { stream.finish() }
            for task in tasks { task.stop() }
        }
    }

    /// The page; nil while there can be none.
    var page: WebPage? {
        if let knownPage { return knownPage }
        guard let made = WebPage(owner: self, configuration: ownConfiguration) else { return nil }
        knownPage = made
        pageScroller.content.native = OpaquePointer(made.view)
        applyAppearance(to: made)
        return made
    }

    /// Why there is no page.
    func unavailability() -> any Error {
        let error = WebPage.unavailability ?? .noDisplay
        if !hasToldUnavailability { webLog.error("\(error.localizedDescription)") }
        hasToldUnavailability = true
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

    /// Pages are light or dark as the web view is that was shown last.
    private func showStyle() { lwk_show_dark(traitCollection.userInterfaceStyle == .dark) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if pageScroller.frame != bounds { pageScroller.frame = bounds }
    }

    // MARK: What is shown

    /// The page's title; empty while there is none.
    open var title: String? { page.map { lwk_web_view_get_title($0.view).map { String(cString: $0) } ?? "" } ?? "" }

    /// The page's address.
    open var url: URL? { page.flatMap { lwk_web_view_get_uri($0.view) }.flatMap { URL(string: String(cString: $0)) } }

    /// Whether something is being loaded.
    open var isLoading: Bool { page.map { lwk_web_view_is_loading($0.view) != 0 } ?? false }

    /// How much of the page is there, from 0 to 1.
    open var estimatedProgress: Double { page.map { lwk_web_view_get_estimated_load_progress($0.view) } ?? 0 }

    /// Whether there is a page to go back to.
    open var canGoBack: Bool { page.map { lwk_web_view_can_go_back($0.view) != 0 } ?? false }

    /// Whether there is a page to go forward to.
    open var canGoForward: Bool { page.map { lwk_web_view_can_go_forward($0.view) != 0 } ?? false }

    /// Whether everything on the page came over connections that are encrypted.
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }

    // MARK: How it is shown

    /// How large the page shows what it shows. 1 unless set.
    open var pageZoom: CGFloat = 1 {
        didSet {
            guard pageZoom != oldValue, let page else { return }
            lwk_web_view_set_zoom_level(page.view, Double(pageZoom))
            // The page counts in units of its own, which are larger now: it tells nothing where their number is as before.
            let (ratio, offset, size) = (pageZoom / oldValue, pageScroller.contentOffset, pageScroller.contentSize)
            pageScroller.follow(
                offset: CGPoint(x: offset.x * ratio, y: offset.y * ratio),
                size: CGSize(width: size.width * ratio, height: size.height * ratio))
            readScrolling()
        }
    }

    /// What the web view says it is; nil for WebKitGTK's own words.
    open var customUserAgent: String? {
        didSet { if let page { lwk_set_string(page.settings, "user-agent", customUserAgent) } }
    }

    /// Whether fingers that swipe from an edge go back and forward. False unless set.
    open var allowsBackForwardNavigationGestures = false {
        didSet {
            if let page { lwk_set_bool(page.settings, "enable-back-forward-navigation-gestures", allowsBackForwardNavigationGestures) }
        }
    }

    /// Whether the page can be inspected, by its context menu. False unless set.
    open var isInspectable = false {
        didSet { if let page { lwk_set_bool(page.settings, "enable-developer-extras", isInspectable) } }
    }

    /// What is seen behind the page; white unless set.
    open var underPageBackgroundColor: UIColor! {
        didSet { if let page { applyAppearance(to: page) } }
    }

    /// Whether the page is drawn on white. Where it is not, a page without a background of its own lets what is behind it be seen.
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

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { knownPage != nil }
    open override var canBecomeFocused: Bool { knownPage != nil }

    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        // A person without a mouse has no other way to links.
        guard let page, context.nextFocusedItem === self, !context.focusHeading.isEmpty else { return }
        lwk_set_bool(page.settings, "enable-tabs-to-links", true)
    }

    open override var isFirstResponder: Bool { pageScroller.content.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { pageScroller.content.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { pageScroller.content.resignFirstResponder() }

    // MARK: Loading

    /// Whether WebKit serves a scheme by itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool { lwk_is_scheme_known(urlScheme) }

    /// Loads what `request` asks for. A file is granted to the page by that, alone; one of the app's own resources with all of these.
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

    /// The folder of the app's resources, for a file in it.
    private static func resources(around file: URL) -> [URL] {
        let path = file.standardizedFileURL.resolvingSymlinksInPath().path
        let roots = Bundle.allBundles.compactMap(\.resourceURL).filter { !["/", "/usr", "/usr/bin"].contains($0.standardizedFileURL.path) }
        return roots.filter { path.hasPrefix($0.standardizedFileURL.resolvingSymlinksInPath().path + "/") }
    }

    /// Shows `string`, whose links count from `baseURL`. A base that is a file grants the page the folder that it is or is in.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        // Text with a zero in it would end there.
        guard !string.utf8.contains(0) else {
            return load(Data(string.utf8), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: baseURL)
        }
        return begin(granting: Self.folder(of: baseURL)) { lwk_web_view_load_html($0.view, string, baseURL?.absoluteString) }
    }

    private static func folder(of base: URL?) -> [URL] {
        guard let base, base.isFileURL else { return [] }
        return [base.hasDirectoryPath ? base : base.deletingLastPathComponent()]
    }

    /// Shows data of a type, whose links count from `baseURL`. A base that is a file grants the page the folder that it is or is in.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL?) -> WKNavigation? {
        begin(granting: Self.folder(of: baseURL)) { page in
            data.withUnsafeBytes {
                lwk_view_load_bytes(page.view, $0.baseAddress, $0.count, MIMEType, characterEncodingName, baseURL?.absoluteString)
            }
        }
    }

    /// Shows a file. The page may go to and take in files that are `readAccessURL` or in it, those that were granted before, and no others.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard URL.isFileURL, readAccessURL.isFileURL else { return nil }
        return begin(granting: [URL, readAccessURL]) { lwk_web_view_load_uri($0.view, URL.absoluteString) }
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? { begin { lwk_web_view_reload($0.view) } }

    /// Loads the page and everything on it again, and takes nothing from a cache.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { begin { lwk_web_view_reload_bypass_cache($0.view) } }

    /// Ends loading.
    open func stopLoading() {
        waiting = nil
        if let page { lwk_web_view_stop_loading(page.view) }
    }

    /// Goes to the page before.
    @discardableResult
    open func goBack() -> WKNavigation? { canGoBack ? begin { lwk_web_view_go_back($0.view) } : nil }

    /// Goes to the page after.
    @discardableResult
    open func goForward() -> WKNavigation? { canGoForward ? begin { lwk_web_view_go_forward($0.view) } : nil }

    /// Goes to a page of the ``backForwardList``.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard let found = backForwardList.foreignItem(at: item.index) else { return nil }
        return begin { lwk_web_view_go_to_back_forward_list_item($0.view, found) }
    }

    /// Loads what `request` asks for into a file.
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
    /// `completionHandler` gets the value of the last statement, as in ``WKScriptMessage/body``, nil for `undefined`, or a ``WKError``.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        baseEvaluateJavaScript(javaScriptString, completionHandler: completionHandler)
    }

    /// Takes an image of the visible part of the page.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        baseTakeSnapshot(with: snapshotConfiguration, completionHandler: completionHandler)
    }

    /// Begins to load something. Files are granted to the page before.
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
