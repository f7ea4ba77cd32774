/// A message that a script posted: `webkit.messageHandlers.NAME.postMessage(body)`.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The message body: a number, string, date, `NSNull`, array or dictionary.
    open private(set) var body: Any = NSNull()
    /// The web view of the page.
    open private(set) weak var webView: WKWebView?
    /// The name of the handler.
    open private(set) var name = ""
    /// The content world of the script.
    open private(set) var world = WKContentWorld.page

    /// Creates a message without a body or a name. Tests of handlers override its properties.
    public override init() { super.init() }

    convenience init(body: Any, webView: WKWebView?, name: String, world: WKContentWorld) {
        self.init()
        self.body = body
        self.webView = webView
        self.name = name
        self.world = world
    }
}

/// Receives the messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    /// Called when a script posted a message.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives the messages of scripts and replies to them: `postMessage` returns a promise to the script.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: _WKScriptReplies {}
