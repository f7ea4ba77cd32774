internal import CWebKit

/// A script message handler: a name, a content world and a closure.
@MainActor
final class ScriptMessageListener {
    let name: String
    let world: WKContentWorld
    let replies: Bool
    private let handle: (WKScriptMessage, ((Any?, String?) -> Void)?) -> Void

    init(
        name: String, world: WKContentWorld, replies: Bool,
        _ handle: @escaping (WKScriptMessage, ((Any?, String?) -> Void)?) -> Void
    ) {
        self.name = name
        self.world = world
        self.replies = replies
        self.handle = handle
    }

    fileprivate func heard(_ value: UnsafeMutableRawPointer?, _ reply: UnsafeMutableRawPointer?, from view: WKWebView?) {
        let body: Any
        do {
            body = try ScriptValue.read(value) ?? NSNull()
        } catch {
            webLog.warning("Ignored a message to the script message handler \"\(name)\": \(error.localizedDescription)")
            if let reply { lwk_script_message_reply_return_error_message(reply, error.localizedDescription) }
            return
        }
        let message = WKScriptMessage(body: body, webView: view, name: name, world: world)
        guard let reply, let value, let scriptContext = lwk_jsc_value_get_context(value) else { return handle(message, nil) }
        let answer = ScriptReply(reply, scriptContext)
        handle(message) { answer.give($0, $1) }
    }
}

/// Receives the messages that the scripts of one page post to a ``ScriptMessageListener``.
@MainActor
final class MessageConnection {
    let listener: ScriptMessageListener
    private weak var page: WebPage?
    private let manager: UnsafeMutableRawPointer
    private var number: UInt64?

    init(_ listener: ScriptMessageListener, page: WebPage) {
        self.listener = listener
        self.page = page
        manager = page.manager
        let context = Unmanaged.passUnretained(self).toOpaque()
        // WebKitGTK's signal identifies the handler's name but not its world. A name can therefore be used in only one world at a time.
        number = lwk_manager_listen(
            manager, listener.name, listener.replies,
            { context, value, reply in
                // `nonisolated(unsafe)`: WebKitGTK calls on the main thread, and the arguments are only used during this call.
                nonisolated(unsafe) let (value, reply) = (value, reply)
                return WebKitCallContext.with(context, MessageConnection.self) { $0.listener.heard(value, reply, from: $0.page?.owner) }
                    != nil
            }, context)
        let isNew =
            listener.replies
            ? lwk_user_content_manager_register_script_message_handler_with_reply(manager, listener.name, listener.world.nativeName)
            : lwk_user_content_manager_register_script_message_handler(manager, listener.name, listener.world.nativeName)
        if isNew == 0 {
            webLog.error(
                "Cannot register the script message handler \"\(listener.name)\": WebKitGTK already has one of that name. Use another name."
            )
        }
    }

    /// Stops receiving messages. Call it before the page's manager is released.
    func end() {
        guard let number else { return }
        self.number = nil
        lwk_disconnect(manager, number)
        lwk_user_content_manager_unregister_script_message_handler(manager, listener.name, listener.world.nativeName)
    }
}

/// The reply for which a script waits. If the app never replies, the script receives an error.
@MainActor
private final class ScriptReply {
    private let reply: UnsafeMutableRawPointer
    private let scriptContext: UnsafeMutableRawPointer
    private var isGiven = false

    init(_ reply: UnsafeMutableRawPointer, _ scriptContext: UnsafeMutableRawPointer) {
        self.reply = lwk_script_message_reply_ref(reply)
        self.scriptContext = scriptContext
        lwk_retain(scriptContext)
    }

    isolated deinit {
        if !isGiven { lwk_script_message_reply_return_error_message(reply, "The script message handler did not reply.") }
        lwk_script_message_reply_unref(reply)
        lwk_release(scriptContext)
    }

    func give(_ value: Any?, _ error: String?) {
        guard !isGiven else { return webLog.error("Ignored the second reply to a script message. Call replyHandler once.") }
        isGiven = true
        if let error { return lwk_script_message_reply_return_error_message(reply, error) }
        do {
            let made =
                value == nil
                ? lwk_jsc_value_new_undefined(scriptContext) : lwk_jsc_value_new_from_json(scriptContext, try ScriptValue.json(value))
            guard let made else { return lwk_script_message_reply_return_error_message(reply, "The reply cannot be converted to JSON.") }
            lwk_script_message_reply_return_value(reply, made)
            lwk_release(made)
        } catch {
            lwk_script_message_reply_return_error_message(reply, error.localizedDescription)
        }
    }
}
