import UIKit
import FoundationNetworking

/// The content of a browser: the page, the items of its bars, and the reason why no page is shown.
@MainActor
package final class BrowserController: UIViewController {
    /// The page.
    package let page: any BrowserPage
    private let request: URLRequest
    private let unavailableView = UIContentUnavailableView(configuration: .empty())
    private let addressLabel = UILabel()
    private var hasEndedInitialLoad = false

    /// Called after the user chose Done.
    package var onDone: (() -> Void)?
    /// Called after the first page loaded or failed, with its error.
    package var onInitialLoad: (((any Error)?) -> Void)?
    /// Called after a server redirected the first page.
    package var onInitialRedirect: ((URL) -> Void)?
    /// Called before a navigation loads. If it returns true, the navigation is cancelled.
    package var takesNavigation: ((URL) -> Bool)?
    /// Called before the page opens in the desktop's browser.
    var onOpenInBrowser: (() -> Void)?
    /// The app's activities and the excluded ones for a page.
    var activities: ((URL, String) -> (own: [UIActivity], excluded: [UIActivity.ActivityType]))?

    private lazy var back = item("chevron.backward", "Back") { $0.page.goBack() }
    private lazy var forward = item("chevron.forward", "Forward") { $0.page.goForward() }
    private lazy var share = UIBarButtonItem(systemItem: .action, primaryAction: action { $0.sharePage() })
    private lazy var browser = item("safari", "Open in Browser") { $0.openInBrowser() }
    private lazy var reload = UIBarButtonItem(systemItem: .refresh, primaryAction: action { $0.reloadPage() })
    private lazy var stop = UIBarButtonItem(systemItem: .stop, primaryAction: action { $0.page.stopLoading() })

    /// Creates a browser that loads `request` when its view loads.
    ///
    /// - Parameter isEphemeral: Whether cookies and other data are deleted with the page.
    package init(_ request: URLRequest, isEphemeral: Bool = false) {
        self.request = request
        page = BrowserPages.of(UIApplication.shared.hostPlatform).make(isEphemeral)
        super.init(nibName: nil, bundle: nil)
        showDismissButton()
    }

    package required init?(coder: NSCoder) { nil }

    /// The system item that closes the browser.
    package var dismissButton: UIBarButtonItem.SystemItem = .done {
        didSet { showDismissButton() }
    }

    private func showDismissButton() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: dismissButton, primaryAction: action { $0.onDone?() })
    }

    private func action(_ body: @escaping (BrowserController) -> Void) -> UIAction {
        UIAction { [weak self] _ in if let self { body(self) } }
    }

    private func item(_ symbol: String, _ label: String, _ body: @escaping (BrowserController) -> Void) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: nil)
        item.primaryAction = action(body)
        item.accessibilityLabel = label
        return item
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for content in [page.view, unavailableView] {
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
        }
        unavailableView.backgroundColor = .systemBackground
        unavailableView.isHidden = true
        addressLabel.font = .preferredFont(forTextStyle: .headline)
        // The end of a host name determines its owner.
        addressLabel.lineBreakMode = .byTruncatingHead
        navigationItem.titleView = addressLabel
        setToolbarItems([back, .flexibleSpace(), forward, .flexibleSpace(), share, .flexibleSpace(), browser], animated: false)
        page.onChange = { [weak self] in self?.update() }
        page.allows = { [weak self] in self?.allows($0) ?? false }
        page.onRedirect = { [weak self] in self?.didRedirect(to: $0) }
        page.onFinish = { [weak self] in self?.didFinish($0) }
        update()
        page.load(request)
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let frame = view.bounds.inset(by: view.safeAreaInsets)
        (page.view.frame, unavailableView.frame) = (frame, frame)
    }

    // MARK: Navigation

    private func allows(_ url: URL) -> Bool {
        if takesNavigation?(url) ?? false { return false }
        if url.isOnWeb || url.scheme == "about" { return true }
        // Another program handles links such as mailto:. A page must not open files.
        if !url.isFileURL, !["data", "javascript", "blob"].contains(url.scheme) { UIApplication.shared.open(url) }
        return false
    }

    private func didRedirect(to url: URL) {
        if !hasEndedInitialLoad { onInitialRedirect?(url) }
    }

    private func didFinish(_ error: (any Error)?) {
        if let error { show(error) }
        unavailableView.isHidden = error == nil
        update()
        guard !hasEndedInitialLoad else { return }
        hasEndedInitialLoad = true
        onInitialLoad?(error)
    }

    /// Shows the reason why no page is shown.
    private func show(_ error: any Error) {
        browserLog.error("Cannot show \"\(currentURL.absoluteString.prefix(200))\": \(error.localizedDescription)")
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "exclamationmark.triangle")
        content.text = "Cannot Open the Page"
        content.secondaryText = error.localizedDescription
        content.button.title = "Open in Browser"
        content.buttonProperties.primaryAction = UIAction(title: "Open in Browser") { [weak self] _ in self?.openInBrowser() }
        unavailableView.configuration = content
    }

    // MARK: Bars

    private var currentURL: URL { page.url ?? request.url ?? URL(fileURLWithPath: "/") }

    private func update() {
        // A page could start a navigation to another site that never answers. The address is that of the content, not of the navigation.
        let shown = page.shownURL ?? currentURL
        addressLabel.text = shown.host ?? shown.absoluteString
        addressLabel.sizeToFit()
        back.isEnabled = page.canGoBack
        forward.isEnabled = page.canGoForward
        let item = page.isLoading ? stop : reload
        if navigationItem.rightBarButtonItem !== item { navigationItem.rightBarButtonItem = item }
    }

    private func reloadPage() {
        // A page that failed to load has no URL to reload.
        if page.url == nil { page.load(request) } else { page.reload() }
    }

    private func sharePage() {
        let (own, excluded) = activities?(currentURL, page.title) ?? ([], [])
        let sheet = UIActivityViewController(activityItems: [currentURL], applicationActivities: own)
        sheet.excludedActivityTypes = excluded
        sheet.popoverPresentationController?.barButtonItem = share
        present(sheet, animated: true)
    }

    private func openInBrowser() {
        onOpenInBrowser?()
        UIApplication.shared.open(currentURL)
    }
}

extension URL {
    /// Whether the URL has the scheme `http` or `https`.
    package var isOnWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
