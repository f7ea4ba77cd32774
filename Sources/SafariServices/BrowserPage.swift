import Host
import UIKit
import FoundationNetworking

/// A web page with a history, in a view.
@MainActor
package protocol BrowserPage: AnyObject {
    var view: UIView { get }
    /// The URL of the current navigation, which may not have sent any content yet.
    var url: URL? { get }
    /// The URL of the shown content; nil before the first content arrived.
    var shownURL: URL? { get }
    var title: String { get }
    var isLoading: Bool { get }
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }

    /// Called after one of the properties changed.
    var onChange: (() -> Void)? { get set }
    /// Decides whether the main frame may navigate to a URL.
    var allows: ((URL) -> Bool)? { get set }
    /// Called after a server redirected a navigation, with the new URL.
    var onRedirect: ((URL) -> Void)? { get set }
    /// Called after a navigation ended, with its error; nil if the page loaded.
    var onFinish: (((any Error)?) -> Void)? { get set }

    func load(_ request: URLRequest)
    func reload()
    func stopLoading()
    func goBack()
    func goForward()
}

/// Creates the web pages of a platform. Tests can replace it.
@MainActor
package final class BrowserPages {
    /// Creates a page. The parameter states whether the page's data is deleted with the page.
    package let make: (_ isEphemeral: Bool) -> any BrowserPage

    private init(_ make: @escaping (_ isEphemeral: Bool) -> any BrowserPage) { self.make = make }

    /// The platform's source of pages.
    static func of(_ platform: any HostPlatform) -> BrowserPages {
        platform.singletons.value(of: BrowserPages.self) { BrowserPages { WebKitPage(isEphemeral: $0) } }
    }

    /// Sets the platform's source of pages, before the app uses one.
    package static func install(on platform: any HostPlatform, _ make: @escaping (_ isEphemeral: Bool) -> any BrowserPage) {
        _ = platform.singletons.value(of: BrowserPages.self) { BrowserPages(make) }
    }
}
