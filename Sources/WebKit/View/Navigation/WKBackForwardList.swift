internal import CWebKit

/// A page in the history of a web view.
@preconcurrency @MainActor
open class WKBackForwardListItem: MainActorObject {
    /// The page's URL.
    open private(set) var url: URL
    /// The page's title.
    open private(set) var title: String?
    /// The requested URL, before redirects.
    open private(set) var initialURL: URL
    /// The index relative to the current page, whose index is 0.
    let index: Int

    init?(_ item: UnsafeMutableRawPointer, index: Int) {
        guard let url = lwk_back_forward_list_item_get_uri(item).flatMap({ URL(string: String(cString: $0)) }) else { return nil }
        self.url = url
        title = lwk_back_forward_list_item_get_title(item).map { String(cString: $0) }
        initialURL = lwk_back_forward_list_item_get_original_uri(item).flatMap { URL(string: String(cString: $0)) } ?? url
        self.index = index
        super.init(onMainActor: ())
    }
}

/// The history of a web view. Its properties return the current state.
@preconcurrency @MainActor
open class WKBackForwardList: MainActorObject {
    private weak var webView: WKWebView?

    /// Creates an empty list.
    public init() { super.init(onMainActor: ()) }

    convenience init(_ webView: WKWebView) {
        self.init()
        self.webView = webView
    }

    /// The current page.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before the current one.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after the current one.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before the current one, oldest first.
    open var backList: [WKBackForwardListItem] { items(step: -1).reversed() }
    /// The pages after the current one, nearest first.
    open var forwardList: [WKBackForwardListItem] { items(step: 1) }

    /// Returns the page at an index relative to the current page. Negative indices are before it.
    open func item(at index: Int) -> WKBackForwardListItem? {
        nativeItem(at: index).flatMap { WKBackForwardListItem($0, index: index) }
    }

    func nativeItem(at index: Int) -> UnsafeMutableRawPointer? {
        guard let page = webView?.page, let list = lwk_web_view_get_back_forward_list(page.view) else { return nil }
        return lwk_back_forward_list_get_nth_item(list, Int32(clamping: index))
    }

    private func items(step: Int) -> [WKBackForwardListItem] {
        var found: [WKBackForwardListItem] = []
        while let item = item(at: step * (found.count + 1)) { found.append(item) }
        return found
    }
}
