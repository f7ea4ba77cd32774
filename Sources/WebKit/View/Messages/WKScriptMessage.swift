/// A message that a script posted: `webkit.messageHandlers.NAME.postMessage(body)`.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The message body: a number, string, date, `NSNull`, array or dictionary.
    open private(set) var body: Any = NSNull()
    /// The web view whose page posted the message.
    open private(set) weak var webView: WKWebView?
    /// The name of the message handler.
    open private(set) var name = ""
    /// The content world of the script that posted the message.
    open private(set) var world = WKContentWorld.page

    /// Creates a message without a body or a name, for tests of handlers. Subclasses in tests override its properties.
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

/// Receives the messages of scripts and replies to them. In the script, `postMessage` returns a promise of the reply.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: _WKScriptReplies {}
