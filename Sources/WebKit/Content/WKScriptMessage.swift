/// What a script of a page said: `webkit.messageHandlers.NAME.postMessage(body)`.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// A number, text, date, `NSNull`, array or dictionary.
    open private(set) var body: Any = NSNull()
    /// The web view whose page it was.
    open private(set) weak var webView: WKWebView?
    /// The name under which the handler was added.
    open private(set) var name = ""
    /// The world of the script.
    open private(set) var world = WKContentWorld.page

    /// A message without a body or a name. Tests of handlers override what it says.
    public override init() { super.init() }

    convenience init(body: Any, webView: WKWebView?, name: String, world: WKContentWorld) {
        self.init()
        self.body = body
        self.webView = webView
        self.name = name
        self.world = world
    }
}

/// Hears the messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    /// A script posted a message.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears the messages of scripts, and answers them: the script's `postMessage` is a promise.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: _WKScriptReplies {}
