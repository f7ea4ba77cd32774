import Foundation
import FoundationNetworking
import Host
import SafariServices
import UIKit

/// The simulated web, and the user of a page of `SFSafariViewController` or `ASWebAuthenticationSession`.
@MainActor
public final class TestBrowser {
    /// The web's answer to a request.
    public enum Answer: Sendable {
        /// A page with a title.
        case page(title: String)
        /// A server's redirect.
        case redirect(to: URL)
        /// The page cannot be loaded. The browser shows the reason.
        case failure(reason: String)
        /// The server never answers.
        case silence
    }

    /// The web's answer for a URL. The default is a page with the title "Page".
    public var answer: (URL) -> Answer = { _ in .page(title: "Page") }

    /// The requested URLs, in order. Redirects that the app intercepted are not requested.
    public internal(set) var requests: [URL] = []

    /// Whether cookies and other data of the newest page are deleted with the page; nil before the first page.
    public private(set) var isEphemeral: Bool?

    private weak var page: TestPage?
    private unowned let platform: TestPlatform

    init(_ platform: TestPlatform) {
        self.platform = platform
        BrowserPages.install(on: platform) { [weak self, weak platform] isEphemeral in
            let page = TestPage(self, platform)
            self?.page = page
            self?.isEphemeral = isEphemeral
            return page
        }
    }

    /// Clicks a link to a URL in the newest page.
    public func follow(_ url: URL) { platform.enter { page?.navigate(to: url) } }
}

/// A page of the test's web. Each request takes 0.1 seconds.
@MainActor
private final class TestPage: BrowserPage {
    private weak var browser: TestBrowser?
    private weak var platform: TestPlatform?
    private let label = UILabel()
    private var history: [(url: URL, title: String)] = []
    private var index = -1
    private var timer: (any HostTimer)?
    /// The URL of a navigation that was not answered yet.
    private var pending: URL?
    private var isWaiting = false

    var onChange: (() -> Void)?
    var allows: ((URL) -> Bool)?
    var onRedirect: ((URL) -> Void)?
    var onFinish: (((any Error)?) -> Void)?

    init(_ browser: TestBrowser?, _ platform: TestPlatform?) { (self.browser, self.platform) = (browser, platform) }

    private static let delay: TimeInterval = 0.1

    var view: UIView { label }
    var url: URL? { pending ?? shownURL }
    var shownURL: URL? { history.indices.contains(index) ? history[index].url : nil }
    var title: String { history.indices.contains(index) ? history[index].title : "" }
    var isLoading: Bool { timer != nil || isWaiting }
    var canGoBack: Bool { index > 0 }
    var canGoForward: Bool { index + 1 < history.count }

    func load(_ request: URLRequest) { if let url = request.url { navigate(to: url) } }

    func reload() { if let url { request(url, isNew: false) } }

    func stopLoading() {
        timer?.cancel()
        (timer, pending, isWaiting) = (nil, nil, false)
        onChange?()
    }

    func goBack() { move(by: -1) }
    func goForward() { move(by: 1) }

    private func move(by offset: Int) {
        guard history.indices.contains(index + offset) else { return }
        index += offset
        reload()
    }

    /// Begins a navigation, if the app allows it.
    func navigate(to url: URL) {
        if allows?(url) ?? true { request(url, isNew: true) }
    }

    private func request(_ url: URL, isNew: Bool) {
        timer?.cancel()
        (pending, isWaiting) = (url, false)
        browser?.requests.append(url)
        timer = platform?.schedule(after: Self.delay) { [weak self] in self?.receive(url, isNew: isNew) }
        onChange?()
    }

    private func receive(_ url: URL, isNew: Bool) {
        timer = nil
        let answer = browser?.answer(url) ?? .failure(reason: "The test has ended.")
        if case .silence = answer {} else { pending = nil }
        switch answer {
        case .page(let title):
            if isNew {
                history.removeSubrange((index + 1)...)
                history.append((url, title))
                index += 1
            } else {
                history[index].title = title
            }
            label.text = title
            onChange?()
            onFinish?(nil)
        case .redirect(let target):
            guard allows?(target) ?? true else { return }
            onRedirect?(target)
            request(target, isNew: isNew)
        case .failure(let reason):
            onChange?()
            onFinish?(CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: reason]))
        case .silence: isWaiting = true
        }
    }
}
