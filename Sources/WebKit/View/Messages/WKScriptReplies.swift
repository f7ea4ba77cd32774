/// The methods of ``WKScriptMessageHandlerWithReply``. ``_WKNavigationDecisions`` explains why each handler has two types.
@_documentation(visibility: internal)
@MainActor
public protocol _WKScriptReplies: AnyObject {
    /// Called when a script posted a message. Call `replyHandler` once, with a value or an error message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)

    @_disfavoredOverload
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)

    /// Called when a script posted a message. Returns a value or an error message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension _WKScriptReplies {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        let older: (Any?, String?) -> Void = replyHandler
        self.userContentController(userContentController, didReceive: message, replyHandler: older)
    }

    @_disfavoredOverload
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
    ) async -> (Any?, String?) { (nil, "\(type(of: self)) does not reply to script messages") }
}
