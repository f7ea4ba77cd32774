/// What a script of a page said: `webkit.messageHandlers.NAME.postMessage(body)`.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// A number, text, date, `NSNull`, array or dictionary.
    public let body: Any
    /// The web view whose page it was.
    open private(set) weak var webView: WKWebView?
    /// The name under which the handler was added.
    public let name: String
    /// The world of the script.
    public let world: WKContentWorld

    init(body: Any, webView: WKWebView?, name: String, world: WKContentWorld) {
        self.body = body
        self.webView = webView
        self.name = name
        self.world = world
        super.init()
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
public protocol WKScriptMessageHandlerWithReply: AnyObject {
    /// A script posted a message. `replyHandler` is called once, with a value or with the message of an error.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)

    /// A script posted a message: the answer is a value, or else the message of an error.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) {
        Task { @MainActor in
            let (value, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, error)
        }
    }

    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, "\(type(of: self)) does not answer") }
}
