import UIKit
import FoundationNetworking

/// A browser for one page, with a navigation bar and a toolbar.
///
/// Present it. WebKitGTK shows the page; if it is missing, the controller shows the reason and offers to open the page in the desktop's browser.
/// Differs from UIKit: pages share cookies with the app's web views, and the reader is absent.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The style of the button that closes the browser.
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    /// The settings of a new browser.
    @preconcurrency @MainActor
    open class Configuration: MainActorObject, NSCopying {
        /// Whether the reader opens if a page has one. Only stored: no page has a reader.
        open var entersReaderIfAvailable = false
        /// Whether the bars collapse while the user scrolls. Only stored: the bars stay visible.
        open var barCollapsingEnabled = true

        /// Creates the default settings.
        public init() { super.init(onMainActor: ()) }

        /// A copy.
        open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }

        fileprivate func copied() -> Configuration {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            return copy
        }
    }

    /// The delegate. It is not retained.
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    /// A copy of the settings.
    open var configuration: Configuration { ownConfiguration.copied() }
    private let ownConfiguration: Configuration

    /// The background colour of the bars; nil for the default one.
    open var preferredBarTintColor: UIColor? {
        didSet { styleDidChange() }
    }

    /// The colour of the buttons in the bars; nil for the default one.
    open var preferredControlTintColor: UIColor? {
        didSet { styleDidChange() }
    }

    /// The button that closes the browser. Done by default.
    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet {
            browser.dismissButton =
                switch dismissButtonStyle {
                case .done: .done
                case .close: .close
                case .cancel: .cancel
                }
        }
    }

    private let browser: BrowserController
    private let bars: UINavigationController
    private let dismissal = DismissalObserver()

    /// Creates a browser for a page. A URL with another scheme than `http` or `https` is a programming error and stops the program; UIKit throws an
    /// exception.
    public init(url URL: URL, configuration: Configuration) {
        precondition(
            URL.isOnWeb,
            "Cannot create an SFSafariViewController for \"\(URL)\": only http and https are supported. Use UIApplication.open(_:).")
        ownConfiguration = configuration.copied()
        browser = BrowserController(URLRequest(url: URL))
        bars = UINavigationController(rootViewController: browser)
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a browser for a page with the default settings.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a browser for a page. Superseded by ``init(url:configuration:)``.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Not supported: a storyboard has no URL for the browser.
    public required init?(coder: NSCoder) { return nil }

    private func prepare() {
        bars.isToolbarHidden = false
        dismissal.onDismiss = { [weak self] in
            guard let self else { return }
            delegate?.safariViewControllerDidFinish(self)
        }
        browser.onDone = { [weak self] in self?.finish() }
        browser.onInitialLoad = { [weak self] error in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: error == nil)
        }
        browser.onInitialRedirect = { [weak self] url in
            guard let self else { return }
            delegate?.safariViewController(self, initialLoadDidRedirectTo: url)
        }
        browser.onOpenInBrowser = { [weak self] in
            guard let self else { return }
            delegate?.safariViewControllerWillOpenInBrowser(self)
        }
        browser.activities = { [weak self] url, title in
            guard let self, let delegate else { return ([], []) }
            return (
                delegate.safariViewController(self, activityItemsFor: url, title: title),
                delegate.safariViewController(self, excludedActivityTypesFor: url, title: title)
            )
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(bars)
        bars.view.frame = view.bounds
        bars.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(bars.view)
        bars.didMove(toParent: self)
        styleDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Keep a presentation delegate that the app has set.
        guard parent == nil, let presentationController, presentationController.delegate == nil else { return }
        presentationController.delegate = dismissal
    }

    private func styleDidChange() {
        guard isViewLoaded else { return }
        bars.navigationBar.barTintColor = preferredBarTintColor
        bars.toolbar.barTintColor = preferredBarTintColor
        bars.navigationBar.tintColor = preferredControlTintColor
        bars.toolbar.tintColor = preferredControlTintColor
    }

    /// Closes the browser and notifies the delegate, which may close it too.
    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        if let navigationController, navigationController.viewControllers.count > 1 {
            if navigationController.topViewController === self { navigationController.popViewController(animated: true) }
        } else if presentingViewController != nil, !isBeingDismissed {
            dismiss(animated: true)
        }
    }
}
